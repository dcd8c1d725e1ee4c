import { asHtml } from '@/lib/content/parse/markdown';
import { slugify } from '@/lib/content/model/slug';
import { MarkdownWriter, shownTables } from './markdown-writer';
import { readDocx } from './docx';
import { HtmlReader } from './html';
import { Package } from './package';
import { takePictures, withoutApart } from './pictures';
import type { Spellings } from './release/sentences';
import { UnderstoodRelease } from './release/understand';
import { changesIn, decide, formatChanges, originalOf } from './states';
import { decode, decodeHtml, readPlain } from './text';
import { countIn, spoken, type DocumentNode } from './tree';
import {
  AS_DOCX,
  DocumentFindings,
  Refusal,
  type ChangeChoice,
  type Converted,
  type RefusedDocument,
  type UnderstoodKind,
} from './types';
import { compare, levelHeadings, writeDocument } from './write';

export { dataOf } from './pictures';
export type { ChangeChoice, Converted } from './types';

const UNREADABLE = new Refusal('El archivo está dañado o no es lo que dice su nombre.');

/** Known by its ending and its first bytes, with a colon between. */
const REFUSED: [sign: RegExp, why: string, todo?: string][] = [
  [/^[^:]*:$/, 'El archivo está vacío.', 'Revise que sea el que quería.'],
  [/^[^:]*:\{\\rtf/, 'Es un archivo RTF.'],
  [
    /^[^:]*:%PDF/,
    'Es un PDF: tiene la forma de las páginas y no la del texto.',
    'Pida el documento con que se hizo, en Word (.docx).',
  ],
  [/^doc:\xD0\xCF\x11\xE0/, 'Es un documento de Word de antes de 2007 (.doc).'],
  [
    /^[^:]*:\xD0\xCF\x11\xE0/,
    'Está protegido con contraseña, o es de un formato de antes de 2007.',
    `Quítele la contraseña. ${AS_DOCX}`,
  ],
  [
    /^(?:png|jpe?g|webp|avif|hei[cf]|gif):(?!PK)/,
    'Es una imagen.',
    'Las fotografías tienen su propio lugar: elíjala ahí.',
  ],
];

export interface Options {
  changes?: ChangeChoice | undefined;
  apart?: boolean;
  original?: boolean;
  /** Understands a release, but for the kinds named, which stay as they were. */
  left?: readonly UnderstoodKind[] | undefined;
  /** How the office's own pages write names, for a title in capitals. */
  office?: Spellings | undefined;
}

/** Converts .docx, .html (a page, or a paste), .txt or .md, and tells all parts that are not in the Markdown. */
export async function convert(
  name: string,
  bytes: Uint8Array,
  { changes: choice, apart = false, original = false, left, office }: Options = {},
): Promise<Converted | RefusedDocument> {
  const slug = slugify(name.replace(/\.[^.]*$/, ''));
  const base = slug.toLowerCase().slice(0, 60) || 'documento';
  const found = new DocumentFindings();
  try {
    const { tree, formats, source, number, pkg } = read(name, bytes, found, choice);
    const changes = [...changesIn(tree), ...formats];
    // Changes that no reader would see, such as the same words without their link, need no choice.
    const decided = decide(tree, changes.length === 0 ? 'accept' : choice, found);
    number?.(decided);
    await takePictures(decided, pkg, base, apart, found);
    const writer = new MarkdownWriter(decided, found);
    const written = writer.write();
    const known = { titulo: writer.title, resumen: writer.summary };
    const release = left && new UnderstoodRelease(written, known, left, found, office);
    const whole = release?.tree ?? written;
    const root = apart ? withoutApart(whole) : whole;
    const { titulo, resumen: summary, ...fields } = { ...known, ...release?.fields };
    const title = levelHeadings(root, found, titulo);
    const markdown = writeDocument(root);
    const text = [title, summary, markdown].filter(Boolean).join('\n\n');
    const counts = compare(source, text, apart ? found.pictures.length : 0, found);
    const { losses, pictures } = found;
    return {
      ...{ markdown, title, pictures, losses, counts, changes, fields },
      ...(summary && { summary }),
      understood: release?.understood ?? [],
      pending: changes.length > 0 && choice === undefined,
      ...(original && { original: originalOf(tree) }),
    };
  } catch (error) {
    const { why, todo } = error instanceof Refusal ? error : UNREADABLE;
    return { why, todo };
  }
}

function read(
  name: string,
  bytes: Uint8Array,
  found: DocumentFindings,
  choice: ChangeChoice | undefined,
) {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const start = Buffer.from(bytes.slice(0, 8)).toString('latin1');
  for (const [sign, why, todo] of REFUSED)
    if (sign.test(`${extension}:${start}`)) throw new Refusal(why, todo);
  if (start.startsWith('PK')) {
    const pkg = new Package(bytes);
    if (pkg.bytes('content.xml')) throw new Refusal('Es un documento de LibreOffice (.odt).');
    const isOld = choice === 'reject';
    const { isFormatted, ...own } = readDocx(pkg, found, isOld);
    const other = isFormatted ? readDocx(pkg, new DocumentFindings(), !isOld).tree : own.tree;
    const formats = isOld ? formatChanges(own.tree, other) : formatChanges(other, own.tree);
    return { ...own, formats, pkg };
  }
  if (/^do[ct][xm]$/.test(extension)) throw UNREADABLE;
  if (/^html?$/.test(extension))
    return ofTree(new HtmlReader(decodeHtml(bytes, found), found).tree);
  if (/^(?:md|markdown)$/.test(extension)) {
    const text = decode(bytes, found).replace(/^\uFEFF/, '');
    const [head = '', data = ''] = /^---\n([^]*?)\n---(?:\n|$)/.exec(text) ?? [];
    if (data !== '') found.note('datos del archivo', data);
    return ofTree(new HtmlReader(asHtml(text.slice(head.length)), found).tree);
  }
  if (!/^(?:txt|text)$/.test(extension)) throw new Refusal(`No se leen archivos «.${extension}».`);
  return ofTree(readPlain(decode(bytes, found)));
}

const ofTree = (tree: DocumentNode) => ({
  ...{ tree, formats: [], pkg: undefined, number: undefined },
  source: { text: spoken(tree), ...countIn([tree]), tables: shownTables(tree) },
});
