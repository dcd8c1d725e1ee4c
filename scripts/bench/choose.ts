import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Content } from '@/lib/content/model';
import { allPages, fileOf } from '@/lib/site/pages';
import { kindOf, type PageKind } from '@/lib/site/kinds';

/** A page of the site that is measured for all of its kind. */
export interface Chosen {
  kind: PageKind;
  address: string;
  file: string;
  /** It opens with words alone: no tabs, rows, form or picture. */
  isText: boolean;
}

/**
 * Of every kind of page, the page that weighs most.
 * @param out the built site
 * @throws when a page of the content is not there: `out/` is of another content
 */
export function choosePages(content: Content, out: string): Chosen[] {
  const heaviest = new Map<PageKind, { file: string; address: string; bytes: number }>();
  for (const { kind, ruta } of allPages(content)) {
    const file = path.join(out, decodeURI(fileOf(ruta)));
    const bytes = statSync(`${file}.br`).size;
    if (bytes > (heaviest.get(kind)?.bytes ?? 0))
      heaviest.set(kind, { file, address: ruta, bytes });
  }
  return [...heaviest].map(([kind, { file, address }]) => ({
    kind,
    address,
    file,
    isText: isText(kind, readFileSync(file, 'utf8')),
  }));
}

/** A picture that waits until it is near is no part of a page's first screen. */
export function isText(kind: PageKind, html: string): boolean {
  return kindOf(kind).weight === 'text' && load(html)('main img:not([loading=lazy])').length === 0;
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
