import type { Content } from '@/lib/content/model';
import { isEnglish } from '@/lib/routes';
import { codeWord, fold } from '@/lib/search/words';
import { RECORD_NAMES, recordKindOf, recordsOf, type RecordName } from '.';
import { pageOf, sentence, type PublicRecord } from './record';

/** The target of a search: a page, a place inside one, or a file. */
export interface SearchRecord extends Pick<
  PublicRecord,
  'url' | 'title' | 'summary' | 'words' | 'chosen' | 'urgent'
> {
  kind: RecordName;
}

/** The targets of a search, each at its own address. Facts of a page are told of its main part, too. */
export function searchRecords(content: Content): SearchRecord[] {
  const places = new Map<string, SearchRecord>();
  const all = RECORD_NAMES.flatMap((kind) =>
    recordsOf(content, kind)
      // Pages in English are found by a shortcut alone (docs/decisions/english.md).
      .filter(({ url, chosen }) => chosen || !isEnglish(url))
      // A page as a whole is no place of what only stands in it.
      .filter(({ url }) => url.startsWith('/') && (recordKindOf(kind).isPage || !url.endsWith('/')))
      .map((record) => ({ kind, record })),
  );
  const chosen = all.filter(({ record }) => record.chosen);
  for (const { kind, record } of [...chosen, ...all]) {
    const { title, summary, chosen, urgent } = record;
    const url = pageOf(record.url);
    const words = sentence(record.words, ...codeWords(kind, record));
    const known = places.get(url);
    if (!known)
      places.set(url, {
        ...{ kind, url, title, summary, words },
        ...(chosen && { chosen }),
        ...(urgent && { urgent }),
      });
    else if (known.title !== title) known.words = sentence(known.words, title, words);
    // A shortcut to more than a page is that, too, and is found by its number.
    else if (known.kind === 'pagina' && kind !== 'pagina') {
      known.kind = kind;
      known.words = sentence(known.words, ...codeWords(kind, record));
    }
  }
  return [...places.values()];
}

function codeWords(kind: RecordName, { code }: PublicRecord): string[] {
  const [, letters = '', digits = ''] = codeParts(code) ?? [];
  const names = [recordKindOf(kind).nombre.uno, letters].filter(Boolean);
  return digits ? names.map((name) => codeWord(name, digits)) : [];
}

/** The letters and the digits of a code. */
export const codeParts = (code: string | undefined) => /^(?:(\p{L}+)-?)?(\d+)$/u.exec(code ?? '');

/** Both names of a kind, folded. */
export const kindNames = (kind: RecordName): [name: string, one: string][] => {
  const { uno, varios } = recordKindOf(kind).nombre;
  return [uno, varios].map((name) => [fold(name), fold(uno)]);
};
