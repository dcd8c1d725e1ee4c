import { chmodSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENTRANCE } from './access';

/**
 * The file that opens a newsroom: it sends the key by itself, so that no argument of a program, no address
 * and no history ever has it. On Windows, the folder of temporary files is the user's own.
 */
export const openingFile = (root: string, port: number): string =>
  path.join(
    process.platform === 'win32' ? tmpdir() : path.join(root, '.redaccion'),
    'acceso',
    `abrir-${port}.html`,
  );

/**
 * Writes it for its owner alone.
 * @throws Error in Spanish when its folder is another user's, or no folder
 */
export function writeOpening(file: string, url: string, key: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOwn = process.getuid === undefined || found.uid === process.getuid();
  if (!found.isDirectory() || !isOwn)
    throw new Error(`${folder} no es una carpeta de quien inicia la redacción. Quítela y repita.`);
  chmodSync(folder, 0o700);
  rmSync(file, { force: true });
  writeFileSync(file, pageOf(`${url}${ENTRANCE}`, key), { mode: 0o600, flag: 'wx' });
}

const pageOf = (action: string, key: string) => `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Redacción</title>
<form method="post" action="${action}">
<input type="hidden" name="clave" value="${key}">
<noscript><button>Abrir la redacción</button></noscript>
</form>
<script>document.forms[0].submit()</script>
</html>
`;
