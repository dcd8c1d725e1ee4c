import { renderBody } from './body';
import type { Entry, Rendered } from '@/lib/content/types';
import { htmlOf, parseMarkdown, withIds } from './markdown';
import { isDefinition, isSectionHeading, plainText } from './nodes';
import { headingId } from '@/lib/content/model/slug';

const made = new WeakMap<object, Rendered>();

/**
 * The Markdown of an entry as HTML: `html` is the whole body; `sections` are for a page whose
 * `##` headings are tabs. A content that was read with `render` has it; else it is made, once.
 */
export function renderedOf(entry: Pick<Entry<object>, 'body' | 'data' | 'rendered'>): Rendered {
  const known = entry.rendered ?? made.get(entry);
  if (known) return known;
  const rendered = renderBody(parseMarkdown(entry.body), 'pestanas' in entry.data);
  made.set(entry, rendered);
  return rendered;
}

/** A page's running text in two parts, as HTML: what a tool or a form stands between. */
export interface SplitPage {
  before: string;
  after: string;
}

/**
 * Splits a text page at its `##` headings. What stands above the first of them goes before; the notes of
 * both parts go to the end. Its ids are those of the whole, so that none of the page stands twice.
 * @param first ids of the headings whose sections go before; the page's first section when not told
 */
export function splitBody({ body }: Pick<Entry<object>, 'body'>, first?: string[]): SplitPage {
  const { tree } = withIds(parseMarkdown(body));
  const definitions = tree.children.filter(isDefinition);
  const parts = { before: [...definitions], after: [...definitions] };
  let section: string | undefined;
  let part: keyof SplitPage = 'before';
  for (const node of tree.children) {
    if (isDefinition(node)) continue;
    if (isSectionHeading(node)) {
      const id = headingId(plainText(node));
      const goesFirst = first ? first.includes(id) : section === undefined;
      part = goesFirst ? 'before' : 'after';
      section = id;
    }
    parts[part].push(node);
  }
  const html = (name: keyof SplitPage) => htmlOf({ type: 'root', children: parts[name] });
  return { before: html('before'), after: html('after') };
}
