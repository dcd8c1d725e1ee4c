import { strFromU8, strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org';
const REL = `${OFFICE}/officeDocument/2006/relationships`;
const W = `xmlns:w="${OFFICE}/wordprocessingml/2006/main" xmlns:r="${REL}" xmlns:mc="${OFFICE}/markup-compatibility/2006" xmlns:wp="${OFFICE}/drawingml/2006/wordprocessingDrawing" xmlns:a="${OFFICE}/drawingml/2006/main" xmlns:pic="${OFFICE}/drawingml/2006/picture" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:m="${OFFICE}/officeDocument/2006/math"`;

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const r = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const p = (inner: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${inner.startsWith('<') ? inner : r(inner)}</w:p>`;
export const styled = (style: string, text: string): string =>
  p(text, `<w:pStyle w:val="${style}"/>`);
export const inList = (num: number, level = 0): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${num}"/></w:numPr>`;
export const item = (num: number, text: string, level = 0): string => p(text, inList(num, level));
export const cell = (inner: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${p(inner)}</w:tc>`;
export const row = (cells: string[], properties = ''): string =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`;
export const table = (...rows: string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;
export const drawn = (inner: string, kind = 'inline', place = '', alt = 'Un módulo'): string =>
  `<w:r><w:drawing><wp:${kind}>${place}<wp:docPr id="1" name="x" descr="${alt}"/><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:${kind}></w:drawing></w:r>`;
export const pic = (fill: string): string =>
  `<pic:pic><pic:blipFill>${fill}</pic:blipFill></pic:pic>`;
export const picture = (attribute: string, alt: string): string =>
  p(drawn(pic(`<a:blip ${attribute}/>`), 'inline', '', alt));
export const link = (id: string, text: string): string =>
  `<w:hyperlink r:id="${id}">${r(text)}</w:hyperlink>`;

type Relation = Record<'id' | 'type' | 'target', string> & { outside?: boolean };
export const outside = (id: string, type: string, target: string): Relation => ({
  ...{ id, type, target, outside: true },
});

export const level = (at: number, format: string, text = `%${at + 1}.`, properties = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${properties}</w:lvl>`;
/** A list of each row of levels, whose number is its place. */
export const numbering = (lists: string[][], more = ''): string => {
  const kinds = lists.map(
    (levels, at) => `<w:abstractNum w:abstractNumId="${at}">${levels.join('')}</w:abstractNum>`,
  );
  const numOf = (at: number) =>
    `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`;
  return part('w:numbering', kinds.join('') + lists.map((_, at) => numOf(at)).join('') + more);
};
const LISTS = ['decimal', 'bullet', 'lowerLetter'].map((kind) => [level(0, kind), level(1, kind)]);
const LATER = `<w:num w:numId="4"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`;

export const style = (id: string, name: string, inner = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${inner}</w:style>`;
const STYLES = [
  style('Ttulo', 'Title') + style('Subttulo', 'Subtitle'),
  ...[1, 2, 3, 4, 5].map((at) => style(`Ttulo${at}`, `heading ${at}`)),
  style('Oculto', 'Oculto', '<w:rPr><w:vanish/></w:rPr>', 'character'),
].join('');

const rels = (list: Relation[]): string => {
  const each = list.map(
    (one) =>
      `<Relationship Id="${one.id}" Type="${REL}/${one.type}" Target="${one.target}"${one.outside ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="${OFFICE}/package/2006/relationships">${each.join('')}</Relationships>`;
};

const NOTES = ['footnote', 'endnote', 'comment'] as const;
interface More extends Partial<Record<`${(typeof NOTES)[number]}s`, string[]>> {
  relations?: Relation[];
  styles?: string;
  files?: Record<string, string | Uint8Array>;
}

export function filesOf(body: string, more: More = {}): Record<string, Uint8Array> {
  const { relations = [], styles = '', files = {} } = more;
  const of = (name: string) => ({ id: `r-${name}`, type: name, target: `${name}.xml` });
  const known = ['styles', 'numbering', ...NOTES.map((kind) => `${kind}s`)].map(of);
  const notes = NOTES.map((kind) => {
    const own = (more[`${kind}s`] ?? []).map(
      (text, at) => `<w:${kind} w:id="${at + 1}">${p(text)}</w:${kind}>`,
    );
    return [`word/${kind}s.xml`, part(`w:${kind}s`, own.join(''))];
  });
  const all: Record<string, string | Uint8Array> = {
    '_rels/.rels': rels([{ id: 'r1', type: 'officeDocument', target: 'word/document.xml' }]),
    'word/_rels/document.xml.rels': rels([...known, ...relations]),
    'word/document.xml': part('w:document', `<w:body>${body}</w:body>`),
    'word/styles.xml': part('w:styles', STYLES + styles),
    'word/numbering.xml': numbering(LISTS, LATER),
    ...(Object.fromEntries(notes) as Record<string, string>),
    ...files,
  };
  const bytesOf = (one: string | Uint8Array) => (typeof one === 'string' ? strToU8(one) : one);
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, bytesOf(one)]));
}

export const docx = (...given: Parameters<typeof filesOf>): Uint8Array =>
  zipSync(filesOf(...given));

function rewritten(
  files: Record<string, Uint8Array>,
  swap: (text: string) => string,
  named = (name: string) => name,
): Uint8Array {
  const bytesOf = (name: string, bytes: Uint8Array) =>
    /\.(?:xml|rels)$/.test(name) ? strToU8(swap(strFromU8(bytes))) : bytes;
  const parts = Object.entries(files).map(([name, bytes]) => [named(name), bytesOf(name, bytes)]);
  return zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>);
}

/** The parts under other names, and relations as another program writes them. */
export function renamed(files: Record<string, Uint8Array>): Uint8Array {
  const named = (text: string) =>
    text.replace(/(document|styles|numbering|footnotes|endnotes|comments)\.xml/g, '$12.xml');
  const relation = /<Relationship Id="([^"]*)" Type="([^"]*)" Target="([^"]*)"/g;
  const swap = (text: string) =>
    named(text).replace(relation, "<Relationship Target='$3' Type='$2' Id='$1'");
  return rewritten(files, swap, named);
}

export const strict = (files: Record<string, Uint8Array>): Uint8Array => {
  const main = `${OFFICE}/wordprocessingml/2006/main`;
  return rewritten(files, (text) =>
    text
      .replaceAll(main, 'http://purl.oclc.org/ooxml/wordprocessingml/main')
      .replaceAll(REL, 'http://purl.oclc.org/ooxml/officeDocument/relationships')
      .replace(/(<\/?|[ ])w:/g, '$1x:')
      .replaceAll('xmlns:w=', 'xmlns:x='),
  );
};

export const part = (name: string, inner: string): string => `<${name} ${W}>${inner}</${name}>`;
