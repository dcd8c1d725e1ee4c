import { load } from 'cheerio';

export interface Link {
  text: string;
  href: string;
}

/** What a page says, without how it looks: what every template is given to show. */
export interface PageText {
  title: string;
  site: string;
  menu: Link[];
  footer: Link[];
  blocks: { tag: 'h1' | 'h2' | 'h3' | 'p' | 'ul'; html: string }[];
}

/** Most templates have room for this many in one row. */
const MENU_MOST = 6;

/** Reads the words of a finished page of this site. */
export function textOf(html: string): PageText {
  const $ = load(html);
  const links = (within: string): Link[] =>
    $(within)
      .toArray()
      .map((element) => ({ text: words($(element).text()), href: $(element).attr('href') ?? '' }))
      .filter(({ text, href }) => text && href.startsWith('/'));
  const blocks = $('main :is(h1, h2, h3, p, ul, ol)')
    .filter((_, element) => $(element).parents('li, nav, form, aside').length === 0)
    .toArray()
    .map((element): PageText['blocks'][number] => ({
      tag: element.tagName === 'ol' ? 'ul' : (element.tagName as 'p'),
      html: /^[uo]l$/.test(element.tagName)
        ? $(element)
            .children('li')
            .toArray()
            .map((item) => `<li>${escape(words($(item).text()))}</li>`)
            .join('')
        : escape(words($(element).text())),
    }));
  return {
    title: words($('h1').first().text()),
    site: words($('title').text().split('|').at(-1) ?? ''),
    menu: links('header nav a').slice(0, MENU_MOST),
    footer: links('footer a'),
    blocks,
  };
}

/** The blocks as HTML, each with the class that a template gives its tag. */
export const blocksAs = (
  { blocks }: PageText,
  classes: Partial<Record<PageText['blocks'][number]['tag'], string>> = {},
): string =>
  blocks
    .map(
      ({ tag, html }) =>
        `<${tag}${classes[tag] ? ` class="${classes[tag]}"` : ''}>${html}</${tag}>`,
    )
    .join('\n');

/** Links as the items of a list. */
export const itemsAs = (links: Link[], item: string, link: string): string =>
  links
    .map(
      ({ text, href }) =>
        `<li class="${item}"><a class="${link}" href="${href}">${escape(text)}</a></li>`,
    )
    .join('');

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
