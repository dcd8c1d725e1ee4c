import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The text that the browser would print of a page, without its spaces, which a PDF places and does not write. */
export async function printedText(page: Page): Promise<string> {
  return textOf(await page.pdf({ format: 'Letter' }));
}

/** Words as `printedText` gives them. */
export const tight = (text: string) => text.replace(/\s/g, '');

interface PdfObject {
  head: string;
  stream: string;
}

/** Reads the text of a PDF that Chromium wrote. */
function textOf(bytes: Buffer): string {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of bytes
    .toString('latin1')
    .matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, split(body));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\n/.test(head));
  return tight(pages.map((page) => pageText(page, objects)).join(''));
}

function split(body: string): PdfObject {
  const start = body.indexOf('stream\n');
  if (start < 0) return { head: body, stream: '' };
  const head = body.slice(0, start);
  const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
  const text = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
  return { head, stream: text.toString('latin1') };
}

function pageText({ head }: PdfObject, objects: Map<string, PdfObject>): string {
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
    fonts.set(name, glyphsOf(objects.get(cmap)?.stream ?? ''));
  }
  const contents = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '';
  let glyphs: Map<string, string> | undefined;
  let text = '';
  for (const [, font, hex = ''] of (objects.get(contents)?.stream ?? '').matchAll(
    /\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>(?=[^>]*T[jJ])/g,
  ))
    if (font) glyphs = fonts.get(font);
    else for (const code of hex.match(/.{4}/g) ?? []) text += glyphs?.get(code.toUpperCase()) ?? '';
  return text;
}

/** What each glyph of a font means, by its code. */
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
    for (const [, from = '', to = '', unicode = ''] of rows.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = parseInt(from, 16), more = 0; code <= parseInt(to, 16); code++, more++)
        put(code, unicode, more);
  return glyphs;
}
