import type { PhrasingContent } from 'mdast';
import { linkProblem } from '@/lib/content/lint/links';
import { isElement, textOf, type Dom, type Element } from './dom';
import type { Findings } from './types';

/** Elements whose text is not shown. */
export const SKIPPED = new Set(
  'head title meta link style script noscript template xml o:smarttagtype svg'.split(' '),
);
/** The text of a note, and the sign that leads back from it (mammoth, Word, LibreOffice). */
export const NOTE = /^(?:(?:foot|end)note-\d+|(?:ftn|edn)\d+|sd(?:foot|end)note\d+)$/;
const TO_NOTE = /^#_?((?:foot|end)note-\d+|(?:ftn|edn)\d+|sd(?:foot|end)note\d+)(?:sym)?$/;
const FROM_NOTE = /^#(?:(?:foot|end)note-ref-\d+|_(?:ftn|edn)ref\d+|sd(?:foot|end)note\d+anc)$/;
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

export const styleOf = (node: Element): string => node.attribs.style?.toLowerCase() ?? '';

/** Reads what stands within a line: words and their marks, links, pictures, notes' numbers. */
export class InlineReader {
  protected readonly notes = new Map<string, Element>();
  protected readonly called: string[] = [];
  protected readonly words: string[] = [];

  /** @param pictureOf a picture's address, by its source and description; undefined when it is not had */
  constructor(
    readonly found: Findings,
    private readonly pictureOf: (src: string, alt: string) => string | undefined,
  ) {}

  /** Whether an element is hidden, and nobody has said that it is published. */
  protected isOut(node: Element): boolean {
    const isHidden =
      'hidden' in node.attribs ||
      /display:\s*none|mso-hide:\s*all|visibility:\s*hidden/.test(styleOf(node));
    const text = isHidden ? textOf(node) : '';
    return text.trim() !== '' && this.found.ask('hidden', text) !== 'keep';
  }

  inline(nodes: readonly Dom[]): PhrasingContent[] {
    const inline: PhrasingContent[] = [];
    let isMarker = false;
    for (const node of nodes) {
      // Word's «[if !supportLists]»: the sign of the list's item, which the list itself shows.
      if (!isElement(node) && 'data' in node && node.type !== 'text') {
        if (/\[if !supportLists\]/.test(node.data)) isMarker = true;
        else if (/endif/.test(node.data)) isMarker = false;
      } else if (!isMarker) inline.push(...this.phrase(node));
    }
    return inline;
  }

  private phrase(node: Dom): PhrasingContent[] {
    if (!isElement(node)) {
      if (node.type !== 'text') return [];
      this.words.push(node.data);
      return [{ type: 'text', value: this.clean(node.data) }];
    }
    const { name, attribs } = node;
    if (SKIPPED.has(name)) return [];
    if (this.isOut(node)) return [];
    if (name === 'br') {
      this.words.push('\n');
      return [{ type: 'break' }];
    }
    if (name === 'img') return this.image(attribs.src ?? '', attribs.alt?.trim() ?? '');
    if (name === 'input')
      return attribs.type === 'checkbox'
        ? [{ type: 'text', value: 'checked' in attribs ? '☑ ' : '☐ ' }]
        : [];
    if (name === 'a' && attribs.href !== undefined) return this.link(node, attribs.href);
    if (name === 'sup' || name === 'sub') return this.raised(node);
    const style = styleOf(node);
    let inner = this.inline(node.children);
    const text = textOf(node);
    const plain = /font-weight:\s*(?:normal|[1-5]00)/.test(style);
    if (name === 'u' && text.trim() !== '')
      this.found.lost('subrayado', text, 'El sitio no subraya: se confunde con los enlaces.');
    if (/^(?:s|strike|del)$/.test(name) || /line-through/.test(style)) {
      this.found.lost('texto tachado', text, 'Quedó tachado. Bórrelo si no debe publicarse.');
      inner = [{ type: 'delete', children: inner }];
    }
    if (/^(?:i|em|cite)$/.test(name) || /font-style:\s*italic/.test(style))
      inner = [{ type: 'emphasis', children: inner }];
    if ((/^(?:b|strong)$/.test(name) && !plain) || /font-weight:\s*(?:bold|[6-9]00)/.test(style))
      inner = [{ type: 'strong', children: inner }];
    return inner;
  }

  private raised(node: Element): PhrasingContent[] {
    const text = textOf(node).trim();
    if (node.name === 'sup' && /^\d+$/.test(text) && !node.children.some(isElement)) {
      this.words.push(text);
      return [
        { type: 'text', value: text.replace(/\d/g, (digit) => RAISED[Number(digit)] ?? digit) },
      ];
    }
    const inner = this.inline(node.children);
    if (text !== '' && !inner.some(({ type }) => type === 'footnoteReference'))
      this.found.lost(
        node.name === 'sup' ? 'superíndice' : 'subíndice',
        text,
        'Quedó como texto común.',
      );
    return inner;
  }

  private link(node: Element, href: string): PhrasingContent[] {
    if (FROM_NOTE.test(href)) return [];
    const note = TO_NOTE.exec(href)?.[1];
    if (note && this.notes.has(note)) {
      if (!this.called.includes(note)) this.called.push(note);
      const identifier = String(this.called.indexOf(note) + 1);
      return [{ type: 'footnoteReference', identifier, label: identifier }];
    }
    const children = this.inline(node.children);
    const url = href.trim();
    const text = textOf(node);
    const isOwn = /^\/(?![/\\])/.test(url);
    if (isOwn || (/^(?:https?|mailto|tel):/i.test(url) && !linkProblem(url)))
      return text.trim() === ''
        ? children
        : [{ type: 'link', url, children: children.flatMap(withoutLink) }];
    if (url !== '' && !url.startsWith('#_Toc'))
      this.found.lost(
        'enlace',
        `${text} (${url})`,
        'No lleva a un sitio público; quedó sólo su texto.',
      );
    return children;
  }

  private image(src: string, alt: string): PhrasingContent[] {
    const url = this.pictureOf(src, alt);
    return url ? [{ type: 'image', url, alt }] : [];
  }

  private clean(text: string): string {
    return text
      .replace(/\u00AD/g, '')
      .replace(HIDDEN, (sign) => {
        this.found.lost(
          'signo que no se ve',
          `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
          'Se quitó.',
        );
        return '';
      })
      .replace(/\s+/g, ' ');
  }
}

/** Those that the check refuses (lib/content/lint/hidden-signs.ts), but for what a line ends with. */
const HIDDEN =
  /[\0-\x08\x0E-\x1F\x7F-\x9F\u200B\u202A-\u202E\u2060\u2066-\u206F\uFEFF\uFFF9-\uFFFF\u{E0000}-\u{E01EF}]/gu;

const withoutLink = (node: PhrasingContent): PhrasingContent[] =>
  node.type === 'link' ? node.children : [node];
