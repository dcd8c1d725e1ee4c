import fs from 'node:fs';
import path from 'node:path';
import { move, remove } from '@/lib/files/move';
import { formerOf, recoverFolder, swapFolder } from '@/lib/files/swap';
import { FIRMA, HUELLAS, parseHuellas, sha256, type Huellas } from '../make/huellas';
import { isSilent, readEnvio } from './envio';
import { Failed, unwritable } from './failed';
import { planOf } from './plan';

/**
 * A site in a folder of a system that has not what servidor.sh asks for (Windows, a Mac): `actual` is the site
 * itself, `actual.anterior` the one before, and nothing is a link.
 */
const shownIn = (folder: string): string => path.join(folder, 'actual');
const partIn = (folder: string): string => path.join(folder, 'versiones', '.parte');

/** A version has no folder of its own to be named by. */
const nameOf = (site: string): string =>
  `huellas-${sha256(fs.readFileSync(path.join(site, HUELLAS))).slice(0, 12)}`;

/** Shows a whole site. @returns its name @throws Failed; visitors are then on the former version */
export const showSwapped = (out: string, folder: string): string =>
  saying(folder, () => {
    const [shown, part] = [shownIn(folder), partIn(folder)];
    recoverFolder(shown);
    remove(part);
    fill(part, out, shown);
    swapFolder(part, shown);
    return nameOf(shown);
  });

/** Shows the site before again. @param silent its forms may send nothing @throws Failed, as `showSwapped` */
export const backSwapped = (folder: string, version: string, silent: boolean) =>
  saying(folder, () => {
    const [shown, part] = [shownIn(folder), partIn(folder)];
    recoverFolder(shown);
    const former = formerOf(shown);
    const isThat = fs.existsSync(path.join(former, HUELLAS));
    if (!isThat || (version && version !== nameOf(former)))
      throw new Failed('La carpeta no tiene esa versión, o ninguna anterior a la que muestra.');
    const forms = readEnvio(former);
    if (!isWhole(former)) throw new Failed(DAMAGED);
    if (!silent && isSilent(forms)) throw new Failed(SILENT);
    remove(part);
    move(former, part);
    try {
      swapFolder(part, shown);
    } catch (error) {
      if (!fs.existsSync(former)) move(part, former);
      throw error;
    }
    return { shown: nameOf(shown), forms };
  });

const DAMAGED =
  'La versión anterior ya no es lo que dice su lista. No se tocó nada. Publique out/ otra vez.';
const SILENT =
  'No se vuelve: la versión anterior no es una demostración y tiene formularios que no envían. Si es lo que quiere, repita con --sin-formularios.';
function saying<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failed) throw error;
    throw unwritable(folder, (error as Error).message);
  }
}

/** Equal files are linked from the shown version; files that open pages may still ask for stay too. */
function fill(part: string, out: string, shown: string): void {
  const huellas = listIn(out);
  // Somebody may have written in the shown version since, also in its list.
  const kept = [...safeListIn(shown)].filter(([file, hash]) => has(shown, file, hash));
  const { send, link } = planOf(huellas, new Map(kept));
  const put = (file: string, from: string, copy: typeof fs.linkSync) => {
    const target = path.join(part, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    copy(path.join(from, file), target);
  };
  // Never a link to `out`: its bytes are the build's own, and anyone who writes here would alter them.
  const lists = [HUELLAS, FIRMA].filter((file) => fs.existsSync(path.join(out, file)));
  for (const file of [...send, ...lists]) put(file, out, fs.copyFileSync);
  for (const file of link) put(file, shown, linkOrCopy);
  for (const [file, hash] of huellas)
    if (!has(part, file, hash))
      throw new Failed(`${file} no llegó entero a la carpeta. Publique otra vez.`);
}

const has = (folder: string, file: string, hash: string): boolean =>
  fs.existsSync(path.join(folder, file)) &&
  sha256(fs.readFileSync(path.join(folder, file))) === hash;

const listIn = (folder: string): Huellas =>
  parseHuellas(fs.readFileSync(path.join(folder, HUELLAS), 'utf8'));

function safeListIn(folder: string): Huellas {
  try {
    return listIn(folder);
  } catch {
    return new Map();
  }
}

function isWhole(folder: string): boolean {
  const list = safeListIn(folder);
  return list.size > 0 && [...list].every(([file, hash]) => has(folder, file, hash));
}

const linkOrCopy: typeof fs.linkSync = (from, target) => {
  try {
    fs.linkSync(from, target);
  } catch {
    fs.copyFileSync(from, target);
  }
};
