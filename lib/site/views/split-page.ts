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
 * @param abreast id of the section whose `###` groups are compared, side by side where there is room
 */
export function splitPage(
  { body }: Pick<Entry<object>, 'body'>,
  first?: string[],
  abreast?: string,
): SplitPage {
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
  const html = (name: keyof SplitPage) =>
    sideBySide(renderTree({ type: 'root', children: parts[name] }), abreast);
  return { before: html('before'), after: html('after') };
}

/** The `###` groups of a section, each in a column of its own; what stands above them stays above. */
function sideBySide(html: string, section: string | undefined): string {
  return html
    .split(/(?=<h2)/)
    .map((part) => {
      const [head = '', ...groups] = part.split(/(?=<h3)/);
      if (!section || !head.includes(`id="${section}"`) || groups.length === 0) return part;
      const columns = groups.map((group) => `<div>${group}</div>`).join('');
      return `${head}<div class="side-by-side">${columns}</div>`;
    })
    .join('');
}
