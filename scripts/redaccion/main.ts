import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathsOf, projectOptions } from '../make/paths';
import { parsePort } from '../serve/settings';
import { Access } from './access';
import { screenRoutes } from './bundle';
import { Desk } from './desk';
import { documentRoutes } from './documents/routes';
import { History } from './history/history';
import { historyRoutes, recorded } from './history/routes';
import { estrenoRoutes } from './estreno/routes';
import { ProxyAccess, readSettings } from './personas';
import { KeptPhotos } from './photos/keep';
import { photoRoutes } from './photos/routes';
import { PreviewProcess } from './preview/process';
import { Publishing } from './publish/publishing';
import { publishRoutes } from './publish/routes';
import { deskRoutes, previewRoutes, type Routes } from './routes';
import { COMMAND, listen, listenToProxy } from './server';
import { tableRoutes } from './tables/routes';
import { desktopOf, shortcutFor } from './shortcut';

/** Beside `npm start`, which may run at the same time. */
const PORT = '3100';

/**
 * `npm run redaccion`: the newsroom, until it is told to stop. `-- --acceso` writes a shortcut to it;
 * `--personas` names who comes through the office's proxy (docs/personas.md); `--root` names another folder
 * with `content/` and `public/`, `--cache` where what is kept goes, `--publicador` another program that
 * builds and delivers.
 */
async function main(): Promise<void> {
  const { acceso, personas, root, cache, publicador } = parseArgs({
    options: {
      acceso: { type: 'boolean' },
      personas: { type: 'string' },
      root: { type: 'string', default: '.' },
      cache: { type: 'string' },
      publicador: { type: 'string' },
    },
  }).values;
  if (acceso) return writeShortcut();
  const own = projectOptions(path.resolve(root));
  const options = { ...own, cache: path.resolve(cache ?? own.cache) };
  const photos = new KeptPhotos(pathsOf(options));
  const desk = new Desk(pathsOf(options));
  const previews = new PreviewProcess(options);
  const history = new History(pathsOf(options));
  const routes = {
    ...(await screenRoutes(previews.begin)),
    ...deskRoutes(desk),
    ...documentRoutes(),
    ...photoRoutes(photos),
    ...tableRoutes(pathsOf(options)),
    ...estrenoRoutes(pathsOf(options)),
    ...previewRoutes(desk, previews),
    ...historyRoutes(history),
    ...publishRoutes(new Publishing(pathsOf(options), history, publicador)),
  };
  const { address, isPublic, close } = await open(recorded(routes, history), personas);
  const stop = (): void => {
    previews.close();
    void desk
      .idle()
      .then(history.idle)
      .then(close)
      .then(photos.tidy)
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`\nRedacción: ${address}\n\nPara terminar, cierre esta ventana o pulse Ctrl+C.\n`);
  if (!isPublic && process.env['BROWSER'] !== 'none') openBrowser(address);
}

/** Listens to this machine's browser or, where people are named, to the proxy alone. */
async function open(routes: Routes, personas: string | undefined) {
  if (personas !== undefined) {
    const settings = readSettings(personas);
    const { close } = await listenToProxy(routes, new ProxyAccess(settings), settings.socket);
    return { address: `${settings.direccion}/`, isPublic: true, close };
  }
  const access = new Access();
  const { url, close } = await listen(
    routes,
    access,
    parsePort(process.env['PORT'] || PORT, COMMAND),
  );
  return { address: access.address(url), isPublic: false, close };
}

/** The system's own browser. Where there is none, the printed address is enough. */
function openBrowser(address: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  // `start` takes its first quoted word for a title.
  win32: ['cmd', '/c', 'start', ''],
};

function writeShortcut(): void {
  const userDirs = path.join(homedir(), '.config', 'user-dirs.dirs');
  const desktop = desktopOf(
    homedir(),
    existsSync(userDirs) ? readFileSync(userDirs, 'utf8') : undefined,
  );
  const { file, text, mode } = shortcutFor(process.platform, desktop, process.cwd());
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
  console.log(`Listo: ${file}\nAl abrirlo con doble clic empieza la redacción.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
