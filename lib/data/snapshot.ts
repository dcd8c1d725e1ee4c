import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData } from '@/lib/site/page-data';
import type { ShellView } from '@/lib/site/page-data/shell';

/** Folder of the build's routes, shell and pages for Next; unset in development, which reads the content. */
const folder = () => process.env['SITE_SNAPSHOT'];

export const snapshotFile = (ruta: string) => `pages/${encodeURIComponent(ruta)}.json`;

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folder() ?? '', file), 'utf8')) as T;
}

const live = () => import('./live');

export const readRoutes = async (): Promise<string[]> =>
  folder() ? read<string[]>('routes.json') : (await live()).routes();

let shell: Promise<ShellView> | undefined;

/** Cached in a build, read at each request in development. */
export async function readShell(): Promise<ShellView> {
  if (!folder()) return (await live()).shell();
  return (shell ??= read<ShellView>('shell.json'));
}

/** @throws when the snapshot lacks the page */
export const readPage = async (ruta: string): Promise<PageData> =>
  folder() ? read<PageData>(snapshotFile(ruta)) : (await live()).page(ruta);
