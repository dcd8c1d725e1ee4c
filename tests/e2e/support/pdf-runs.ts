import type { PdfObjects } from './pdf-objects';

/** With the mark that ties it to the structure tree. */
interface Run {
  mark: string | undefined;
  text: string;
}

const OPERATORS =
  /(?:<<\/MCID (\d+) ?>>\s*)?\b(BDC|EMC)\b|\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>(?=.*T[jJ])/g;

/** @param sheet the object with its fonts and contents */
export function runsOf(sheet: string, objects: PdfObjects): Run[] {
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of sheet.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
    fonts.set(name, glyphsOf(objects.get(cmap)?.stream ?? ''));
  }
  const contents = /\/Contents (\d+) 0 R/.exec(sheet)?.[1] ?? '';
  const runs: Run[] = [];
  let glyphs: Map<string, string> | undefined;
  // Ligatures have a mark of their own within their text's.
  const marks: (string | undefined)[] = [];
  for (const [, mark, edge, font, hex = ''] of (objects.get(contents)?.stream ?? '').matchAll(
    OPERATORS,
  ))
    if (edge === 'BDC') marks.push(mark ?? marks.at(-1));
    else if (edge) marks.pop();
    else if (font) glyphs = fonts.get(font);
    else
      runs.push({
        mark: marks.at(-1),
        text: (hex.match(/.{4}/g) ?? [])
          .map((code) => glyphs?.get(code.toUpperCase()) ?? '')
          .join(''),
      });
  return runs;
}

function glyphsOf(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  const put = (code: number, unicode: string, more = 0) => {
    const units = unicode.match(/.{4}/g)?.map((unit) => parseInt(unit, 16)) ?? [];
    const last = units.pop() ?? 0;
    glyphs.set(
      code.toString(16).padStart(4, '0').toUpperCase(),
      String.fromCharCode(...units, last + more),
    );
  };
  for (const [, rows = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', unicode = ''] of rows.matchAll(/<(\w+)> <(\w+)>/g))
      put(parseInt(code, 16), unicode);
  for (const [, rows = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', list, unicode = ''] of rows.matchAll(
      /<(\w+)> <(\w+)> (?:\[(.*?)\]|<(\w+)>)/gs,
    )) {
      const each = [...(list ?? '').matchAll(/<([\w ]*)>/g)];
      for (let code = parseInt(from, 16), more = 0; code <= parseInt(to, 16); code++, more++)
        if (list === undefined) put(code, unicode, more);
        else put(code, (each[more]?.[1] ?? '').replaceAll(' ', ''));
    }
  return glyphs;
}
