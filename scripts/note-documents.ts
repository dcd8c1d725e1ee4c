import path from 'node:path';
import { editFile, inForm, newFile } from '@/lib/content/edit';
import { readText } from '@/lib/content/parse/read';
import { promisedPdfs } from '@/lib/routes/documents';
import type { CheckedSite } from './make/content';
import { notedIn } from './redaccion/tables/documents';
import { writeWhole } from './write-files';

/** Notes new PDFs in the ledger with their titles; a changed one is left to a person. */
export function noteDocuments(
  { content, office }: Pick<CheckedSite, 'content' | 'office'>,
  root: string,
  today: string,
): { files: string[]; count: number } {
  const known = new Set(
    content.bitacora.flatMap(({ data }) => data.documentos.map((one) => one.archivo)),
  );
  const titles = new Map(promisedPdfs(content).map(({ path: archivo, title }) => [archivo, title]));
  const fresh = office
    .filter(
      ({ name, faults }) => /\.pdf$/i.test(name) && faults.length === 0 && !known.has(`/${name}`),
    )
    .map(({ name, hash }) => {
      const archivo = `/${name}`;
      return { archivo, sha256: hash, nota: titles.get(archivo) ?? path.posix.basename(name) };
    });
  const there = new Set(content.bitacora.map(({ file }) => file));
  const lists = notedIn(root, fresh, today);
  for (const [file, data] of lists) {
    const source = there.has(file)
      ? editFile(file, readText(root, file), { data })
      : newFile(file, { data });
    writeWhole(path.join(root, file), inForm(file, source));
  }
  return { files: [...lists.keys()], count: fresh.length };
}
