import mammoth from 'mammoth';
import { zipSync } from 'fflate';
import {
  after,
  all,
  around,
  isElement,
  parseXml,
  remove,
  replace,
  textOf,
  toXml,
  type Doc,
  type Dom,
} from './dom';
import { decideChanges } from './docx-changes';
import { numberLists, stylesOf } from './docx-lists';
import { Refusal, type Findings, type Read } from './types';
import type { Parts } from './zip';

const STYLES = [
  "p[style-name='Title'] => h1.titulo:fresh",
  "p[style-name='Subtitle'] => p.resumen:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  'u => u',
  'strike => s',
];

/**
 * Reads a .docx: what mammoth would publish or lose without a word is decided, mended or said first, and
 * mammoth reads a document that only has what is known.
 */
export async function readDocx(parts: Parts, found: Findings): Promise<Read> {
  const main = /officeDocument" Target="\/?([^"]+)"|Target="\/?([^"]+)"[^>]*officeDocument"/.exec(
    new TextDecoder().decode(parts['_rels/.rels']),
  );
  const name = main?.[1] ?? main?.[2] ?? 'word/document.xml';
  if (!parts[name])
    throw new Refusal(
      'No es un documento de Word.',
      'Ábralo, guárdelo otra vez como «Documento de Word (.docx)» y vuelva a intentarlo.',
    );
  const kept: Parts = {};
  for (const [file, part] of Object.entries(parts))
    kept[file] = file.endsWith('.rels') ? withoutOutside(part, found) : part;
  const styleOf = stylesOf(parseXml(parts['word/styles.xml']));
  const said: string[] = [];
  for (const file of [name, 'word/footnotes.xml', 'word/endnotes.xml']) {
    if (!parts[file]) continue;
    const doc = parseXml(parts[file]);
    simplify(doc, found);
    decideChanges(doc, (style) => styleOf(style)?.hidden ?? false, found);
    said.push(wordsOf(doc));
    if (file === name) numberLists(doc, parseXml(parts['word/numbering.xml']), styleOf, found);
    kept[file] = toXml(doc);
  }
  sayRest(parts, found);
  return { html: await toHtml(kept, found), said: said.join('\n') };
}

async function toHtml(parts: Parts, found: Findings): Promise<string> {
  const convertImage = mammoth.images.imgElement(async (image) => {
    const { altText } = image as { altText?: string };
    const src = found.picture(await image.readAsBuffer(), image.contentType, altText?.trim() ?? '');
    return { src: src ?? '' };
  });
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
    { styleMap: STYLES, convertImage, includeEmbeddedStyleMap: false },
  );
  return value;
}

/** Relations without those to other hosts, but for links that a reader clicks. */
function withoutOutside(part: Uint8Array, found: Findings): Uint8Array {
  const doc = parseXml(part);
  for (const one of all(doc, 'Relationship')) {
    const { TargetMode, Type = '', Target = '' } = one.attribs;
    if (TargetMode !== 'External' || Type.endsWith('/hyperlink')) continue;
    const what = OUTSIDE[Type.replace(/^.*\//, '')] ?? 'archivo de fuera';
    found.lost(what, Target, 'No está en el documento y no se trajo. Si hace falta, agréguelo.');
    remove(one);
  }
  return toXml(doc);
}

const OUTSIDE: Record<string, string> = {
  image: 'imagen enlazada',
  attachedTemplate: 'plantilla enlazada',
  oleObject: 'objeto enlazado',
};

/** Leaves only elements that mammoth knows, with the same text. */
function simplify(doc: Doc, found: Findings): void {
  for (const one of all(doc, 'mc:AlternateContent')) {
    const best = [...all(one, 'mc:Choice'), ...all(one, 'mc:Fallback')][0];
    if (one.parent) replace(one, best?.children ?? []);
  }
  for (const box of all(doc, 'w:txbxContent')) {
    let place: Dom = box;
    for (let one = around(box, 'w:p'); one; one = around(one, 'w:p')) place = one;
    found.lost('cuadro de texto', textOf(box), 'Quedó como párrafo después del que lo lleva.');
    after(place, box.children);
    remove(box);
  }
  for (const one of all(doc, 'w:sdt'))
    if (
      all(one, 'w:docPartGallery').some(({ attribs }) => /Contents/.test(attribs['w:val'] ?? ''))
    ) {
      found.lost('índice', wordsOf(one), 'El sitio hace el suyo con los títulos.');
      remove(one);
    }
  for (const one of all(doc, 'm:oMath')) {
    found.lost('fórmula', textOf(one), 'Quedó como texto seguido. Revísela.');
    one.name = 'w:r';
    for (const text of all(one, 'm:t')) {
      text.name = 'w:t';
      text.attribs['xml:space'] = 'preserve';
    }
    for (const run of all(one, 'm:r')) if (run !== one) replace(run, all(run, 'w:t'));
    one.children = all(one, 'w:t');
    for (const text of one.children) text.parent = one;
  }
  for (const one of all(doc, 'w:fldSimple', 'w:dir', 'w:bdo')) replace(one, one.children);
  // LibreOffice raises letters by a height.
  for (const one of all(doc, 'w:position')) {
    const height = Number(one.attribs['w:val']);
    if (!height) continue;
    one.name = 'w:vertAlign';
    one.attribs['w:val'] = height > 0 ? 'superscript' : 'subscript';
  }
  for (const one of all(doc, 'w:dstrike')) one.name = 'w:strike';
  for (const one of all(doc, 'w:altChunk'))
    found.lost(
      'documento dentro del documento',
      one.attribs['r:id'] ?? '',
      'Cópielo en él y vuelva a intentarlo.',
    );
  for (const one of all(doc, 'a:blip'))
    if (one.attribs['r:link'] && !one.attribs['r:embed']) remove(one);
}

/** The text of each paragraph, on a line of its own. */
function wordsOf(node: Doc | Dom): string {
  let text = '';
  const visit = (one: Dom): void => {
    if (!isElement(one)) return;
    if (one.name === 'w:p' || one.name === 'w:br' || one.name === 'w:tab') text += '\n';
    if (one.name === 'w:t' || one.name === 'w:delText') text += textOf(one);
    else one.children.forEach(visit);
  };
  if ('children' in node) node.children.forEach(visit);
  return text;
}

/** Comments are asked for; what stands outside the text is said. */
function sayRest(parts: Parts, found: Findings): void {
  for (const comment of all(parseXml(parts['word/comments.xml']), 'w:comment')) {
    const text = wordsOf(comment).trim();
    if (text !== '' && found.ask('comment', text) === 'keep') found.notes.push(text);
  }
  for (const [file, part] of Object.entries(parts)) {
    const [what] = Object.entries(BESIDE).find(([, at]) => at.test(file)) ?? [];
    if (!what) continue;
    const text = /header|footer/.test(file)
      ? wordsOf(parseXml(part))
      : all(parseXml(part), 'a:t', 'c:v').map(textOf).join(' ');
    if (text.trim() !== '') found.lost(what, text, 'No pasa al texto. Si hace falta, escríbalo.');
  }
}

const BESIDE = {
  'encabezado de página': /^word\/header\d*\.xml$/,
  'pie de página': /^word\/footer\d*\.xml$/,
  gráfica: /^word\/charts\/chart\d*\.xml$/,
  diagrama: /^word\/diagrams\/data\d*\.xml$/,
};
