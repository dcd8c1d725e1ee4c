import { load } from 'cheerio';
import { longDate } from '@/lib/site/dates';
import { release, type Release } from './releases';

/**
 * The pages of this site as a template for others: the finished HTML of a release whose words are
 * marks, each mark turned into a placeholder. So every peer writes the same page.
 */
export interface Template {
  /** A release's page and a page of the press list; in them and in `card`, `[[name]]` is a blank. */
  release: string;
  list: string;
  /** One release in a list. */
  card: string;
  style: string;
  script: string;
}

/** What a placeholder may stand for. */
export type Blank =
  | Exclude<keyof Release, 'body'>
  | 'fechaLarga'
  | 'body'
  | 'newerSlug'
  | 'newerTitulo'
  | 'olderSlug'
  | 'olderTitulo'
  | 'cards'
  | 'style'
  | 'script';

export const BLANK = /\[\[(\w+)\]\]/g;

const FECHA = '2015-03-17';
const MARKED = {
  slug: 'zqslug',
  titulo: 'Zqtitulo',
  resumen: 'Zqresumen.',
  alt: 'Zqalt.',
  lugar: 'Zqlugar',
  numero: 771177,
  imagen: '/ilustraciones/noticia-10.svg',
} as const;
const NEIGHBOURS = {
  older: { slug: 'zqolderslug', titulo: 'Zqoldertitulo' },
  newer: { slug: 'zqnewerslug', titulo: 'Zqnewertitulo' },
} as const;
const BODY = '<p>Zqbody.</p>';

/** The releases of the archive that the template is taken from. */
export function markedReleases(): Release[] {
  return [
    { ...release(0, '2014-01-07'), ...NEIGHBOURS.older },
    { ...MARKED, fecha: FECHA, body: 'Zqbody.\n' },
    { ...release(2, '2016-01-07'), ...NEIGHBOURS.newer },
  ];
}

/** Where a built site keeps the two pages that the template is taken from. */
export const TEMPLATE_PAGES = {
  release: `prensa/${MARKED.slug}/index.html`,
  list: 'prensa/index.html',
} as const;

/** Mark → placeholder. */
const MARKS: [mark: string, blank: Blank][] = [
  [NEIGHBOURS.older.slug, 'olderSlug'],
  [NEIGHBOURS.older.titulo, 'olderTitulo'],
  [NEIGHBOURS.newer.slug, 'newerSlug'],
  [NEIGHBOURS.newer.titulo, 'newerTitulo'],
  [MARKED.slug, 'slug'],
  [MARKED.titulo, 'titulo'],
  [MARKED.resumen, 'resumen'],
  [MARKED.alt, 'alt'],
  [MARKED.lugar, 'lugar'],
  [MARKED.imagen, 'imagen'],
  [String(MARKED.numero), 'numero'],
  [FECHA, 'fecha'],
  [longDate(FECHA), 'fechaLarga'],
  [BODY, 'body'],
];

/**
 * @param pages the HTML of `TEMPLATE_PAGES` in a site built from `markedReleases()`
 * @throws when a page no longer shows what a template must have
 */
export function takeTemplate(pages: { release: string; list: string }): Template {
  const $release = load(blank(pages.release));
  const styles = $release('style');
  const scripts = $release('script[type="module"]:not([src])');
  const template = { style: styles.text(), script: scripts.text() };
  const $list = load(blank(pages.list));
  for (const $ of [$release, $list]) {
    keepFirst($('style'), '[[style]]');
    keepFirst($('script[type="module"]:not([src])'), '[[script]]');
  }

  const card = $list('article').filter((_, one) => $list(one).text().includes('[[titulo]]'));
  const cardHtml = $list.html(card.first());
  card.first().parent().text('[[cards]]');
  const made = { ...template, release: $release.html(), list: $list.html(), card: cardHtml };
  need(made.release, 'The page of a release', [
    ...MARKS.map(([, name]) => name).filter((name) => name !== 'imagen'),
    'style',
  ]);
  need(made.card, 'The card of a release', ['slug', 'titulo', 'fecha']);
  need(made.list, 'The press list', ['cards', 'style']);
  return made;

  function blank(html: string): string {
    return MARKS.reduce((text, [mark, name]) => text.replaceAll(mark, `[[${name}]]`), html);
  }
}

/** The words of a page's inline parts stand apart from it, in one place. */
function keepFirst(parts: ReturnType<ReturnType<typeof load>>, placeholder: string): void {
  parts.slice(1).remove();
  parts.first().text(placeholder);
}

function need(html: string, what: string, blanks: Blank[]): void {
  const missing = blanks.filter((name) => !html.includes(`[[${name}]]`));
  if (missing.length > 0) throw new Error(`${what} does not show: ${missing.join(', ')}.`);
}
