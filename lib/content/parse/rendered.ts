import type { Root } from 'mdast';
import type { Entry, Rendered } from '@/lib/content/types';
import { htmlOf, parseMarkdown, renderSections, renderTree, withIds } from './markdown';
import { isDefinition, isSectionHeading, plainText } from './nodes';
import { headingId } from '@/lib/content/model/slug';

const made = new WeakMap<object, Rendered>();

export function renderedOf(entry: Pick<Entry<object>, 'body' | 'data'>): Rendered {
  let rendered = made.get(entry);
  if (!rendered) {
    const tree = parseMarkdown(entry.body);
    const sections = 'pestanas' in entry.data ? renderSections(tree) : [];
    rendered = { sections, html: renderTree(tree) };
    made.set(entry, rendered);
  }
  return rendered;
}

/** Splits a page's HTML at some `##` headings; notes of all parts go to the end. */
export function splitBody(
  { body }: Pick<Entry<object>, 'body'>,
  begins: (id: string, at: number) => boolean,
): string[] {
  const { tree } = withIds(parseMarkdown(body));
  const definitions = tree.children.filter(isDefinition);
  const parts: Root['children'][] = [[...definitions]];
  let at = 0;
  for (const node of tree.children) {
    if (isDefinition(node)) continue;
    if (isSectionHeading(node) && begins(headingId(plainText(node)), at++))
      parts.push([...definitions]);
    parts.at(-1)?.push(node);
  }
  return parts.map((children) => htmlOf({ type: 'root', children }));
}
