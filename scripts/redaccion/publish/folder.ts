import fs from 'node:fs';
import path from 'node:path';
import { move, remove } from '@/lib/files/move';
import { FIRMA, HUELLAS, parseHuellas, sha256, type Huellas } from '../../make/huellas';
import { oneAtATime } from '../../one-at-a-time';
import { withDetails } from '../../repository/details';
import { planOf } from '../../publicar/publish';
import { Failed } from '../../publicar/session';

const KEPT = 5;
const VERSION = /^\d{6}-\d{8}-\d{6}$/;

/**
 * Lays a whole site out as on a server (scripts/publicar/servidor.sh), and shows it by a single rename. Without
 * links, as on Windows, it takes two; an interruption between them is mended by the next publication.
 * @param folder all this program's own; `actual` in it is the visible site
 * @throws Failed, in Spanish; visitors are then on the former version
 */
export async function deliverToFolder(
  out: string,
  folder: string,
  links = process.platform !== 'win32',
): Promise<void> {
  try {
    const lock = path.join(folder, '.candado-entrega');
    await oneAtATime(lock, 'entregar el sitio', async () => deliver(out, folder, links));
  } catch (error) {
    if (error instanceof Failed) throw error;
    throw new Failed(withDetails(UNWRITABLE, `${folder}: ${(error as Error).message}`));
  }
}

function deliver(out: string, folder: string, links: boolean): void {
  const [shown, versions] = [path.join(folder, 'actual'), path.join(folder, 'versiones')];
  fs.mkdirSync(versions, { recursive: true });
  recover(shown);
  if (fs.existsSync(shown) && fs.lstatSync(shown).isSymbolicLink() !== links)
    throw new Failed(
      withDetails(
        'La carpeta del sitio tiene algo que este programa no puso. Avise a quien cuida el equipo.',
        `${shown} no es lo que este programa puso ahí. Muévalo a otro lado y publique otra vez.`,
      ),
    );
  const part = path.join(versions, '.parte');
  remove(part);
  fill(part, out, shown);
  if (!links) return swap(part, shown);
  const former = fs.existsSync(shown) ? path.basename(fs.readlinkSync(shown)) : '';
  const name = nameAfter(versionsIn(versions).at(-1));
  move(part, path.join(versions, name));
  const link = path.join(folder, '.actual.nuevo');
  remove(link);
  fs.symlinkSync(`versiones/${name}`, link);
  move(link, shown);
  for (const old of versionsIn(versions).slice(0, -KEPT))
    if (old !== former) remove(path.join(versions, old));
}

const UNWRITABLE =
  'No se pudo escribir en la carpeta del sitio: vea que exista el disco, que tenga espacio y que se permita escribir en él.';

/** Equal files are linked from the shown version; files that open pages may still ask for stay too. */
function fill(part: string, out: string, shown: string): void {
  const huellas = listIn(out);
  // Somebody may have written in the shown version since.
  const has = (folder: string, file: string, hash: string) =>
    fs.existsSync(path.join(folder, file)) &&
    sha256(fs.readFileSync(path.join(folder, file))) === hash;
  const kept = [...listIn(shown)].filter(([file, hash]) => has(shown, file, hash));
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

function listIn(folder: string): Huellas {
  const list = path.join(folder, HUELLAS);
  return fs.existsSync(list) ? parseHuellas(fs.readFileSync(list, 'utf8')) : new Map();
}

const linkOrCopy: typeof fs.linkSync = (from, target) => {
  try {
    fs.linkSync(from, target);
  } catch {
    fs.copyFileSync(from, target);
  }
};

const versionsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => VERSION.test(name))
    .sort();

/** `000012-20260301-181500` */
const nameAfter = (last = ''): string =>
  `${String(Number(last.slice(0, 6)) + 1).padStart(6, '0')}-${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`;

const asideOf = (shown: string) => `${shown}.anterior`;

function swap(part: string, shown: string): void {
  const former = asideOf(shown);
  remove(former);
  if (fs.existsSync(shown)) move(shown, former);
  try {
    move(part, shown);
  } catch (error) {
    recover(shown);
    throw error;
  }
}

function recover(shown: string): void {
  if (!fs.existsSync(shown) && fs.existsSync(asideOf(shown))) move(asideOf(shown), shown);
}
