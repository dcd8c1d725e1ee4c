import { definePDFJSModule, getDocumentProxy } from 'unpdf';

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>;

interface Tag {
  role?: string;
  alt?: string;
  children?: Tag[];
}
interface Bookmark {
  title: string;
  items: Bookmark[];
}

const flat = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(flat)];
const titles = ({ title, items }: Bookmark): string[] => [title, ...items.flatMap(titles)];

const HYPHEN = /[\u00ad\u2010-](?:\n)(?=\p{Ll})/gu;

export async function readPdf(bytes: Uint8Array) {
  await definePDFJSModule(() => import('unpdf/pdfjs'));
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const notes = await Promise.all(pages.map((page) => page.getAnnotations()));
  const tags = trees.flatMap((tree) => flat(tree as Tag));
  const { info } = await pdf.getMetadata();
  return {
    pages: pdf.numPages,
    text: texts
      .map(({ items }) =>
        items
          .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
          .join('')
          .replace(HYPHEN, '')
          .replace(/\s+/g, ' '),
      )
      .join('\n'),
    tags: tags.flatMap(({ role }) => role ?? []),
    alts: tags.flatMap(({ alt }) => alt ?? []),
    links: notes.flat().flatMap(({ url }: { url?: string }) => url ?? []),
    bookmarks: ((await pdf.getOutline()) as Bookmark[] | null)?.flatMap(titles) ?? [],
    info: info as Record<string, unknown>,
    raw: Buffer.from(bytes).toString('latin1'),
  };
}

export function expectInOrder(text: string, words: string[]): void {
  let from = 0;
  for (const each of words) {
    const found = text.indexOf(each, from);
    expect(found < 0 ? `«${each}» falta después de «${text.slice(0, from)}»` : each).toBe(each);
    from = found + each.length;
  }
}
