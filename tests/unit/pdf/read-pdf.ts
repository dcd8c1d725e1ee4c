import { objectsOf, type PdfObject } from '../../e2e/support/pdf-objects';

export interface ReadPdf {
  pages: number;
  /** All the text, page after page, as a reader would copy it. */
  text: string;
  /** The kinds of tag, in the order in which they were opened: `H1`, `P`, `Link`… */
  tags: string[];
  links: string[];
  bookmarks: string[];
  /** The operators of each page. */
  contents: string[];
  /** The file's bytes as characters, for what has no field here. */
  raw: string;
}

/** Reads enough of a PDF written by pdfkit to test it. */
export function readPdf(bytes: Buffer): ReadPdf {
  const raw = bytes.toString('latin1');
  const objects = objectsOf(bytes);
  const heads = [...objects].sort(([a], [b]) => Number(a) - Number(b)).map(([, { head }]) => head);
  const at = (head: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '');
  const pages = heads.filter((head) => /\/Type \/Page\n/.test(head));
  const contents = pages.map((page) => at(page, 'Contents')?.stream ?? '');
  return {
    pages: pages.length,
    contents,
    text: pages
      .map((page, index) =>
        textOf(contents[index] ?? '', fontsOf(at(page, 'Resources')?.head ?? '', at, objects)),
      )
      .join('\n'),
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

type Glyphs = Map<string, string>;

/** For each font of a page, what each of its glyphs means. */
function fontsOf(
  resources: string,
  at: (head: string, key: string) => PdfObject | undefined,
  objects: Map<string, PdfObject>,
): Map<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const cmap = at(objects.get(id)?.head ?? '', 'ToUnicode')?.stream ?? '';
    const glyphs: Glyphs = new Map();
    for (const [, first = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs))
      [...list.matchAll(/<([\w ]*)>/g)].forEach(([, codes = ''], index) =>
        glyphs.set(
          (parseInt(first, 16) + index).toString(16).padStart(4, '0'),
          codes
            .split(' ')
            .map((code) => String.fromCharCode(parseInt(code, 16)))
            .join(''),
        ),
      );
    fonts.set(name, glyphs);
  }
  return fonts;
}

function textOf(content: string, fonts: Map<string, Glyphs>): string {
  let glyphs: Glyphs | undefined;
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) glyphs = fonts.get(font);
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w*)>/g))
      for (const code of hex.match(/.{4}/g) ?? []) text += glyphs?.get(code) ?? '?';
  }
  return text;
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
