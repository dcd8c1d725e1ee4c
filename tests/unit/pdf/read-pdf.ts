import { objectsOf } from '../../e2e/support/pdf-objects';
import { runsOf } from '../../e2e/support/pdf-runs';

export interface ReadPdf {
  pages: number;
  /** All the text, page after page, as a reader would copy it. */
  text: string;
  /** The kinds of tag, in the order in which they were opened: `H1`, `P`, `Link`… */
  tags: string[];
  links: string[];
  bookmarks: string[];
  /** The file's bytes as characters, for what has no field here. */
  raw: string;
}

/** Reads enough of a PDF written by pdfkit to test it. */
export function readPdf(bytes: Buffer): ReadPdf {
  const raw = bytes.toString('latin1');
  const objects = objectsOf(bytes);
  const heads = [...objects].sort(([a], [b]) => Number(a) - Number(b)).map(([, { head }]) => head);
  const pages = heads.filter((head) => /\/Type \/Page\n/.test(head));
  const textOf = (page: string) => {
    const resources = /\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '';
    const runs = runsOf(page + (objects.get(resources)?.head ?? ''), objects);
    return runs.map(({ text }) => text).join('');
  };
  return {
    pages: pages.length,
    text: pages.map(textOf).join('\n'),
    tags: heads.flatMap((head) => /^<<\n\/S \/(\w+)\n/.exec(head)?.[1] ?? []),
    links: heads.flatMap((head) => strings(head, 'URI')),
    bookmarks: heads
      .filter((head) => head.includes('/Dest ['))
      .flatMap((head) => strings(head, 'Title')),
    raw,
  };
}

/** The texts of a key, `(plain)` or in UTF-16. */
function strings(head: string, key: string): string[] {
  return [...head.matchAll(new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, 'gs'))].map(
    ([, text = '']) => {
      const plain = text.replace(
        /\\(.)/gs,
        (_, escaped: string) =>
          ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[escaped] ?? escaped,
      );
      return plain.startsWith('\xfe\xff')
        ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
        : plain;
    },
  );
}

/** Asks that a text say all these words, one after the other. */
export function expectInOrder(text: string, words: string[]): void {
  let from = 0;
  for (const each of words) {
    const found = text.indexOf(each, from);
    expect(found < 0 ? `«${each}» falta después de «${text.slice(0, from)}»` : each).toBe(each);
    from = found + each.length;
  }
}
