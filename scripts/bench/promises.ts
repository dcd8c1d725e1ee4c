import { kindOf } from '@/lib/site/kinds';
import type { Chosen } from './choose';
import type { Sample } from './lighthouse';
import { median } from './table';

/** A page, and each time that it and its words alone were measured. */
export interface Measured {
  page: Pick<Chosen, 'kind' | 'address' | 'isText'>;
  site: Sample[];
  words: Sample[];
}

/** A promise, and the page that is farthest from it. */
export interface Promised {
  what: string;
  limit: number;
  worst: number;
  address: string;
  isMet: boolean;
}

/** The bytes that a phone on a slow network has after its first round trip. */
const ROUND_TRIP = 14_600;

type Figure = 'fcp' | 'lcp' | 'cls' | 'bytes' | 'html';
export const medianOf = (samples: readonly Sample[], figure: Figure): number =>
  median(samples.map((sample) => sample[figure]));

/** A page's paint divided by that of its words alone, in the same run. */
export const ratioOf = ({ site, words }: Measured, figure: 'fcp' | 'lcp'): number =>
  medianOf(site, figure) / medianOf(words, figure);

/** The lowest of the four scores, each the median of its runs. */
export const scoreOf = ({ site }: Measured): number =>
  Math.min(
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map((category) =>
      median(site.map(({ scores }) => scores[category])),
    ),
  );

/** The site's promises of its pages, each beside the worst page of the run. */
export function promisesOf(all: readonly Measured[]): Promised[] {
  // An unknown address goes on to the home page, which is measured by itself.
  const pages = all.filter(({ page }) => page.kind !== 'noEncontrada');
  const text = pages.filter(({ page }) => page.isText);
  const others = pages.filter(({ page }) => !page.isText);
  const home = pages.filter(({ page }) => page.kind === 'inicio');
  // To be kept out of search engines costs a score.
  const scored = pages.filter(({ page }) => kindOf(page.kind).indexed);
  return [
    most('FCP ÷ words alone, pages of text', 1.1, text, (page) => ratioOf(page, 'fcp')),
    most('FCP ÷ words alone, other pages', 1.35, others, (page) => ratioOf(page, 'fcp')),
    most('LCP ÷ words alone', 1.7, pages, (page) => ratioOf(page, 'lcp')),
    most('CLS', 0.01, all, ({ site }) => Math.max(...site.map(({ cls }) => cls))),
    most('HTML, bytes, pages of text', ROUND_TRIP, text, ({ site }) => medianOf(site, 'html')),
    most('HTML, bytes, other pages', 2 * ROUND_TRIP, others, ({ site }) => medianOf(site, 'html')),
    most('First visit of home, bytes', 60 * 1024, home, ({ site }) => medianOf(site, 'bytes')),
    most('Points short of 100', 0, scored, (page) => 100 - scoreOf(page)),
  ].flatMap((promise) => promise ?? []);
}

function most(
  what: string,
  limit: number,
  pages: readonly Measured[],
  figure: (page: Measured) => number,
): Promised | undefined {
  const known = (value: number) => (Number.isNaN(value) ? Infinity : value);
  const [first] = pages
    .map((one) => ({ address: one.page.address, worst: known(figure(one)) }))
    .sort((a, b) => b.worst - a.worst);
  return first && { what, limit, ...first, isMet: first.worst <= limit };
}
