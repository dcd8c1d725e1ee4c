import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fileWords, pathWords } from '@/lib/content/faults';
import { readWords } from '@/lib/content/edit';
import { libraryOf, listFiles } from '@/lib/content/load/library';
import { pathProblem } from '@/lib/content/model/paths';
import { kindOfName, nameFault } from '../../make/office/names';
import { rowAfter, type Row } from '../../make/office/ledger';
import type { ApiJson, NewPdf } from '../api';
import { withDetails } from '../../told-words';
import { sha256 } from '../../make/huellas';
import { Refused } from '../refused';
import { writeWhole } from '../../write-files';

/** Where PDFs wait until the piece that they came with is saved, each named by its hash. */
const FOLDER = '.redaccion/pdf';

const asideOf = (root: string, hash: string) => path.join(root, FOLDER, `${hash}.pdf`);

export function putAside(root: string, bytes: Buffer): string {
  const hash = sha256(bytes);
  writeWhole(asideOf(root, hash), bytes);
  return hash;
}

export const dropAside = (root: string, { sha256: hash }: NewPdf): void =>
  rmSync(asideOf(root, hash), { force: true });

export function waitingPdf(root: string, { sha256: hash, archivo }: NewPdf): string {
  const place = asideOf(root, hash);
  if (!existsSync(place))
    throw new Refused(
      409,
      `El PDF «${path.basename(archivo)}» ya no está a la mano. Elíjalo otra vez.`,
    );
  return place;
}

/** Where it is to be, from `public/`. @throws Refused when no PDF may be there */
export function placeOf(archivo: string): string {
  const name = archivo.replace(/^\//, '');
  const why = pathProblem(archivo);
  const fault = nameFault(name);
  const wrong = (why && `${pathWords(why)}.`) ?? (fault && fileWords(fault));
  if (wrong) throw new Refused(422, `«${name}»: ${wrong}`);
  if (kindOfName(name) !== 'pdf') throw new Refused(422, `«${name}»: no termina en .pdf.`);
  return name;
}

const UNREADABLE = 'La bitácora de documentos no se puede leer. Avise a quien cuida el equipo.';
const Ledger = z.object({ documentos: z.array(z.looseObject({ archivo: z.string() })) });

/** The data of the ledger's files with the notes of new PDFs in them. @param today in ISO form */
export function notedIn(
  root: string,
  pdfs: readonly NewPdf[],
  today: string,
): Map<string, { documentos: ApiJson[] }> {
  if (pdfs.length === 0) return new Map();
  const lists = new Map(
    listFiles(root)
      .files.filter(({ name }) => name === 'bitacora')
      .map(({ file }) => {
        const text = libraryOf(root).fresh(file)?.text ?? '';
        const { data } = Ledger.safeParse(readWords(file, text).data);
        if (!data) throw new Refused(422, withDetails(UNREADABLE, file));
        return [file, data.documentos] as const;
      }),
  );
  const changed = new Map<string, { documentos: ApiJson[] }>();
  for (const { archivo, sha256: hash, nota } of pdfs) {
    const isOwn = (row: { archivo: string }) => row.archivo === archivo;
    const [file = `content/bitacora/${today.slice(0, 4)}.yml`] =
      [...lists].find(([, rows]) => rows.some(isOwn)) ?? [];
    const rows = lists.get(file) ?? [];
    const at = rows.findIndex(isOwn);
    const former = rows[at] as Row | undefined;
    if (former?.sha256 === hash) continue;
    const row = former
      ? rowAfter({ ...former, anteriores: former.anteriores ?? [] }, hash, today, nota)
      : { archivo, sha256: hash, fecha: today, nota };
    const now = rows.toSpliced(former ? at : rows.length, 1, row);
    lists.set(file, now);
    changed.set(file, { documentos: now as ApiJson[] });
  }
  return changed;
}
