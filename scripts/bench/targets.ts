import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Content } from '@/lib/content/model';
import { kindOf, type PageKind } from '@/lib/site/kinds';
import { allPages, fileOf } from '@/lib/site/pages';
import type { Sample } from './lighthouse';

/** A page, and each time that it and its words alone were measured. */
export interface Measured {
  page: Pick<Chosen, 'kind' | 'address' | 'isText'>;
  site: Sample[];
  words: Sample[];
}

type Figure = keyof Sample;

/** The bytes that a phone on a slow network has after its first round trip. */
const ROUND_TRIP = 14_600;

const middle = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
export const medianOf = ({ site }: Measured, figure: Figure): number =>
  middle(site.map((one) => one[figure]));
/** A page's paint divided by that of its words alone. */
export const ratioOf = (page: Measured, figure: 'fcp' | 'lcp'): number =>
  medianOf(page, figure) / middle(page.words.map((one) => one[figure]));

/** The site's promises, each with the page that is farthest from it, as rows of a table. */
export function promisesOf(all: readonly Measured[]): string[][] {
  // An unknown address goes on to the home page, which is measured by itself.
  const pages = all.filter(({ page }) => page.kind !== 'noEncontrada');
  const text = pages.filter(({ page }) => page.isText);
  const others = pages.filter(({ page }) => !page.isText);
  const home = pages.filter(({ page }) => page.kind === 'inicio');
  // To be kept out of search engines costs a score.
  const scored = pages.filter(({ page }) => kindOf(page.kind).indexed);
  const html = (page: Measured) => medianOf(page, 'html');
  return [
    most('FCP ÷ words alone, pages of text', 1.1, text, (page) => ratioOf(page, 'fcp')),
    most('FCP ÷ words alone, other pages', 1.35, others, (page) => ratioOf(page, 'fcp')),
    most('LCP ÷ words alone', 1.7, pages, (page) => ratioOf(page, 'lcp')),
    most('CLS', 0.01, all, ({ site }) => Math.max(...site.map(({ cls }) => cls))),
    most('HTML, bytes, pages of text', ROUND_TRIP, text, html),
    most('HTML, bytes, other pages', 2 * ROUND_TRIP, others, html),
    most('First visit of home, bytes', 60 * 1024, home, (page) => medianOf(page, 'bytes')),
    most('Points short of 100', 0, scored, (page) => 100 - medianOf(page, 'score')),
  ].flatMap((row) => (row ? [row] : []));
}

function most(
  what: string,
  limit: number,
  pages: readonly Measured[],
  figureOf: (page: Measured) => number,
): string[] | undefined {
  const figures = pages.map((one) => ({ address: one.page.address, figure: figureOf(one) }));
  const worst = figures.sort((a, b) => weightOf(b) - weightOf(a))[0];
  if (!worst) return undefined;
  const { address, figure } = worst;
  const isMet = figure <= limit;
  return [what, String(limit), figure.toFixed(3), address, isMet ? 'met' : '**not met**'];
}

/** A missing figure is the worst. */
const weightOf = ({ figure }: { figure: number }) => (Number.isNaN(figure) ? Infinity : figure);

/** The heaviest page of a kind. */
interface Chosen {
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
