import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { FIRMA, HUELLAS, parseHuellas, sha256, type Huellas } from '../../make/huellas';
import { withDetails } from '../../repository/details';
import { planOf } from '../../publicar/publish';
import { Failed } from '../../publicar/session';

const KEPT = 5;
const VERSION = /^\d{6}-\d{8}-\d{6}$/;

interface ToFolder {
  out: string;
  /** All this program's own; `actual` in it is the visible site. */
  folder: string;
  links?: boolean;
  now?: Date;
}

/**
 * Lays a whole site out as on a server (scripts/publicar/servidor.sh), and shows it by a single rename. Without
 * links, as on Windows, it takes two; an interruption between them is mended by the next publication.
 * @throws Failed, in Spanish; visitors are then on the former version
 */
export function deliverToFolder(given: ToFolder): void {
  const { out, folder, links = process.platform !== 'win32', now = new Date() } = given;
  const [shown, versions] = [path.join(folder, 'actual'), path.join(folder, 'versiones')];
  try {
    mkdirSync(versions, { recursive: true });
    recover(shown);
    if (existsSync(shown) && lstatSync(shown).isSymbolicLink() !== links)
      throw new Failed(
        withDetails(
          'La carpeta del sitio tiene algo que este programa no puso. Avise a quien cuida el equipo.',
          `${shown} no es lo que este programa puso ahí. Muévalo a otro lado y publique otra vez.`,
        ),
      );
    const part = path.join(versions, '.parte');
    rmSync(part, { recursive: true, force: true });
    fill(part, out, shown);
    if (!links) return swap(part, shown);
    const former = existsSync(shown) ? path.basename(readlinkSync(shown)) : '';
    const name = nameAfter(versionsIn(versions).at(-1), now);
    renameSync(part, path.join(versions, name));
    const link = path.join(folder, '.actual.nuevo');
    rmSync(link, { force: true });
    symlinkSync(`versiones/${name}`, link);
    renameSync(link, shown);
    for (const old of versionsIn(versions).slice(0, -KEPT))
      if (old !== former) rmSync(path.join(versions, old), { recursive: true });
  } catch (error) {
    if (error instanceof Failed) throw error;
    const { message } = error as Error;
    throw new Failed(
      withDetails(
        'No se pudo escribir en la carpeta del sitio: vea que exista el disco, que tenga espacio y que se permita escribir en él.',
        `${folder}: ${message}`,
      ),
    );
  }
}

/** Equal files are linked from the shown version; files that open pages may still ask for stay too. */
function fill(part: string, out: string, shown: string): void {
  const huellas = parseHuellas(readFileSync(path.join(out, HUELLAS), 'utf8'));
  const { send, link } = planOf(huellas, heldIn(shown));
  const lists = [HUELLAS, FIRMA].filter((file) => existsSync(path.join(out, file)));
  const put = (file: string, copy: (target: string) => void) => {
    const target = path.join(part, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copy(target);
  };
  // Never a link to `out`: its bytes are the build's own, and anyone who writes here would alter them.
  for (const file of [...send, ...lists])
    put(file, (target) => copyFileSync(path.join(out, file), target));
  for (const file of link) put(file, (target) => linkOrCopy(path.join(shown, file), target));
  for (const [file, hash] of huellas)
    if (sha256(readFileSync(path.join(part, file))) !== hash)
      throw new Failed(`${file} no llegó entero a la carpeta. Publique otra vez.`);
}

function linkOrCopy(from: string, target: string): void {
  try {
    linkSync(from, target);
  } catch {
    copyFileSync(from, target);
  }
}

/** The files of its list that the shown version truly has, in case somebody wrote there since. */
function heldIn(shown: string): Huellas {
  const list = path.join(shown, HUELLAS);
  if (!existsSync(list)) return new Map();
  const held = parseHuellas(readFileSync(list, 'utf8'));
  const isSame = ([file, hash]: [string, string]) =>
    existsSync(path.join(shown, file)) && sha256(readFileSync(path.join(shown, file))) === hash;
  return new Map([...held].filter(isSame));
}

const versionsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => VERSION.test(name))
    .sort();

/** `000012-20260301-181500` */
const nameAfter = (last: string | undefined, now: Date): string =>
  `${String(Number(last?.slice(0, 6) ?? 0) + 1).padStart(6, '0')}-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`;

const asideOf = (shown: string) => `${shown}.anterior`;

function swap(part: string, shown: string): void {
  const former = asideOf(shown);
  rmSync(former, { recursive: true, force: true });
  if (existsSync(shown)) renameSync(shown, former);
  try {
    renameSync(part, shown);
  } catch (error) {
    recover(shown);
    throw error;
  }
}

function recover(shown: string): void {
  if (!existsSync(shown) && existsSync(asideOf(shown))) renameSync(asideOf(shown), shown);
}
