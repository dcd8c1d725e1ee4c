import { Parser } from 'htmlparser2';
import { rawReference } from '@/lib/content/lint/shown-signs';
import { rawReferenceInData } from '../checks/braces';

export interface Reference {
  address: string;
  text: string;
}

/** Facts of a page for checks and search, read in one pass. */
export interface Outline {
  title: string;
  lang: string;
  description: string;
  canonicals: string[];
  h1: number;
  ids: string[];
  references: Reference[];
  withoutAlt: string[];
  /** Blocked by the policy: `style`, `onclick`. */
  refusedAttributes: { name: string; element: string }[];
  /** Visible raw references, outside code. */
  rawReferences: string[];
  styles: string[];
  scripts: { type: string; src: string | undefined; text: string }[];
  /** HTML of the main part's headings and text, for the search. */
  search: string;
}

type Attributes = Record<string, string>;

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
const HEADING = /^h[1-6]$/;

interface OpenElement {
  name: string;
  searched: boolean;
  reference?: Reference;
}

export function outlineOf(html: string): Outline {
  const outline: Outline = {
    title: '',
    lang: '',
    description: '',
    canonicals: [],
    h1: 0,
    ids: [],
    references: [],
    withoutAlt: [],
    refusedAttributes: [],
    rawReferences: [],
    styles: [],
    scripts: [],
    search: '',
  };
  const open: OpenElement[] = [];
  const search: string[] = [];
  const shown: string[] = [];
  let codeDepth = 0;
  let mainDepth = 0;
  let svgDepth = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') mainDepth += 1;
      if (name === 'svg') svgDepth += 1;
      if (CODE.has(name)) codeDepth += 1;
      shown.push('\n');
      readAttributes(outline, name, attributes);
      if (name === 'h1') outline.h1 += 1;
      const parent = open.at(-1);
      const one: OpenElement = {
        name,
        searched:
          (parent ? parent.searched : true) &&
          !UNSEARCHED.has(name) &&
          !(PLACES.has(name) && 'id' in attributes) &&
          !('data-search-ignore' in attributes) &&
          !attributes['class']?.split(' ').some((one) => UNSEARCHED_CLASSES.includes(one)),
      };
      const address = attributes['href'] ?? attributes['src'];
      if (address !== undefined) {
        one.reference = { address, text: attributes['alt'] ?? '' };
        outline.references.push(one.reference);
      }
      open.push(one);
      if (mainDepth > 0 && one.searched) search.push(markOf(name));
    },
    onclosetag(name) {
      const one = open.pop();
      if (mainDepth > 0 && one?.searched) search.push(markOf(name, '/'));
      if (name === 'main') mainDepth -= 1;
      if (name === 'svg') svgDepth -= 1;
      if (CODE.has(name)) codeDepth -= 1;
      shown.push('\n');
    },
    ontext(text) {
      const parent = open.at(-1);
      if (!parent) return;
      if (parent.name === 'title' && svgDepth === 0) outline.title += text;
      if (parent.name === 'style') outline.styles.push(text);
      if (parent.name === 'script') {
        const script = outline.scripts.at(-1);
        if (script) script.text += text;
        return;
      }
      if (codeDepth === 0) shown.push(text);
      for (const { reference } of open) if (reference) reference.text += text;
      if (mainDepth > 0 && parent.searched) search.push(escape(text));
    },
  });
  parser.end(html);
  addRaw(outline, shown.join('').split('\n').map(rawReference));
  for (const { type, text } of outline.scripts)
    if (type === 'application/ld+json') addRaw(outline, [rawReferenceInData(text)]);
  outline.search = search
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)»])/g, '')
    .trim();
  return outline;
}

const markOf = (name: string, end = '') =>
  HEADING.test(name) ? `<${end}${name}>` : BLOCKS.has(name) ? `<${end}div>` : ' ';

function addRaw(outline: Outline, found: (string | undefined)[]): void {
  for (const one of found)
    if (one && !outline.rawReferences.includes(one)) outline.rawReferences.push(one);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function readAttributes(outline: Outline, name: string, attributes: Attributes): void {
  const { id, type, src, srcset, href, alt } = attributes;
  if (id !== undefined) outline.ids.push(id);
  if (name === 'html') outline.lang = attributes['lang'] ?? '';
  if (name === 'meta' && attributes['name'] === 'description')
    outline.description = attributes['content'] ?? '';
  if (name === 'link' && attributes['rel'] === 'canonical') outline.canonicals.push(href ?? '');
  if (name === 'img' && alt === undefined) outline.withoutAlt.push(src ?? '');
  if (name === 'script') outline.scripts.push({ type: type ?? 'clásico', src, text: '' });
  addRaw(outline, Object.values(attributes).map(rawReferenceInData));
  for (const attribute of Object.keys(attributes))
    if (attribute === 'style' || attribute.startsWith('on'))
      outline.refusedAttributes.push({ name: attribute, element: name });
  for (const part of srcset?.split(', ') ?? [])
    outline.references.push({ address: part.split(' ')[0] ?? '', text: 'srcset' });
}
