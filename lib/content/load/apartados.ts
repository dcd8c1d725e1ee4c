import type { File } from '@/lib/content/lint/check-file';
import { APARTADOS, apartadoOfFile, lackedBy } from '@/lib/content/model/apartados';
import { FOLDER, type EntryOf, type Name } from '@/lib/content/model';
import { parseSource } from '@/lib/content/parse/source';
import type { Problem } from '@/lib/content/types';

const inFolder = (file: string) => file.slice(FOLDER.length + 1);

const FOLLOWS: readonly Name[] = ['ingles', 'facil'];

const writtenIn = ({ text, file }: File) =>
  Object(parseSource(text, file).data) as Record<string, unknown>;

/** Drops files of parts that sitio.yml excludes, whatever their text, and their other versions. */
export function leaveOut(listed: { files: File[]; problems: Problem[] }): typeof listed {
  const sitio = listed.files.find(({ name }) => name === 'sitio');
  // Avoids parsing sitio.yml twice in most offices.
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
        !(FOLLOWS.includes(one.name) && isLacked(String(writtenIn(one)['traduceDe']))),
    ),
    problems: listed.problems.filter(({ file }) => !isLacked(inFolder(file))),
  };
}

export function withoutLackedKeys(sitio: EntryOf<'sitio'>): EntryOf<'sitio'> {
  const lacked = lackedBy(sitio.data).flatMap((name): readonly string[] => {
    const row = APARTADOS[name];
    return 'keys' in row ? row.keys : [];
  });
  if (lacked.length === 0) return sitio;
  const kept = Object.entries(sitio.data).filter(([key]) => !lacked.includes(key));
  return { ...sitio, data: Object.fromEntries(kept) as typeof sitio.data };
}
