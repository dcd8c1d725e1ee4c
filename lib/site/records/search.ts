import type { Content } from '@/lib/content/model';
import { RECORD_NAMES, recordKindOf, recordsOf, type RecordName } from '.';
import { sentence, type PublicRecord } from './record';

/** A place inside a page that the search leads to, beside the pages. */
export interface SearchRecord extends Pick<
  PublicRecord,
  'url' | 'title' | 'summary' | 'words' | 'chosen'
> {
  kind: RecordName;
}

/**
 * What a search may lead to inside a page, each at its own address. Pages are read whole, and have no
 * record here.
 */
export function searchRecords(content: Content): SearchRecord[] {
  const places = new Map<string, SearchRecord>();
  const all = RECORD_NAMES.flatMap((kind) =>
    recordsOf(content, kind)
      .filter(({ url }) => !recordKindOf(kind).isPage || url.includes('#'))
      .filter(({ url }) => /^\/.*#/.test(url))
      .map(({ url, title, summary, words, chosen }) => ({
        ...{ kind, url, title, summary, words },
        ...(chosen && { chosen }),
      })),
  );
  // What was chosen as an answer first; then what it is.
  for (const record of [...all.filter(({ chosen }) => chosen), ...all]) {
    const known = places.get(record.url);
    if (!known) places.set(record.url, { ...record });
    else if (known.title !== record.title)
      known.words = sentence(known.words, record.title, record.words);
  }
  return [...places.values()];
}
