import { DomUtils, parseDocument } from 'htmlparser2';
import { rawReference } from '@/lib/content/lint/shown-signs';
import { rawReferenceInData } from '../checks/braces';

export interface Reference {
  address: string;
  text: string;
}

const CODE = new Set(['code', 'pre', 'style', 'script']);
const UNSEARCHED = new Set([
  ...['nav', 'form', 'label', 'select', 'dialog', 'caption', 'thead'],
  ...['script', 'style', 'noscript', 'template'],
]);
const PLACES = new Set(['tr', 'tbody']);
const UNSEARCHED_CLASSES = ['no-print', 'print-only', 'marca', 'field-help'];
const BLOCKS = new Set([
  ...['p', 'li', 'dt', 'dd', 'td', 'th', 'div', 'section', 'article'],
  ...['figure', 'summary', 'blockquote'],
]);
const POLICY = 'Content-Security-Policy';
const HEADING = /^h[1-6]$/;

type Parsed = ReturnType<typeof parseDocument>['children'];
type Attributes = Record<string, string>;
export type Outline = ReturnType<typeof outlineOf>;

/** Reads the facts of a page for checks and search. */
export function outlineOf(html: string) {
  const { children } = parseDocument(html);
  const all = DomUtils.findAll(() => true, children);
  const named = (name: string) => all.filter((one) => one.name === name);
  const valueOf = (name: string, is: Attributes, key: string): string[] =>
    named(name)
      .filter(({ attribs }) => Object.entries(is).every(([one, value]) => attribs[one] === value))
      .map(({ attribs }) => attribs[key] ?? '');
  const [first] = named('head').flatMap(({ children }) => children);
  const isPolicy = first && DomUtils.isTag(first) && first.attribs['http-equiv'] === POLICY;
  const scripts = named('script').map((one) => ({
    ...{ type: one.attribs['type'] ?? 'clásico', src: one.attribs['src'] },
    text: DomUtils.textContent(one),
  }));
  const raw = [
    ...all.flatMap(({ attribs }) => Object.values(attribs).map(rawReferenceInData)),
    ...shownIn(children).map(rawReference),
    ...scripts.map(({ type, text }) =>
      type === 'application/ld+json' ? rawReferenceInData(text) : undefined,
    ),
  ];
  return {
    title: DomUtils.textContent(
      named('head').flatMap((one) => DomUtils.getElementsByTagName('title', one)),
    ),
    /** The policy that stands first in the head. */
    policy: isPolicy ? (first.attribs['content'] ?? '') : '',
    /** Where the encoding is said: HTML wants it within the first 1024 bytes. */
    encodingAt: html.indexOf('<meta charset'),
    lang: valueOf('html', {}, 'lang')[0] ?? '',
    description: valueOf('meta', { name: 'description' }, 'content')[0] ?? '',
    canonicals: valueOf('link', { rel: 'canonical' }, 'href'),
    h1: named('h1').length,
    ids: all.flatMap(({ attribs }) => attribs['id'] ?? []),
    references: all.flatMap((one): Reference[] => {
      const { href, src, srcset, alt = '' } = one.attribs;
      const sizes = srcset?.split(', ').map((part) => part.split(' ', 1).join('')) ?? [];
      const address = href ?? src;
      return [
        ...sizes.map((size) => ({ address: size, text: 'srcset' })),
        ...(address === undefined ? [] : [{ address, text: alt + DomUtils.textContent(one) }]),
      ];
    }),
    withoutAlt: named('img').flatMap(({ attribs: { alt, src = '' } }) =>
      alt === undefined ? [src] : [],
    ),
    /** Blocked by the policy: `style`, `onclick`. */
    refusedAttributes: all.flatMap(({ name: element, attribs }) =>
      Object.keys(attribs)
        .filter((name) => name === 'style' || name.startsWith('on'))
        .map((name) => ({ name, element })),
    ),
    /** Visible raw references, outside code. */
    rawReferences: [...new Set(raw.flatMap((one) => one ?? []))],
    styles: named('style').map((one) => DomUtils.textContent(one)),
    scripts,
    /** HTML of the main part's headings and text, for the search. */
    search: searchedIn(named('main'))
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?)»])/g, '')
      .trim(),
  };
}

/** Returns the lines of text outside code. */
const shownIn = (nodes: Parsed): string[] =>
  nodes.flatMap((node) => {
    if (DomUtils.isText(node)) return node.data.split('\n');
    return DomUtils.isTag(node) && !CODE.has(node.name) ? shownIn(node.children) : [];
  });

const searchedIn = (nodes: Parsed): string =>
  nodes
    .map((node) => {
      if (DomUtils.isText(node)) return escape(node.data);
      if (!DomUtils.isTag(node) || !isSearched(node.name, node.attribs)) return '';
      return markOf(node.name) + searchedIn(node.children) + markOf(node.name, '/');
    })
    .join('');

const isSearched = (name: string, attributes: Attributes): boolean =>
  !UNSEARCHED.has(name) &&
  !(PLACES.has(name) && 'id' in attributes) &&
  !('data-search-ignore' in attributes) &&
  !attributes['class']?.split(' ').some((one) => UNSEARCHED_CLASSES.includes(one));

const markOf = (name: string, end = '') =>
  HEADING.test(name) ? `<${end}${name}>` : BLOCKS.has(name) ? `<${end}div>` : ' ';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
