import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE, engineVersion } from '@/lib/office-folder/engine';
import { OFFICE_FILE } from '@/lib/office-folder/settings';
import { beginRepository } from './repository';

/** Beside the engine's code, and ignored by its git. */
export const TRIAL = '.oficina';

/** Whether a folder is this engine's folder for trying the newsroom. */
export const isTrial = (folder: string): boolean => folder === path.join(ENGINE, TRIAL);

const IGNORED = ['out/', 'out.*/', 'servidores/', 'plantillas-correo/', '.cache/', '.redaccion/']
  .concat(['.buzon/', '.env', '.env.*', '*~', ''])
  .join('\n');

/**
 * Makes an office's folder of the demonstration, for a trial of the newsroom: the engine's own files stay as
 * they are (D63). An existing folder stays, too.
 * @returns the folder
 */
export function trialOffice(engine = ENGINE): string {
  const folder = path.join(engine, TRIAL);
  if (existsSync(folder)) return folder;
  // Whole, or not there.
  const aside = besideOf(folder);
  for (const part of ['content', 'public'])
    cpSync(path.join(engine, part), path.join(aside, part), { recursive: true });
  writeOffice(aside, engine);
  beginRepository(aside, 'Copiar la demostración, para probar');
  renameSync(aside, folder);
  return folder;
}

/** Makes a folder beside another, to take its place once it is whole. */
export function besideOf(folder: string): string {
  const aside = mkdtempSync(`${folder}.`);
  // A temporary folder is its owner's alone, and a web server reads `out/` in it.
  chmodSync(aside, 0o777 & ~process.umask());
  return aside;
}

/** Writes the files that make a folder an office's: settings and `.gitignore`. */
export function writeOffice(folder: string, engine = ENGINE): void {
  const settings = { motor: engineVersion(engine) };
  writeFileSync(path.join(folder, OFFICE_FILE), `${JSON.stringify(settings, null, 2)}\n`);
  writeFileSync(path.join(folder, '.gitignore'), IGNORED);
}
