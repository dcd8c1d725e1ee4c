import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData } from '@/lib/site/page-data';
import type { ShellView } from '@/lib/site/page-data/shell';

/**
 * The build's files for Next, in the folder that `SITE_SNAPSHOT` names: the routes to make, the shell's view
 * and each page's data, made and validated once. In development there is none, and the same data is made from
 * the content at each request.
 */
const folder = () => process.env['SITE_SNAPSHOT'];

/** A page's file in a snapshot. */
export const snapshotFile = (ruta: string) =>
  path.join('pages', `${encodeURIComponent(ruta)}.json`);

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folder() ?? '', file), 'utf8')) as T;
}

const live = () => import('./live');

/** The addresses that Next is asked for. */
export const readRoutes = async (): Promise<string[]> =>
  folder() ? read<string[]>('routes.json') : (await live()).routes();

let shell: Promise<ShellView> | undefined;

/** The shell's view: read once in a build, anew at each request in development. */
export async function readShell(): Promise<ShellView> {
  if (!folder()) return (await live()).shell();
  return (shell ??= read<ShellView>('shell.json'));
}

/** @throws when the build did not ask for that page */
export const readPage = async (ruta: string): Promise<PageData> =>
  folder() ? read<PageData>(snapshotFile(ruta)) : (await live()).page(ruta);
