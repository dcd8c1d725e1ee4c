import type { File } from '@/lib/content/lint/check-file';
import { APARTADOS, apartadoOfFile, lackedBy } from '@/lib/content/model/apartados';
import { FOLDER, type EntryOf } from '@/lib/content/model';
import { parseSource } from '@/lib/content/parse/source';
import type { Problem } from '@/lib/content/types';

const inFolder = (file: string) => file.slice(FOLDER.length + 1);

const writtenIn = ({ text, file }: File) =>
  Object(parseSource(text, file).data) as Record<string, unknown>;

/**
 * Leaves out the files of parts that the office lacks, by its own sitio.yml: they may be there or not, with
 * any text. A page in English goes with the page in Spanish that it follows.
 */
export function leaveOut(listed: { files: File[]; problems: Problem[] }): typeof listed {
  const sitio = listed.files.find(({ name }) => name === 'sitio');
  // A file that says nothing of it is not parsed twice.
  const lacked = sitio?.text.includes('apartados') ? lackedBy(writtenIn(sitio)) : [];
  if (lacked.length === 0) return listed;
  const isLacked = (file: string) => {
    const apartado = apartadoOfFile(file);
    return apartado !== undefined && lacked.includes(apartado);
  };
  return {
    files: listed.files.filter(
      (one) =>
        !isLacked(inFolder(one.file)) &&
        !(one.name === 'ingles' && isLacked(String(writtenIn(one)['traduceDe']))),
    ),
    problems: listed.problems.filter(({ file }) => !isLacked(inFolder(file))),
  };
}

/** sitio.yml without the values of lacked parts, which the site may not show. */
export function withoutLackedKeys(sitio: EntryOf<'sitio'>): EntryOf<'sitio'> {
  const lacked = lackedBy(sitio.data).flatMap((name): readonly string[] => {
    const row = APARTADOS[name];
    return 'keys' in row ? row.keys : [];
  });
  if (lacked.length === 0) return sitio;
  const kept = Object.entries(sitio.data).filter(([key]) => !lacked.includes(key));
  return { ...sitio, data: Object.fromEntries(kept) as typeof sitio.data };
}
