import { parseArgs } from 'node:util';
import { isBuilt } from '../make/keys';
import { readReport } from '../make/report';
import { officeOptions, pathsOf, type BuildPaths } from '../make/paths';
import { loadContent } from '@/lib/check';
import { openOffice } from '@/lib/office-folder/open';
import { Store } from '@/lib/store';
import { refuseSilentForms } from './envio';
import { noteAddresses } from './note-addresses';
import { publish } from './publish';
import { Failed, session, shownForms, type SessionOptions } from './session';
import { parseTarget } from './target';

const ADVICE =
  'Póngalas en .env.local o en las variables de quien compila, ejecute npm run build y repita. Si es lo que quiere, repita con --sin-formularios.';

/**
 * `npm run publicar -- usuario@servidor:/carpeta`: puts `out/` on a server of one's own, by SSH
 * (docs/publicar.md). `--volver` goes back to the version before, or to the one that it names;
 * `--revisar-formularios`, without a server, only sees that `out/` may be published by another way.
 * `--sin-formularios` allows a site whose forms send nothing.
 * @throws Failed, or Error in Spanish when the order is not one
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      volver: { type: 'boolean', default: false },
      'sin-formularios': { type: 'boolean', default: false },
      'revisar-formularios': { type: 'boolean', default: false },
    },
  });
  const silent = values['sin-formularios'];
  if (values['revisar-formularios']) {
    if (positionals.length > 0 || values.volver)
      throw new Failed('Sobra algo en la orden: --revisar-formularios mira out/, y nada más.');
    await mayPublish({ silent, live: () => Promise.resolve(undefined) });
    console.log('out/ puede publicarse.');
    return;
  }
  const [given, version, ...more] = positionals;
  const target = parseTarget(given);
  if (more.length > 0 || (version !== undefined && !values.volver))
    throw new Failed('Sobra algo en la orden. Una versión sólo se nombra con --volver.');
  if (values.volver) return goBack({ target, version, silent });
  const { root, out, cache, store } = await mayPublish({
    silent,
    live: () => shownForms({ target }),
  });
  const shown = await publish({ out, cache, target, print: console.log });
  console.log(
    `Los visitantes ven la versión ${shown}. Compruébela: npm run verificar -- https://…`,
  );
  await noteAddresses(root, loadContent(root, { store: new Store(store) }));
}

/** Sees that `out/` is today's build and that its forms send, or that it is meant that they don't. */
async function mayPublish(
  how: Pick<Parameters<typeof refuseSilentForms>[0], 'silent' | 'live'>,
): Promise<BuildPaths> {
  const paths = pathsOf(officeOptions(openOffice()));
  if (!isBuilt(paths))
    throw new Failed(
      'out/ no es lo que hoy se compila de content/, el código y las llaves de correo. Ejecute npm run build, revise el sitio y repita.',
    );
  await refuseSilentForms({ ...how, out: paths.out, advice: ADVICE });
  for (const warning of readReport(paths)?.warnings ?? []) console.warn(`Aviso: ${warning}`);
  return paths;
}

async function goBack(given: Pick<SessionOptions, 'target' | 'version' | 'silent'>): Promise<void> {
  let said = false;
  const hearForms = () => (said = true);
  const shown = await session({ ...given, action: 'back', hearForms });
  console.log(`Se volvió a la versión ${shown}.`);
  if (!said)
    console.warn('Aviso: esa versión no dice si sus formularios envían. Pruébelos en el sitio.');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Failed) console.error('Los visitantes siguen viendo lo que veían.');
  process.exitCode = 1;
}
