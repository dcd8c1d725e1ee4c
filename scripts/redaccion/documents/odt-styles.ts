import { all, isElement, type Doc, type Dom, type Element } from './dom';

type Attributes = Record<string, string>;

/** Elements whose text is no part of the document's. */
export const SKIPPED = new Set([
  'text:tracked-changes',
  'text:sequence-decls',
  'office:forms',
  'text:note-citation',
  'svg:title',
  'svg:desc',
]);

/** What an .odt says apart from its text: how it looks, how its lists count, what was changed. */
export class OdtStyles {
  private readonly styles = new Map<string, Element>();
  protected readonly lists = new Map<string, Element>();
  protected readonly changes = new Map<string, Element>();

  constructor(
    private readonly doc: Doc,
    styles: Doc,
  ) {
    for (const part of [styles, doc]) {
      for (const one of all(part, 'style:style'))
        this.styles.set(one.attribs['style:name'] ?? '', one);
      for (const one of all(part, 'text:list-style'))
        this.lists.set(one.attribs['style:name'] ?? '', one);
    }
    for (const one of all(doc, 'text:changed-region'))
      this.changes.set(one.attribs['text:id'] ?? one.attribs['xml:id'] ?? '', one);
  }

  protected between(id: string): string {
    let isIn = false;
    let text = '';
    const visit = (node: Dom): void => {
      if (!isElement(node)) {
        if (isIn && node.type === 'text') text += node.data;
        return;
      }
      if (node.attribs['text:change-id'] === id) isIn = node.name === 'text:change-start';
      if (isIn && node.name === 'text:p') text += ' ';
      node.children.forEach(visit);
    };
    this.doc.children.forEach(visit);
    return text;
  }

  private properties(attribs: Attributes, depth = 0): Attributes {
    const style = this.styles.get(attribs['text:style-name'] ?? '');
    if (!style || depth > 20) return {};
    const own = all(style, 'style:text-properties')[0]?.attribs ?? {};
    return {
      ...this.properties(
        { 'text:style-name': style.attribs['style:parent-style-name'] ?? '' },
        depth + 1,
      ),
      ...own,
    };
  }

  protected hides = (attribs: Attributes) => this.properties(attribs)['text:display'] === 'none';

  protected isStyle({ 'text:style-name': name = '' }: Attributes, pattern: RegExp): boolean {
    return (
      pattern.test(name) ||
      pattern.test(this.styles.get(name)?.attribs['style:parent-style-name'] ?? '')
    );
  }

  protected dressed({ attribs, name }: Element, inner: string): string {
    const own = this.properties(attribs);
    let html = inner;
    if (inner.trim() === '') return inner;
    if (/^(?:super|\d)/.test(own['style:text-position'] ?? '')) html = `<sup>${html}</sup>`;
    if (/^(?:sub|-)/.test(own['style:text-position'] ?? '')) html = `<sub>${html}</sub>`;
    if (/solid|single/.test(own['style:text-line-through-style'] ?? '')) html = `<s>${html}</s>`;
    if (/solid/.test(own['style:text-underline-style'] ?? '') && name === 'text:span')
      html = `<u>${html}</u>`;
    if (own['fo:font-style'] === 'italic') html = `<em>${html}</em>`;
    if (/bold|[6-9]00/.test(own['fo:font-weight'] ?? '') && name !== 'text:h')
      html = `<strong>${html}</strong>`;
    return html;
  }
}
