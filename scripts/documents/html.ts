import { isLostOn } from './colours';
import { cascadeOf, lookOf, PLAIN, lookStateOf, type Css, type InheritedLook } from './html-look';
import { isSymbolFont, tickIn } from './symbols';
import { chatLines } from './text';
import {
  all,
  child,
  dressed,
  el,
  oneLine,
  parse,
  stated,
  text,
  textOf,
  type DocumentNode,
  type Look,
} from './tree';
import type { DocumentFindings } from './types';

const SKIPPED = new Set(
  'head title meta link style script noscript template xml o:smarttagtype'.split(' '),
);
const EMBEDDED: Record<string, string> = {
  ...{ iframe: 'marco de otro sitio', video: 'video', audio: 'audio', embed: 'objeto' },
  ...{ object: 'objeto', canvas: 'dibujo', svg: 'dibujo' },
};
/** The text of a note, and the sign that leads back from it (Word, LibreOffice, Google Docs, GitHub). */
const IDS = '(?:ftn|edn|ftnt|sdfootnote|sdendnote|user-content-fn-|fn:?)';
const NOTE = new RegExp(`^(?:_?${IDS}[\\w-]{1,20}?)(?:sym)?$`);
const FROM_NOTE =
  /^#(?:_(?:ftn|edn)ref|ftnt_ref|cmnt_ref|sd(?:foot|end)note\d+anc|(?:user-content-)?fnref)/;
/** A comment of a program; any other is an editor's note. */
const MACHINE = /^\s*(?:!?\[|Start|End|\/|wp:|more\b|nextpage)|^!DOCTYPE|^\?/i;
const RAISED: Record<string, Look['raised']> = { super: 'sup', sub: 'sub' };
const STYLE = 'list-style-type';
/** The name of the link that a note or a comment of Google Docs begins with. */
const firstIdOf = (node: DocumentNode) => child(child(node, 'p'), 'a')?.attribs.id;
const plainId = (id: string) => id.replace(/^#?_?/, '').replace(/sym$/, '');

/** Reads a page, or the HTML of the clipboard. */
export class HtmlReader {
  readonly tree: DocumentNode;
  private readonly cssOf: ReturnType<typeof cascadeOf>;
  private readonly notes: DocumentNode[] = [];
  private readonly noteIds: Set<string>;
  private readonly items = new Map<string, number>();

  constructor(
    html: string,
    private readonly found: DocumentFindings,
  ) {
    const root = parse(html, false);
    this.cssOf = cascadeOf(root);
    for (const { attribs } of all(root, 'link'))
      if (/\bstylesheet\b/i.test(attribs.rel ?? ''))
        this.found.note('hoja de estilos enlazada', attribs.href ?? '');
    const ids = all(root).map(({ attribs }) => attribs.id ?? attribs.name ?? '');
    this.noteIds = new Set(ids.filter((id) => NOTE.test(id)).map(plainId));
    const children = this.within(root.children, PLAIN);
    this.tree = el('#root', {}, [...children, ...this.notes]);
  }

  private within(nodes: readonly DocumentNode[], around: InheritedLook): DocumentNode[] {
    let isMarker = false;
    return nodes.flatMap((node) => {
      if (node.name !== '#comment') return isMarker ? [] : this.node(node, around);
      const words = node.text ?? '';
      if (/\[if !supportLists\]/.test(words)) isMarker = true;
      else if (/endif/.test(words)) isMarker = false;
      else if (words.trim() !== '' && !MACHINE.test(words)) this.found.note('comentario', words);
      return [];
    });
  }

  private node(node: DocumentNode, around: InheritedLook): DocumentNode[] {
    if (node.name === '#text') return this.words(node.text ?? '', around);
    const { name, attribs } = node;
    if (SKIPPED.has(name)) return [];
    if (EMBEDDED[name]) {
      this.found.note(EMBEDDED[name], attribs.src ?? attribs.data ?? oneLine(textOf(node)));
      return [];
    }
    const css = this.cssOf(node);
    const inNotes = around.inNotes || /(?:foot|end)note-list/.test(css['mso-element'] ?? '');
    if (css['mso-list'] === 'ignore' || attribs.id === 'footnote-label') return [];
    // The line over Word's notes.
    if (name === 'hr' && (inNotes || attribs.width === '33%')) return [];
    const own = { ...lookOf(css, around, name), inNotes };
    const [, behind] =
      /url\(["']?([^)"']{1,200})/.exec(css['background-image'] ?? css.background ?? '') ?? [];
    if (behind) this.found.note('imagen del fondo', behind);
    const state = lookStateOf(node, css);
    const href = attribs.href ?? '';
    if (name === 'a' && FROM_NOTE.test(href)) return [];
    if (name === 'a' && href.startsWith('#') && this.noteIds.has(plainId(href)))
      return [el('noteref', { ref: plainId(href) })];
    const id = this.noteOf(node);
    if (id !== undefined) {
      this.notes.push(el('note', { id }, this.within(node.children, own)));
      return [];
    }
    const made = this.element(node, css, this.within(node.children, own));
    return state ? [stated(state, made)] : made;
  }

  private words(value: string, { colour, ground, size, lines }: InheritedLook): DocumentNode[] {
    const isLost = size <= 2 || (ground !== null && isLostOn(colour, ground));
    const nodes = lines ? chatLines(value) : [text(value)];
    return isLost && value.trim() !== '' ? [stated('hidden', nodes)] : nodes;
  }

  /** The note that an element is the text of. Google Docs names only the sign before it. */
  private noteOf(node: DocumentNode): string | undefined {
    const { name, attribs } = node;
    const first = name === 'div' ? firstIdOf(node) : undefined;
    const id = NOTE.test(attribs.id ?? '') ? attribs.id : /^ftnt\d/.exec(first ?? '')?.input;
    return name === 'a' || id === undefined ? undefined : plainId(id);
  }

  private element(node: DocumentNode, css: Css, inner: DocumentNode[]): DocumentNode[] {
    const { name, attribs } = node;
    const weight = css['font-weight'] ?? (/^(?:b|strong)$/.test(name) ? 'bold' : '');
    const slant = css['font-style'] ?? (/^(?:i|em|cite)$/.test(name) ? 'italic' : '');
    const out = dressed(inner, {
      bold: /^(?:bold|[6-9]00)/.test(weight) && !/^h\d$/.test(name),
      italic: /^(?:italic|oblique)/.test(slant),
      raised: RAISED[css['vertical-align'] ?? ''],
    });
    switch (name) {
      case 'a':
        return attribs.href === undefined ? out : [el('a', { href: attribs.href }, out)];
      case 'input':
        return attribs.type === 'checkbox' ? [text('checked' in attribs ? '☑ ' : '☐ ')] : [];
      case 'div':
        if (firstIdOf(node)?.startsWith('cmnt')) return [stated('comment', out)];
        break;
      case 'ol': {
        const styles = [attribs.type, css[STYLE], this.cssOf(child(node, 'li'))[STYLE]];
        if (styles.some((style = '') => /^[ai]$|alpha|roman|latin/i.test(style)))
          this.found.note('lista con letras o romanos', textOf(node));
        break;
      }
      case 'p':
        if (/\bMsoTitle\b/.test(attribs.class ?? '')) return [el('h1', { class: 'titulo' }, inner)];
    }
    const isMark = /^(?:b|strong|i|em|cite|span|font|ins|s|strike|del|mark)$/.test(name);
    if (isMark) return out;
    return [el(name, { ...attribs, ...this.item(node, css, out) }, out)];
  }

  private item(node: DocumentNode, css: Css, inner: DocumentNode[]): Record<string, string> {
    const [, list = '', at] = /^(l\d+)\s+level(\d)/.exec(css['mso-list'] ?? '') ?? [];
    const marker = markerOf(node, (one) => this.cssOf(one)['mso-list'] === 'ignore');
    if (!at && !(marker && /MsoListParagraph/.test(node.attribs.class ?? ''))) return {};
    const level = at ?? '1';
    const digits = /^\(?(\d{1,9})/.exec(marker)?.[1];
    const fonts = all(node, 'span').map((one) => this.cssOf(one)['font-family'] ?? '');
    const own = fonts.map((one) => one.replace(/["']|,.*/gs, '')).find(isSymbolFont);
    const sign = tickIn(marker, own ?? '');
    if (sign) inner.unshift(text(`${sign} `));
    if (/(?:^|\s)(?:\d+\.)+\d+\.?$/.test(marker))
      this.found.note('número de varios niveles', `${marker} ${inner.map(textOf).join('')}`);
    const letters = sign === '' && digits === undefined && /^\(?[a-zñ]{1,5}[.)]/i.test(marker);
    if (letters) this.found.note('lista con letras o romanos', inner.map(textOf).join(''));
    for (const key of this.items.keys())
      if (key.startsWith(list) && key > `${list} ${level}`) this.items.delete(key);
    const before = /^\(?[ai][.)]/i.test(marker) ? 0 : (this.items.get(`${list} ${level}`) ?? 0);
    const number = digits ?? (letters ? String(before + 1) : undefined);
    if (number) this.items.set(`${list} ${level}`, Number(number));
    return { item: level, ...(number && { number }) };
  }
}

function markerOf(node: DocumentNode, isIgnored: (node: DocumentNode) => boolean): string {
  const ignored = all(node, 'span').find(isIgnored);
  if (ignored) return textOf(ignored).trim();
  const start = node.children.findIndex((one) => /supportLists/.test(one.text ?? ''));
  const end = node.children.findIndex((one, at) => at > start && /endif/.test(one.text ?? ''));
  const sign = start < 0 ? [] : node.children.slice(start + 1, end);
  return sign.map(textOf).join('').trim();
}
