import { forTerminal } from '@/lib/content/load/terminal';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '@/lib/check';
import { Store } from '@/lib/store';
import { HUELLAS, sha256 } from '../make/huellas';
import { isBuilt } from '../make/keys';
import { officeOptions, pathsOf, type BuildPaths } from '../make/paths';
import { readReport } from '../make/report';
import { oneAtATime } from '../one-at-a-time';
import { openOffice } from '../open-office';
import { NOBODY, NOTES, Repository } from '../repository/repository';
import { Shared } from '../repository/shared';
import { faultLines } from '../verificar/verify';
import { makeApproved, takeApproved } from './approved';
import { refuseSilentForms } from './envio';
import { Failed } from './failed';
import { ADVICE, goBack, publishApproved, publishOut, tellDestination, type Order } from './orders';
import { lookAt } from './session';
import { parseTarget, refuseOffice, type Target } from './target';

/**
 * `npm run publicar -- usuario@servidor:/carpeta`: puts `out/` on an own server, by SSH, or in a folder of this
 * computer, `/carpeta` (docs/publicar.md), and so approves its version. `--diario` makes and publishes the approved version for today, and nothing saved since;
 * `--volver` goes back to the version before, or to the named version, and the approval with it; `--revisar` only
 * looks for files of the server that are not those of `out/`, or are too many; `--revisar-formularios`, without a
 * server, only sees that `out/` may be published by another way, with `--diario` after making it of the approved
 * version. `--sin-formularios` allows a site whose forms send nothing; `--confirmo-destino`, a change of where
 * complaints go.
 * @throws Failed, or Error in Spanish when the order is not one
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      volver: { type: 'boolean', default: false },
      diario: { type: 'boolean', default: false },
      'sin-formularios': { type: 'boolean', default: false },
      'confirmo-destino': { type: 'boolean', default: false },
      revisar: { type: 'boolean', default: false },
      'revisar-formularios': { type: 'boolean', default: false },
    },
  });
  const { diario, volver } = values;
  const silent = values['sin-formularios'];
  if (values['revisar-formularios']) {
    if (positionals.length > 0 || volver)
      throw new Failed('Sobra algo en la orden: --revisar-formularios mira out/, y nada más.');
  } else if (diario && volver) throw new Failed('Diga --diario o --volver, y no los dos.');
  const [given, version, ...more] = positionals;
  const target = values['revisar-formularios'] ? undefined : parseTarget(given);
  if (more.length > 0 || (version !== undefined && !volver))
    throw new Failed('Sobra algo en la orden. Una versión sólo se nombra con --volver.');
  const paths = pathsOf(officeOptions(await openOffice()));
  if (target) refuseOffice(paths.root, target);
  const shared = new Shared(new Repository(paths.root));
  const how = { silent, isConfirmed: values['confirmo-destino'], print: console.log };
  if (!target) return checkOut({ paths, shared, ...how }, diario);
  if (values.revisar) return look(paths, target);
  const order = { paths, shared, target, ...how };
  if (volver) return goBack(order, version);
  if (diario) return publishApproved(order);
  await oneAtATime(paths.siteLock, 'npm run publicar', async () => {
    const commit = await committed(shared.repository);
    refuseUnbuilt(paths);
    await publishOut(order, loadContent(paths.root, { store: new Store(paths.store) }), commit);
  });
}

/** For whoever publishes `out` by another way. @throws Failed */
async function checkOut(order: Omit<Order, 'target'>, diario: boolean): Promise<void> {
  const { paths, shared, silent } = order;
  if (diario)
    await oneAtATime(paths.siteLock, 'npm run publicar -- --diario', async () => {
      const { content } = await takeApproved(paths, shared);
      await tellDestination(order, content);
      await makeApproved(paths);
    });
  else {
    refuseUnbuilt(paths);
    await tellDestination(order, loadContent(paths.root, { store: new Store(paths.store) }));
  }
  const live = () => Promise.resolve(undefined);
  await refuseSilentForms({ out: paths.out, silent, live, advice: ADVICE });
  console.log('out/ puede publicarse.');
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

function refuseUnbuilt(paths: BuildPaths): void {
  if (!isBuilt(paths))
    throw new Failed(
      'out/ no es lo que hoy se compila de content/, el código y las llaves de correo. Ejecute npm run build, revise el sitio y repita.',
    );
  for (const warning of readReport(paths)?.warnings ?? []) console.warn(`Aviso: ${warning}`);
}

async function look({ out }: BuildPaths, target: Target): Promise<void> {
  const file = path.join(out, HUELLAS);
  if (!existsSync(file)) throw new Failed(`Falta ${file}. Ejecute npm run build y repita.`);
  const faults = await lookAt(target, sha256(readFileSync(file)));
  for (const line of faultLines({ faults })) console.error(forTerminal(line));
  if (faults.size === 0)
    return console.log('El servidor tiene los archivos de out/, y ninguno de más.');
  console.error(
    '\nPublique out/ otra vez: lo que sobra se queda fuera y lo alterado viaja de nuevo.',
  );
  process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? forTerminal(error.message) : error);
  if (error instanceof Failed) console.error('Los visitantes siguen viendo lo que veían.');
  process.exitCode = 1;
}
