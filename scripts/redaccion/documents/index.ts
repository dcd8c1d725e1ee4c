import type { Root } from 'mdast';
import { slugify } from '@/lib/content/model/slug';
import { escapeHtml } from '@/lib/site/text';
import { readDocx } from './docx';
import { HtmlReader } from './html';
import { readOdt } from './odt';
import { AllShown, safeHtml } from './original';
import { decode, decodeHtml, readMarkdown, readText } from './text';
import { Findings, Refusal, type Answers, type Converted, type Refused } from './types';
import { levelHeadings, wordsShown, writeMarkdown } from './write';
import { openZip, type Parts } from './zip';

export { dataOf } from './original';
export type { Answers, Converted } from './types';

const AS_DOCX =
  'Ábralo en su procesador de textos, guárdelo como «Documento de Word (.docx)» y vuelva a intentarlo.';

/**
 * Makes Markdown of a document: .docx, .odt, .html (a page, or a paste), .txt or .md. Each word of it is in
 * the Markdown, in a loss or in a decision.
 * @param answers to the decisions of an earlier call
 * @param apart leaves its pictures out of the Markdown
 */
export async function convert(
  name: string,
  bytes: Uint8Array,
  answers: Answers = {},
  apart = false,
): Promise<Converted | Refused> {
  const base =
    slugify(name.replace(/\.[^.]*$/, ''))
      .toLowerCase()
      .slice(0, 60) || 'documento';
  const found = new Findings(base, answers, apart);
  try {
    const { tree, said, title: own, summary } = await read(name, bytes, found);
    const title = levelHeadings(tree, found, own);
    const notes = found.notes
      .map((note) => `\n<!-- ${note.replace(/-(?=-)|>/g, '- ')} -->\n`)
      .join('');
    const markdown = writeMarkdown(tree) + notes;
    const { losses, decisions, pictures } = found;
    const told = losses.map(({ text }) => text);
    const missing = without(
      said,
      [wordsShown(markdown), title ?? '', summary ?? '', ...told].join('\n'),
    );
    if (missing.length > 0)
      found.lost(
        'palabras que no llegaron',
        missing.join(' '),
        'Búsquelas en el original y escríbalas donde van.',
      );
    return { markdown, title, ...(summary && { summary }), pictures, losses, decisions };
  } catch (error) {
    if (error instanceof Refusal) return { why: error.why, todo: error.todo };
    return { why: 'El archivo está dañado o no es lo que dice su nombre.', todo: AS_DOCX };
  }
}

/**
 * A document as it came, whatever it hides and whatever changes wait in it included, as HTML for a frame
 * without any right.
 */
export async function showOriginal(name: string, bytes: Uint8Array): Promise<string> {
  const { source } = await read(name, bytes, new AllShown());
  return safeHtml(source);
}

interface Text {
  tree: Root;
  said: string;
  title?: string;
  summary?: string;
  /** What it was read from, as HTML of whoever wrote it. */
  source: string;
}

async function read(name: string, bytes: Uint8Array, found: Findings): Promise<Text> {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  refuseByContent(bytes, extension);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readZip(openZip(bytes), found);
  if (/^(?:docx|odt)$/.test(extension))
    throw new Refusal('El archivo está dañado o no es lo que dice su nombre.', AS_DOCX);
  if (/^html?$/.test(extension)) {
    const html = decodeHtml(bytes, found);
    const reader = new HtmlReader(found, dataPicture(found));
    return { ...reader.read(html), title: reader.title, summary: reader.summary, source: html };
  }
  if (!/^(?:txt|text|md|markdown)$/.test(extension))
    throw new Refusal(`No se leen archivos «.${extension}».`, AS_DOCX);
  const text = decode(bytes, found);
  const tree = extension.startsWith('m') ? readMarkdown(text) : readText(text);
  return {
    tree,
    said: extension.startsWith('m') ? wordsShown(text.replace(/^---\n[^]*?\n---\n/, '')) : text,
    source: `<pre>${escapeHtml(text)}</pre>`,
  };
}

async function readZip(parts: Parts, found: Findings): Promise<Text> {
  const isOdt = parts['content.xml'] !== undefined;
  const { html, said } = isOdt ? readOdt(parts, found) : await readDocx(parts, found);
  const reader = new HtmlReader(found, (src) => (src === '' ? undefined : src));
  const { tree } = reader.read(html);
  return { tree, said, title: reader.title, summary: reader.summary, source: html };
}

/** The first bytes say more than a name. */
function refuseByContent(bytes: Uint8Array, extension: string): void {
  const start = Buffer.from(bytes.slice(0, 8)).toString('latin1');
  if (start.startsWith('\xD0\xCF\x11\xE0'))
    throw extension === 'doc'
      ? new Refusal('Es un documento de Word de antes de 2007 (.doc).', AS_DOCX)
      : new Refusal(
          'Está protegido con contraseña, o es de un formato de antes de 2007.',
          `Quítele la contraseña. ${AS_DOCX}`,
        );
  if (start.startsWith('{\\rtf')) throw new Refusal('Es un archivo RTF.', AS_DOCX);
  if (start.startsWith('%PDF'))
    throw new Refusal(
      'Es un PDF: tiene la forma de las páginas y no la del texto.',
      'Pida el documento con que se hizo.',
    );
  if (bytes.length === 0)
    throw new Refusal('El archivo está vacío.', 'Revise que sea el que quería.');
}

/** Pictures that a paste carries within; any other is elsewhere. */
const dataPicture = (found: Findings) => (src: string, alt: string) => {
  const [, type, data] = /^data:(image\/[\w+.-]+);base64,([^]+)$/.exec(src) ?? [];
  if (type && data) return found.picture(Buffer.from(data, 'base64'), type, alt);
  if (/^\/imagenes\//.test(src)) return src;
  found.lost(
    'imagen',
    `${alt} ${src.slice(0, 120)}`,
    'No viene con el texto. Agréguela desde su archivo.',
  );
  return undefined;
};

/** The words of a text that another does not have, as often as it has them. */
function without(text: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsOf(other)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsOf(text).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1;
  });
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
