import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { isBuilt } from '../make/keys';
import { readReport } from '../make/report';
import { pathsOf, projectOptions } from '../make/paths';
import { loadContent } from '@/lib/check';
import { Store } from '@/lib/store';
import { noteAddresses } from './note-addresses';
import { publish } from './publish';
import { Failed, session } from './session';
import { parseTarget } from './target';

/**
 * `npm run publicar -- usuario@servidor:/carpeta`: puts `out/` on a server of one's own, by SSH
 * (docs/publicar.md). `--volver` goes back to the version before, or to the one that it names.
 * @throws Failed, or Error in Spanish when the order is not one
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { volver: { type: 'boolean', default: false } },
  });
  const [given, version, ...more] = positionals;
  const target = parseTarget(given);
  if (more.length > 0 || (version !== undefined && !values.volver))
    throw new Failed('Sobra algo en la orden. Una versión sólo se nombra con --volver.');
  if (values.volver) {
    const shown = await session({ target, action: 'back', version });
    console.log(`Se volvió a la versión ${shown}.`);
    return;
  }
  nextEnv.loadEnvConfig(process.cwd());
  const paths = pathsOf(projectOptions());
  if (!isBuilt(paths))
    throw new Failed(
      'out/ no es lo que hoy se compila de content/, el código y las llaves de correo. Ejecute npm run build, revise el sitio y repita.',
    );
  for (const warning of readReport(paths)?.warnings ?? []) console.warn(`Aviso: ${warning}`);
  const { root, out, cache } = paths;
  const shown = await publish({ out, cache, target, print: console.log });
  console.log(
    `Los visitantes ven la versión ${shown}. Compruébela: npm run verificar -- https://…`,
  );
  await noteAddresses(root, loadContent(root, { store: new Store(paths.store) }));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Failed) console.error('Los visitantes siguen viendo lo que veían.');
  process.exitCode = 1;
}
