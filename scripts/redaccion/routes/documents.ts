import type { File } from '@/lib/content/lint/check-file';
import { memoizeByObject } from '@/lib/content/model/memoize';
import { libraryOf } from '@/lib/content/load/library';
import { spellingsIn, type Spellings } from '../../documents/release/sentences';
import type { Reader } from '../reader/workers';
import { Refused } from '../refused';
import type { ChangeChoice, UnderstoodKind } from '../../documents/types';
import type { Routes } from './route';

const CHOICES: Record<string, ChangeChoice> = { aceptar: 'accept', rechazar: 'reject' };
const REMEDY =
  'Ábralo en su procesador de textos, copie el texto a un documento nuevo, guárdelo como «Documento de Word (.docx)» y vuelva a intentarlo.';

/** @param root the office's folder, whose pages say how names are written */
export const documentRoutes = (root: string, reader: Reader): Routes => ({
  'POST /api/documento': ({ query, body, signal }) => {
    if (!Buffer.isBuffer(body)) throw new Refused(415, 'Mande el documento por sus bytes.');
    const changes = CHOICES[query.get('cambios') ?? ''];
    const left = query.get('dejar')?.split(',') as UnderstoodKind[] | undefined;
    const asked = { changes, ...(left && { left, office: spellingsOf(root) }) };
    return reader.read('document', [query.get('nombre') ?? '', body, asked], REMEDY, signal);
  },
});

const spellingsInFile = memoizeByObject(({ text }: File) => spellingsIn(text.split('\n')));

/** Not written as sentences, or in another language. */
const STRANGE = /^content\/(?:normas|leyes|ingles|formularios|identidad)/;
const MOST_RELEASES = 100;

/** How an office writes names, by its pages and a hundred of its releases. */
function spellingsOf(root: string): Spellings {
  const files = libraryOf(root)
    .list()
    .files.filter(({ file }) => !STRANGE.test(file));
  const isRelease = ({ name }: (typeof files)[number]) => name === 'comunicados';
  const releases = files.filter(isRelease).slice(-MOST_RELEASES);
  const all: Spellings = { words: new Map(), names: new Map() };
  for (const file of [...files.filter((one) => !isRelease(one)), ...releases]) {
    const { words, names } = spellingsInFile(file);
    for (const [key, name] of names) all.names.set(key, name);
    for (const [key, forms] of words) {
      const known = all.words.get(key) ?? new Map<string, number>();
      for (const [form, count] of forms) known.set(form, (known.get(form) ?? 0) + count);
      all.words.set(key, known);
    }
  }
  return all;
}
