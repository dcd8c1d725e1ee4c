import type { PhrasingContent } from 'mdast';
import { openedLink, openedText } from './links';
import { oneLine, text, textOf, type DocumentNode } from './tree';
import type { DocumentFindings } from './types';

const MARKS = { em: 'emphasis', strong: 'strong' } as const;
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

export class InlineWriter {
  protected readonly called: string[] = [];

  constructor(
    readonly found: DocumentFindings,
    protected readonly notes: Map<string, DocumentNode>,
  ) {}

  inline(nodes: readonly DocumentNode[]): PhrasingContent[] {
    return rejoined(nodes).flatMap((node) => this.phrase(node));
  }

  private phrase(node: DocumentNode): PhrasingContent[] {
    const { name, attribs, children } = node;
    switch (name) {
      case '#text':
        return [{ type: 'text', value: this.clean(node.text ?? '') }];
      case 'br':
        return [{ type: 'break' }];
      case 'img':
        return attribs.src ? [{ type: 'image', url: attribs.src, alt: attribs.alt ?? '' }] : [];
      case 'noteref':
        return this.reference(attribs.ref ?? '');
      case 'a':
        return this.link(node);
      case 'sup':
      case 'sub':
        return this.raised(node);
      case 'em':
      case 'strong':
        return [{ type: MARKS[name], children: this.inline(children) }];
      case 'u':
        // A picture or a link is no word of the author's.
        if (textOf(node).trim() !== '') this.found.note('subrayado', textOf(node));
    }
    return this.inline(children);
  }

  private reference(ref: string): PhrasingContent[] {
    if (!this.notes.has(ref)) {
      this.found.note('nota que falta', ref);
      return [];
    }
    if (!this.called.includes(ref)) this.called.push(ref);
    const identifier = String(this.called.indexOf(ref) + 1);
    return [{ type: 'footnoteReference', identifier, label: identifier }];
  }

  private raised(node: DocumentNode): PhrasingContent[] {
    const written = textOf(node).trim();
    if (node.name === 'sup' && /^\d+$/.test(written))
      return [{ type: 'text', value: [...written].map((digit) => RAISED[Number(digit)]).join('') }];
    const inner = this.inline(node.children);
    if (written !== '' && !inner.some(({ type }) => type === 'footnoteReference'))
      this.found.note(node.name === 'sup' ? 'superíndice' : 'subíndice', written);
    return inner;
  }

  private link(node: DocumentNode): PhrasingContent[] {
    const written = (node.attribs.href ?? '').trim();
    const { url, why } = openedLink(written);
    const shown = oneLine(textOf(node));
    const isOpened = shown === written && url !== written;
    const inner = isOpened && shown !== '' ? [text(url ?? '')] : node.children;
    const children = this.inline(inner).flatMap((one) => this.withoutLink(one));
    if (isOpened) this.found.out.push(written);
    const isEmpty = children.every((one) => one.type === 'text' && one.value.trim() === '');
    if (url !== undefined && !isEmpty) {
      if (why) this.found.note('enlace', `${shown} (${written})`, why);
      return [{ type: 'link', url, children }];
    }
    this.found.told.links++;
    if (!written.startsWith('#_Toc') && !(isEmpty && /^#|^$/.test(written)))
      this.found.note('enlace', `${shown} (${written})`, why);
    return children;
  }

  private withoutLink(node: PhrasingContent): PhrasingContent[] {
    if (node.type !== 'link') return [node];
    this.found.lost('enlace', node.url, undefined, 'Estaba dentro de otro enlace, que quedó.');
    return node.children;
  }

  private clean(value: string): string {
    return openedText(value, this.found)
      .replace(/[\uFB00-\uFB06]/g, (letters) => letters.normalize('NFKC'))
      .replace(
        /(\p{L}*\p{Ll})[-\u00AD\u2010] (?!(?:[yoeu]|ni)\s)(\p{Ll}+)/gu,
        (cut, start: string, end: string) => {
          this.found.note('palabra cortada', cut, `Se unió: «${start}${end}». Revísela.`);
          return start + end;
        },
      )
      .replace(/\u00AD/g, '')
      .replace(HIDDEN, (sign) => {
        const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        this.found.note('signo que no se ve', `U+${code}`);
        return '';
      })
      .replace(/\s+/g, ' ');
  }
}

/** Those that the check refuses (lib/content/lint/shown-signs.ts), but for line ends. */
const HIDDEN =
  /[\0-\x08\x0E-\x1F\x7F-\x9F\u200B\u202A-\u202E\u2060\u2066-\u206F\uFEFF\uFFF9-\uFFFF\u{E0000}-\u{E01EF}]/gu;

/** Joins a word that the end of a line cuts. */
function rejoined(nodes: readonly DocumentNode[]): DocumentNode[] {
  const out: DocumentNode[] = [];
  for (const node of nodes) {
    const [before, last] = out.slice(-2);
    const isCut = last?.name === 'br' && /\p{Ll}[-\u00AD\u2010]\s*$/u.test(before?.text ?? '');
    if (before && isCut && /^\s*\p{Ll}/u.test(node.text ?? ''))
      out.splice(-2, 2, { ...before, text: `${before.text?.trimEnd()} ${node.text?.trimStart()}` });
    else out.push(node);
  }
  return out;
}
