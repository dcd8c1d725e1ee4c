import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAhead } from '@/lib/content/load/reading';
import { zoneAt } from '@/lib/content/load/zone';
import { officeFolder, rememberOffice } from '@/lib/office-folder';
import { ENGINE } from '@/lib/office-folder/engine';
import { Store } from '@/lib/store';
import { openOffice, takeSettings } from '../open-office';
import { officeOptions, pathsOf } from '../make/paths';
import { onStop, runCommand } from '../program';
import { TRIAL, trialOffice } from '../oficina/trial';
import { recoverRepository } from '../repository/recover';
import { Repository } from '../repository/repository';
import { Shared } from '../repository/shared';
import { parsePort } from '../serve/settings';
import { Access, openingFile, writeOpening } from './access';
import { screenRoutes } from './bundle';
import { PieceService } from './piece-service';
import { History } from './history/history';
import { ProxyAccess, readPersonas } from './personas';
import { KeptPhotos } from './photos/kept-photos';
import { Publishing } from './publish/publishing';
import { openBrowser } from './open-browser';
import { openPreviewer, openReaders } from './reader/workers';
import { pieceRoutes, historyRoutes, previewRoutes, publishRoutes } from './routes';
import { choiceRoutes } from './routes/choices';
import { documentRoutes } from './routes/documents';
import { lookupRoutes } from './routes/lookups';
import { pendingRoutes } from './routes/pending';
import { presenceRoutes } from './routes/presence';
import { photoRoutes } from './routes/photos';
import type { Routes } from './routes/route';
import { COMMAND, listen, listenToProxy } from './server';
import { desktopOf, shortcutFor } from './shortcut';

const PORT = '3100';

/**
 * `npm run redaccion`: the newsroom, until it is told to stop. `-- --acceso` writes a shortcut to it;
 * `--personas` names who comes through the office's proxy (docs/personas.md). For tests, `--root` names the
 * folder with `content/` and `public/`, `--cache` the folder of kept results.
 */
async function main(): Promise<void> {
  const { acceso, personas, root, cache } = parseArgs({
    options: {
      acceso: { type: 'boolean' },
      personas: { type: 'string' },
      root: { type: 'string' },
      cache: { type: 'string' },
    },
  }).values;
  if (acceso) return writeShortcut();
  const own = officeOptions(root ? path.resolve(root) : await folderToEdit());
  process.env['IDENTIDAD'] = path.join(own.root, 'content', 'identidad.yml');
  const opened = openingFile(own.root, portAsked());
  if (personas === undefined && (await isOpen(opened))) {
    console.log(`\nLa redacción ya está abierta. Se entra con ${opened}\n`);
    return openBrowser(opened);
  }
  const options = { ...own, cache: path.resolve(cache ?? own.cache) };
  const paths = pathsOf(options);
  const proxy = personas === undefined ? undefined : new ProxyAccess(readPersonas(personas));
  const photos = new KeptPhotos(paths);
  const repository = new Repository(options.root);
  const shared = new Shared(repository);
  await recoverRepository(repository);
  // What stops sharing is said before anybody types.
  await shared.refresh();
  const pieces = new PieceService(paths, shared);
  const previews = openPreviewer(options);
  const readers = openReaders();
  // Another process checks the whole content, which takes seconds the first time; what it kept is read then.
  const ahead = previews
    .begin()
    .then(() => readAhead(options.root, new Store(paths.store)))
    .catch(() => undefined);
  const routes = {
    ...(await screenRoutes(() => {
      void previews.begin();
      void readers.begin();
      return zoneAt(options.root);
    })),
    ...pieceRoutes(pieces),
    ...presenceRoutes(),
    ...documentRoutes(options.root, readers),
    ...photoRoutes(photos, readers, repository),
    ...lookupRoutes(paths, readers),
    ...choiceRoutes(paths),
    ...pendingRoutes(paths, shared, ahead),
    ...previewRoutes(pieces, previews),
    ...historyRoutes(new History(paths, shared)),
    ...publishRoutes(new Publishing(paths, shared)),
  };
  const { wayIn, file, close } = await open(routes, options.root, proxy);
  onStop(async () => {
    previews.close();
    readers.close();
    await repository.idle();
    await shared.idle();
    await close();
    photos.tidy();
    if (file) rmSync(file, { force: true });
  });
  console.log(`\nRedacción: ${wayIn}\n\nPara terminar, cierre esta ventana o pulse Ctrl+C.\n`);
  if (file) openBrowser(file);
}

/** The office's folder; by default a copy of the demonstration. */
async function folderToEdit(): Promise<string> {
  const folder = await openOffice();
  if (folder !== ENGINE) return folder;
  const trial = trialOffice();
  await takeSettings(trial);
  console.log(
    `No se ha dicho cuál es la carpeta de la oficina: se usa una de prueba, ${trial}, con la demostración. El programa no cambia, y la prueba se borra con la carpeta.\nPara ver como sitio lo que guarde: OFICINA=${TRIAL} npm start\nPara hacer la de su oficina: npm run oficina -- ../carpeta`,
  );
  return trial;
}

const isOpen = async (file: string): Promise<boolean> =>
  existsSync(file) &&
  (await fetch(`http://localhost:${portAsked()}/`).then(
    async (answer) => (await answer.text()) === new Access().refusal,
    () => false,
  ));

async function open(routes: Routes, root: string, proxy: ProxyAccess | undefined) {
  if (proxy) {
    const { direccion: address, socket } = proxy.settings;
    const { close } = await listenToProxy(routes, proxy, socket);
    return { wayIn: `${address}/`, file: undefined, close };
  }
  const access = new Access();
  const { url, port, close } = await listen(routes, access, portAsked());
  const file = openingFile(root, port);
  access.handTo((key) => writeOpening(file, url, key));
  return {
    wayIn: `${url}\nSe abre con este archivo, que sólo usted puede leer: ${file}`,
    file,
    close,
  };
}

const portAsked = () => parsePort(process.env['PORT'] || PORT, COMMAND);

function writeShortcut(): void {
  const office = officeFolder();
  // A shortcut sets no variable.
  if (office !== ENGINE) rememberOffice(office);
  const desktop = desktopOf(process.platform);
  const { file, text, mode } = shortcutFor(process.platform, desktop, process.cwd());
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
  console.log(`Listo: ${file}\nAl abrirlo con doble clic empieza la redacción.`);
}

await runCommand(main);
