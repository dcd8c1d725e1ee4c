import type { Branch } from '@/lib/site/later';

/** What a page brings later (scripts/make/pages/later.ts). */
declare const LATER: {
  /** Parts of the stylesheet that nothing else in the page needs; the policy names their hashes. */
  styles: string[];
  /** Parts of the page, by their places (`data-part`). */
  parts: Branch[][];
};

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

function grow(branch: Branch, space: string): Node {
  if (typeof branch === 'string') return document.createTextNode(branch);
  const [name, attributes, ...inside] = branch;
  if (!attributes) return document.createComment(name);
  const own = name === 'svg' ? SVG : space;
  const element = document.createElementNS(own, name);
  for (const key in attributes) element.setAttribute(key, attributes[key] ?? '');
  element.append(...inside.map((one) => grow(one, own)));
  return element;
}

/** Puts the part back whence the build took it: the same elements, texts and comments, and their styles. */
export function start(root: HTMLElement): void {
  const { styles, parts } = LATER;
  document.head.append(...styles.splice(0).map((css) => grow(['style', {}, css], HTML)));
  root.append(...(parts[Number(root.dataset['part'])] ?? []).map((one) => grow(one, HTML)));
}
