import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressIn } from '../files/address';
import { ENGINE, engineVersion } from './engine';
import { readHandText } from './hand-text';
import { OFFICE_FILE, readOffice } from './settings';

/** Remembers the office's folder for people who cannot set a variable (a shortcut, Windows). */
export const REMEMBERED = '.oficina-carpeta';

type Env = Record<string, string | undefined>;

/** OFICINA, else the remembered folder, else the engine's demonstration (D63). @throws in Spanish */
export function officeFolder(env: Env = process.env, engine = ENGINE): string {
  const named = folderIn(env['OFICINA'] ?? '');
  // npm changes to the engine's folder; users give paths from their own.
  if (named)
    return checked(path.resolve(env['INIT_CWD'] ?? process.cwd(), named), 'OFICINA', engine);
  const note = path.join(engine, REMEMBERED);
  if (!existsSync(note)) return engine;
  const remembered = folderIn(readHandText(note));
  if (!remembered)
    throw new Error(
      `${note} no dice ninguna carpeta. Escriba en él la de la oficina, en un renglón, o bórrelo.`,
    );
  return checked(path.resolve(engine, remembered), REMEMBERED, engine);
}

/** A path as it is written by hand: on one line, maybe in quotes. */
const folderIn = (written: string): string =>
  written
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim();

export const rememberOffice = (folder: string, engine = ENGINE): void =>
  writeFileSync(path.join(engine, REMEMBERED), `${addressIn(engine, folder)}\n`);

function checked(folder: string, how: string, engine: string): string {
  if (folder === path.resolve(engine)) return engine;
  const remedy = `Corrija ${how}, o haga la carpeta con npm run oficina (docs/adoptar.md).`;
  if (!isFolder(folder))
    throw new Error(`La carpeta de la oficina no está: ${folder}, que dice ${how}. ${remedy}`);
  if (!isFolder(path.join(folder, 'content')))
    throw new Error(
      `${folder}, que dice ${how}, no es la carpeta de una oficina: le falta content/. ${remedy}`,
    );
  if (!existsSync(path.join(folder, OFFICE_FILE)))
    throw new Error(
      `A la carpeta de la oficina, ${folder}, le falta ${OFFICE_FILE}. Recupérelo, o escriba en él la versión de este programa: {"motor": "${engineVersion(engine)}"}`,
    );
  readOffice(folder);
  return folder;
}

const isFolder = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
