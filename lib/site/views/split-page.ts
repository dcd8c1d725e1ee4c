import type { Entry } from '@/lib/content/model';
import { headingId } from '@/lib/content/slug';
import { isSectionHeading, parseMarkdown, plainText, renderTree } from '@/lib/content/markdown';

/** A page's running text in two parts, as HTML: what a tool or a form stands between. */
export interface SplitPage {
  before: string;
  after: string;
}

/**
 * Splits a text page at its `##` headings. What stands above the first of them goes before.
 * @param first ids of the headings whose sections go before; the page's first section when not told
 */
export function splitPage({ body }: Pick<Entry<object>, 'body'>, first?: string[]): SplitPage {
  const tree = parseMarkdown(body);
  // A link's definition may stand anywhere in the file: each part needs them all.
  const definitions = tree.children.filter(({ type }) => type === 'definition');
  const parts = { before: [...definitions], after: [...definitions] };
  let section: string | undefined;
  let part: keyof SplitPage = 'before';
  for (const node of tree.children) {
    if (node.type === 'definition') continue;
    if (isSectionHeading(node)) {
      const id = headingId(plainText(node));
      const goesFirst = first ? first.includes(id) : section === undefined;
      part = goesFirst ? 'before' : 'after';
      section = id;
    }
    parts[part].push(node);
  }
  const html = (name: keyof SplitPage) => renderTree({ type: 'root', children: parts[name] });
  return { before: html('before'), after: html('after') };
}
