import { escapeHtml } from '@/lib/site/text';
import { isElement, parseHtml, type Dom } from './dom';
import { SKIPPED } from './inline';
import { Findings } from './types';

const MOST_OF_PICTURES = 20 * 1024 * 1024;

/** Leaves nothing out, asks nothing, and carries the pictures within. */
export class AllShown extends Findings {
  private bytes = 0;

  constructor() {
    super('original', {});
  }

  override ask(): 'keep' {
    return 'keep';
  }

  override picture(bytes: Uint8Array, type: string, alt: string): string | undefined {
    const name = super.picture(bytes, type, alt);
    this.bytes += bytes.length;
    if (name === undefined || this.bytes > MOST_OF_PICTURES) return undefined;
    return dataOf(name, bytes);
  }
}

/** A picture as an address of its own. */
export const dataOf = (name: string, bytes: Uint8Array): string =>
  `data:image/${name.replace(/^.*\./, '').replace('jpg', 'jpeg')};base64,${Buffer.from(bytes).toString('base64')}`;

const SHOWN = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tr td th blockquote pre hr br strong b em i u s strike del sub sup span div'.split(
    ' ',
  ),
);
const KEPT = ['colspan', 'rowspan', 'start', 'value'];

/** HTML of a stranger that only has words, their forms and pictures within: no address, style or script. */
export const safeHtml = (html: string): string => parseHtml(html).children.map(safe).join('');

function safe(node: Dom): string {
  if (!isElement(node)) return node.type === 'text' ? escapeHtml(node.data) : '';
  const { name, attribs, children } = node;
  if (SKIPPED.has(name)) return '';
  const { src = '', alt = '', href } = attribs;
  if (name === 'img')
    return /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]+$/.test(src)
      ? `<img src="${src}" alt="${escapeHtml(alt)}">`
      : `<em>[imagen] ${escapeHtml(alt)}</em>`;
  const inner = children.map(safe).join('');
  if (name === 'a' && href && !href.startsWith('#'))
    return `<u title="${escapeHtml(href)}">${inner}</u>`;
  if (!SHOWN.has(name)) return inner;
  const kept = KEPT.filter((key) => /^\d+$/.test(attribs[key] ?? ''));
  return `<${name}${kept.map((key) => ` ${key}="${attribs[key] ?? ''}"`).join('')}>${/^[bh]r$/.test(name) ? '' : `${inner}</${name}>`}`;
}
