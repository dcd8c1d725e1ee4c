import { adobeWidth, characterOf } from './afm';

export interface ReadLine {
  text: string;
  x: number;
  y: number;
  /** Without the trailing space. */
  end: number;
  font: string;
  size: number;
  tag: string;
  mcid: number | null;
}

type Glyphs = (code: number) => { text: string; width: number };

export function readFonts(
  tree: string,
  get: (id?: string) => string,
): Map<string, [string, Glyphs]> {
  const fonts = new Map<string, [string, Glyphs]>();
  for (const [, face = '', id] of tree.matchAll(/\/([FB]\d+) (\d+) 0 R/g)) {
    const body = get(id);
    const name = find(body, 'BaseFont/([\\w-]+)');
    const map = streamOf(get(find(body, 'ToUnicode (\\d+)')));
    const texts = new Map(
      [...map.matchAll(/^<(\w\w)><(\w+)>$/gm)].map(([, code = '', hex]) => [code, utf16(hex)]),
    );
    fonts.set(face, [
      name ?? 'caja',
      (code) =>
        name
          ? { text: characterOf(code), width: adobeWidth(characterOf(code), name) }
          : { text: texts.get(code.toString(16).padStart(2, '0')) ?? '', width: 700 },
    ]);
  }
  return fonts;
}

export function readLines(content: string, fonts: Map<string, [string, Glyphs]>): ReadLine[] {
  const lines: ReadLine[] = [];
  let [tag, mcid]: [string, number | null] = ['', null];
  for (const operators of content.split('\n')) {
    const [, opened = '', mark] = /^\/(\w+)(?: BMC|<<\/MCID (\d+)>>BDC)$/.exec(operators) ?? [];
    if (opened) [tag, mcid] = [opened, mark ? Number(mark) : null];
    const [, x = '', y = '', shown = ''] =
      /^BT .* rg ([\d.]+) ([\d.]+) Td (.*) ET$/.exec(operators) ?? [];
    if (!shown) continue;
    const line: ReadLine = { text: '', x: +x, y: +y, end: +x, font: '', size: 0, tag, mcid };
    let used = 0;
    for (const [, face = '', size, hex = ''] of shown.matchAll(
      /\/(\w\d+) ([\d.]+) Tf <(\w*)>Tj/g,
    )) {
      const [name, glyphs] = fonts.get(face) ?? ['', () => ({ text: '', width: NaN })];
      line.font ||= name;
      line.size = Number(size);
      for (const code of Buffer.from(hex, 'hex')) {
        const { text, width } = glyphs(code);
        line.text += text;
        used += (width * line.size) / 1000;
        if (text !== ' ') line.end = line.x + used;
      }
    }
    lines.push(line);
  }
  return lines;
}

export const find = (body: string, pattern: string) =>
  new RegExp(`/${pattern}`, 's').exec(body)?.[1];

export const streamOf = (body: string) =>
  body.slice(body.indexOf('\nstream\n') + '\nstream\n'.length, -'\nendstream'.length);

/** With or without a byte order mark. */
export const utf16 = (hex = '') =>
  Buffer.from(hex.replace(/^FEFF/, ''), 'hex').swap16().toString('utf16le');
