import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Content } from '@/lib/content/model';
import { allPages, fileOf } from '@/lib/site/pages';
import { kindOf, type PageKind } from '@/lib/site/kinds';

/** The heaviest page of a kind. */
export interface Chosen {
  kind: PageKind;
  address: string;
  file: string;
  html: string;
  /** It opens with words alone: no tabs, rows, form or picture. */
  isText: boolean;
}

/** Returns the heaviest page of every kind. @param out the built site @throws when it lacks a page */
export function choosePages(content: Content, out: string): Chosen[] {
  const heaviest = new Map<PageKind, { file: string; address: string; bytes: number }>();
  for (const { kind, ruta } of allPages(content)) {
    const file = path.join(out, decodeURI(fileOf(ruta)));
    const bytes = statSync(`${file}.br`).size;
    if (bytes > (heaviest.get(kind)?.bytes ?? 0))
      heaviest.set(kind, { file, address: ruta, bytes });
  }
  return [...heaviest].map(([kind, { file, address }]) => {
    const html = readFileSync(file, 'utf8');
    // A picture that waits until it is near is no part of the first screen.
    const hasPicture = load(html)('main img:not([loading=lazy])').length > 0;
    return { kind, address, file, html, isText: kindOf(kind).weight === 'text' && !hasPicture };
  });
}

/** The words of a finished page as bare HTML, the least that they can take: no style, script or picture. */
export function wordsAlone(html: string): string {
  const $ = load(html);
  $(
    'script, style, link, img, svg, picture, template, meta:not([charset], [name=viewport])',
  ).remove();
  for (const element of $('body, body *').toArray())
    for (const name of Object.keys(element.attribs))
      if (name !== 'href') $(element).removeAttr(name);
  $('head').append('<link rel="icon" href="data:,">');
  return $.html();
}
