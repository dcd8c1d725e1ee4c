import { renderBody, type Rendered } from './body';
import { parseMarkdown } from './markdown';
import type { Entry } from './model';

const made = new WeakMap<object, Rendered>();

/**
 * The Markdown of an entry as HTML: `html` is the whole body; `intro` and `sections` are for a page
 * whose `##` headings are tabs. A content that was read with `render` has it; else it is made, once.
 */
export function renderedOf(entry: Pick<Entry<object>, 'body' | 'data' | 'rendered'>): Rendered {
  const known = entry.rendered ?? made.get(entry);
  if (known) return known;
  const rendered = renderBody(parseMarkdown(entry.body), 'pestanas' in entry.data);
  made.set(entry, rendered);
  return rendered;
}
