import type { Content } from '@/lib/content/model';
import { isEnglish } from '@/lib/routes';
import type { Told } from '@/lib/search/lexicon';
import { codeWord, fold } from '@/lib/search/words';
import { RECORD_NAMES, recordKindOf, recordsOf, type RecordName } from '.';
import { pageOf, sentence, type PublicRecord } from './record';

export interface SearchRecord extends Told {
  kind: RecordName;
}

/** Returns the search targets, one for each address; a page's facts apply to its main part too. */
export function searchRecords(content: Content): SearchRecord[] {
  const places = new Map<string, SearchRecord>();
  const all = RECORD_NAMES.flatMap((kind) =>
    recordsOf(content, kind)
      // Pages in English are found only by shortcut (docs/decisions/english.md).
      .filter(({ url, chosen }) => chosen || !isEnglish(url))
      // A whole page is a target only of records that are pages.
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
    // A shortcut to another kind of record takes its kind and its number.
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

export const codeParts = (code: string | undefined) => /^(?:(\p{L}+)-?)?(\d+)$/u.exec(code ?? '');

export const kindNames = (kind: RecordName): [name: string, one: string][] => {
  const { uno, varios } = recordKindOf(kind).nombre;
  return [uno, varios].map((name) => [fold(name), fold(uno)]);
};
