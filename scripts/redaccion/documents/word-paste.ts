import { isElement, textOf, type Element } from './dom';
import { styleOf } from './inline';
import type { Item } from './lists';

/** An item of a list as Word's clipboard has it: a paragraph whose style says its level. */
export function wordItem(node: Element): Omit<Item, 'children'> | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(node))?.[1];
  const isItem = level ?? /MsoListParagraph/.test(node.attribs.class ?? '');
  if (!isItem) return undefined;
  const marker = /^[\s\u00A0]*(?:(\d+)|([^\s\u00A0]{1,6}))[.)]?[.)\s\u00A0]/.exec(markerOf(node));
  if (!level && !marker) return undefined;
  return {
    level: Number(level ?? 1),
    number: marker?.[1] === undefined ? undefined : Number(marker[1]),
  };
}

/** What stands between «[if !supportLists]» and «[endif]». */
function markerOf(node: Element): string {
  const start = node.children.findIndex((one) => 'data' in one && /supportLists/.test(one.data));
  const end = node.children.findIndex(
    (one, at) => at > start && 'data' in one && /endif/.test(one.data),
  );
  return start < 0
    ? ''
    : `${node.children.slice(start, end).filter(isElement).map(textOf).join('')} `;
}
