import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HUELLAS, sha256 } from '../make/huellas';
import { isBuilt } from '../make/keys';
import { readReport } from '../make/report';
import { officeOptions, pathsOf, type BuildPaths } from '../make/paths';
import { loadContent } from '@/lib/check';
import { openOffice } from '@/lib/office-folder/open';
import { Store } from '@/lib/store';
import { refuseSilentForms } from './envio';
import { todayAt } from '@/lib/content/load/zone';
import { notePublication } from '../repository/publications';
import { NOBODY, NOTES, Repository } from '../repository/repository';
import { Shared } from '../repository/shared';
import { faultLines } from '../verificar/verify';
import { publish } from './publish';
import { Failed, lookAt, session, type SessionOptions } from './session';
import { parseTarget, type Target } from './target';

const ADVICE =
  'Póngalas en .env.local o en las variables de quien compila, ejecute npm run build y repita. Si es lo que quiere, repita con --sin-formularios.';

/**
 * `npm run publicar -- usuario@servidor:/carpeta`: puts `out/` on an own server, by SSH (docs/publicar.md).
 * `--diario` first brings others' saves, and builds; `--volver` goes back to the version before, or to the
 * named version; `--revisar` only looks for files of the server that are not those of `out/`, or are too
 * many; `--revisar-formularios`, without a server, only sees that `out/` may be published by another way.
 * `--sin-formularios` allows a site whose forms send nothing.
 * @throws Failed, or Error in Spanish when the order is not one
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      volver: { type: 'boolean', default: false },
      diario: { type: 'boolean', default: false },
      'sin-formularios': { type: 'boolean', default: false },
      revisar: { type: 'boolean', default: false },
      'revisar-formularios': { type: 'boolean', default: false },
    },
  });
  const silent = values['sin-formularios'];
  if (values['revisar-formularios']) {
    if (positionals.length > 0 || values.volver)
      throw new Failed('Sobra algo en la orden: --revisar-formularios mira out/, y nada más.');
    const paths = pathsOf(officeOptions(openOffice()));
    await mayPublish(paths, { silent, live: () => Promise.resolve(undefined) });
    console.log('out/ puede publicarse.');
    return;
  }
  const [given, version, ...more] = positionals;
  const target = parseTarget(given);
  if (more.length > 0 || (version !== undefined && !values.volver))
    throw new Failed('Sobra algo en la orden. Una versión sólo se nombra con --volver.');
  if (values.revisar) return look(target);
  if (values.volver) return goBack({ target, version, silent });
  const paths = pathsOf(officeOptions(openOffice()));
  const { root, out, cache, store } = paths;
  const shared = new Shared(new Repository(root));
  if (values.diario) await buildLatest(paths, shared);
  const commit = await committed(shared.repository);
  await mayPublish(paths, {
    silent,
    live: async () => (await session({ target, action: 'forms' })).forms,
  });
  const shown = await publish({ out, cache, target, print: console.log });
  console.log(
    `Los visitantes ven la versión ${shown}. Compruébela: npm run verificar -- https://…`,
  );
  const content = loadContent(root, { store: new Store(store) });
  await notePublication(shared, { version: commit, content, author: NOBODY });
}

async function buildLatest(paths: BuildPaths, shared: Shared): Promise<void> {
  await shared.sync().catch((error: Error) => {
    throw new Failed(`No se publicó, porque falta lo que guardaron otros. ${error.message}`);
  });
  // A build takes minutes: refusals come before it.
  await committed(shared.repository);
  // Somebody may save while it builds.
  for (let left = 3; left > 0; left -= 1) {
    if (isBuilt(paths) && readReport(paths)?.day === todayAt(paths.root)) return;
    const { buildAndSay } = await import('../make/run');
    if (!(await buildAndSay(paths))) throw new Failed('No se publicó, porque no se compiló.');
  }
}

/** Returns the version that `out/` is of; undefined where there is no history. @throws Failed when it is of none */
async function committed(repository: Repository): Promise<string | undefined> {
  if ((await repository.missing()) !== undefined) return undefined;
  await repository.commit(NOTES, NOBODY, 'Anota lo publicado');
  const files = (await repository.dirty()).map(({ file }) => file);
  if (files.length > 0)
    throw new Failed(
      `Esto cambió y no está en la historia de la oficina; guárdelo desde la redacción, o con git commit, y repita: ${files.join(', ')}`,
    );
  return repository.idOf('HEAD');
}

async function mayPublish(
  paths: BuildPaths,
  how: Pick<Parameters<typeof refuseSilentForms>[0], 'silent' | 'live'>,
): Promise<void> {
  if (!isBuilt(paths))
    throw new Failed(
      'out/ no es lo que hoy se compila de content/, el código y las llaves de correo. Ejecute npm run build, revise el sitio y repita.',
    );
  await refuseSilentForms({ ...how, out: paths.out, advice: ADVICE });
  for (const warning of readReport(paths)?.warnings ?? []) console.warn(`Aviso: ${warning}`);
}

async function look(target: Target): Promise<void> {
  const { out } = pathsOf(officeOptions(openOffice()));
  const file = path.join(out, HUELLAS);
  if (!existsSync(file)) throw new Failed(`Falta ${file}. Ejecute npm run build y repita.`);
  const faults = await lookAt(target, sha256(readFileSync(file)));
  for (const line of faultLines({ faults })) console.error(line);
  if (faults.size === 0)
    return console.log('El servidor tiene los archivos de out/, y ninguno de más.');
  console.error(
    '\nPublique out/ otra vez: lo que sobra se queda fuera y lo alterado viaja de nuevo.',
  );
  process.exitCode = 1;
}

async function goBack(given: Pick<SessionOptions, 'target' | 'version' | 'silent'>): Promise<void> {
  const { shown, forms } = await session({ ...given, action: 'back' });
  console.log(`Se volvió a la versión ${shown}.`);
  if (forms === undefined)
    console.warn('Aviso: esa versión no dice si sus formularios envían. Pruébelos en el sitio.');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Failed) console.error('Los visitantes siguen viendo lo que veían.');
  process.exitCode = 1;
}
