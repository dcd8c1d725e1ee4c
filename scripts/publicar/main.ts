import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { isBuilt } from '../make/keys';
import { placesOf, projectOptions } from '../make/places';
import { goBack, publish } from './publish';
import { Failed } from './session';
import { parseTarget, VERSION } from './target';

/** How many versions stay, if nobody says otherwise. */
const KEEP = 5;

/**
 * `npm run publicar -- usuario@servidor:/carpeta`: puts `out/` on a server of one's own, by SSH
 * (docs/publicar.md). `--ensayo` only says what would change; `--volver` goes back.
 * @throws Failed, or Error in Spanish when the order is not one
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ensayo: { type: 'boolean', default: false },
      volver: { type: 'boolean', default: false },
      conservar: { type: 'string', default: String(KEEP) },
      config: { type: 'string' },
    },
  });
  const [given, version, ...more] = positionals;
  const target = parseTarget(given);
  const { ensayo: trial, volver, config } = values;
  const keep = Number(values.conservar);
  if (more.length > 0 || (version !== undefined && !(volver && VERSION.test(version))))
    throw new Failed('Sobra algo en la orden. Una versión sólo se nombra con --volver.');
  if (!Number.isInteger(keep) || keep < 2)
    throw new Failed('--conservar dice cuántas versiones se quedan: 2 o más.');
  if (volver) {
    const done = await goBack({ target, version, config, print: console.log });
    console.log(`Se volvió a la versión ${done}.`);
    return;
  }
  nextEnv.loadEnvConfig(process.cwd());
  const places = placesOf(projectOptions());
  if (!(await isBuilt(places)))
    throw new Failed(
      'out/ no es lo que hoy se compila de content/, el código y las llaves de correo. Ejecute npm run build, revise el sitio y repita.',
    );
  for (const warning of warningsOf(places.report)) console.warn(`Aviso: ${warning}`);
  const options = { out: places.out, cache: places.cache, target, trial, keep, config };
  const shown = await publish({ ...options, print: console.log });
  if (trial) console.log('Fue un ensayo: nada cambió.');
  else
    console.log(
      `Los visitantes ven la versión ${shown}. Compruébela: npm run verificar -- https://…`,
    );
}

/** What the build warned of: a demonstration, forms without keys. */
const warningsOf = (report: string): string[] =>
  existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as { warnings: string[] }).warnings
    : [];

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Failed) console.error('Los visitantes siguen viendo lo que veían.');
  process.exitCode = 1;
}
