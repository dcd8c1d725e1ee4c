import { escapeHtml } from '@/lib/site/text';
import { all, isElement, parseXml, textOf, type Doc, type Dom, type Element } from './dom';
import { OdtStyles, SKIPPED } from './odt-styles';
import { Refusal, type Findings, type Read } from './types';
import type { Parts } from './zip';

/** Reads an .odt as HTML of the same shape as a .docx's. */
export function readOdt(parts: Parts, found: Findings): Read {
  const doc = parseXml(parts['content.xml']);
  const [body] = all(doc, 'office:text');
  if (!body)
    throw new Refusal('No es un documento de texto.', 'Guárdelo como «Documento de texto (.odt)».');
  const reader = new OdtReader(doc, parts, found);
  for (const master of all(parseXml(parts['styles.xml']), 'style:header', 'style:footer')) {
    const what = master.name.endsWith('header') ? 'encabezado de página' : 'pie de página';
    if (textOf(master).trim() !== '')
      found.lost(
        what,
        all(master, 'text:p').map(textOf).join(' '),
        'No pasa al texto. Si hace falta, escríbalo.',
      );
  }
  const html = reader.blocks(body.children) + reader.notes.join('');
  return { html, said: reader.said.join('') };
}

class OdtReader extends OdtStyles {
  readonly notes: string[] = [];
  readonly said: string[] = [];
  private readonly counts = new Map<string, number>();
  /** The answer to what is being read, when it lies between two marks of a change. */
  private isOut = false;

  constructor(
    doc: Doc,
    private readonly parts: Parts,
    private readonly found: Findings,
  ) {
    super(doc, parseXml(parts['styles.xml']));
  }

  blocks = (nodes: readonly Dom[]): string => nodes.map((node) => this.block(node)).join('');

  private block(node: Dom): string {
    if (!isElement(node) || SKIPPED.has(node.name)) return '';
    const { name, attribs } = node;
    switch (name) {
      case 'text:h':
        return this.paragraph(node, `h${Math.min(Number(attribs['text:outline-level'] ?? 1), 6)}`);
      case 'text:p':
        return this.paragraph(node, this.headTag(attribs) ?? 'p');
      case 'text:list':
        return this.list(node, 1, '');
      case 'table:table':
        return `<table>${node.children.map((one) => this.row(one, 'td')).join('')}</table>`;
      case 'text:table-of-content':
        this.found.lost(
          'índice',
          all(node, 'text:p').map(textOf).join(' '),
          'El sitio hace el suyo con los títulos.',
        );
        return '';
      case 'text:section':
        if (attribs['text:display'] === 'none' && this.found.ask('hidden', textOf(node)) !== 'keep')
          return '';
        return this.blocks(node.children);
      case 'text:change':
      case 'text:change-start':
      case 'text:change-end':
        return this.change(node);
      default:
        return this.blocks(node.children);
    }
  }

  private headTag(attribs: Element['attribs']): string | undefined {
    if (this.isStyle(attribs, /^Title$/)) return 'h1 class="titulo"';
    return this.isStyle(attribs, /^Subtitle$/) ? 'p class="resumen"' : undefined;
  }

  private paragraph(node: Element, tag: string): string {
    this.said.push('\n');
    const after: string[] = [];
    const inner = this.inline(node.children, after);
    return `<${tag}>${this.dressed(node, inner)}</${tag.split(' ')[0]}>${after.join('')}`;
  }

  private inline = (nodes: readonly Dom[], after: string[]): string =>
    nodes.map((node) => this.phrase(node, after)).join('');

  private phrase(node: Dom, after: string[]): string {
    if (!isElement(node)) {
      if (node.type !== 'text' || this.isOut) return '';
      this.said.push(node.data);
      return escapeHtml(node.data);
    }
    const { name, attribs } = node;
    if (SKIPPED.has(name)) return '';
    const inner = () => this.inline(node.children, after);
    switch (name) {
      case 'text:s':
      case 'text:tab':
      case 'text:line-break':
        this.said.push('\n');
        return name === 'text:line-break' ? '<br>' : ' ';
      case 'text:span':
        return this.hides(attribs) && this.found.ask('hidden', textOf(node)) !== 'keep'
          ? ''
          : this.dressed(node, inner());
      case 'text:hidden-text':
      case 'text:hidden-paragraph': {
        const text = attribs['text:string-value'] ?? textOf(node);
        if (text === '' || this.found.ask('hidden', text) !== 'keep') return '';
        this.said.push(text);
        return escapeHtml(text);
      }
      case 'text:a':
        return `<a href="${escapeHtml(attribs['xlink:href'] ?? '')}">${inner()}</a>`;
      case 'text:note':
        return this.note(node);
      case 'text:change':
      case 'text:change-start':
      case 'text:change-end':
        return this.change(node);
      case 'office:annotation': {
        const text = all(node, 'text:p').map(textOf).join(' ');
        if (this.found.ask('comment', text) === 'keep') this.found.notes.push(text);
        return '';
      }
      case 'draw:image':
        return this.image(node);
      case 'draw:text-box':
        this.found.lost(
          'cuadro de texto',
          textOf(node),
          'Quedó como párrafo después del que lo lleva.',
        );
        after.push(this.blocks(node.children));
        return '';
      case 'draw:object':
      case 'draw:object-ole':
        this.found.lost(
          'objeto incrustado',
          attribs['xlink:href'] ?? '',
          'No pasa al texto. Si hace falta, agréguelo como imagen.',
        );
        return '';
      default:
        return inner();
    }
  }

  private note(node: Element): string {
    if (this.isOut) return '';
    const number = this.notes.push('');
    const [text] = all(node, 'text:note-body');
    this.notes[number - 1] =
      `<ol><li id="footnote-${number}">${this.blocks(text?.children ?? [])}</li></ol>`;
    this.said.push('\n');
    return `<sup><a href="#footnote-${number}">${number}</a></sup>`;
  }

  /** What was inserted lies between its marks; what was deleted, in the change itself. */
  private change({ name, attribs }: Element): string {
    if (name === 'text:change-end') {
      this.isOut = false;
      return '';
    }
    const region = this.changes.get(attribs['text:change-id'] ?? '');
    const [gone] = region ? all(region, 'text:deletion') : [];
    if (!gone) {
      if (name === 'text:change-start')
        this.isOut =
          this.found.ask('inserted', this.between(attribs['text:change-id'] ?? '')) !== 'keep';
      return '';
    }
    const paragraphs = all(gone, 'text:p', 'text:h');
    const text = paragraphs.map(textOf).join(' ');
    if (text.trim() === '' || this.found.ask('deleted', text) !== 'keep') return '';
    return paragraphs.map((one) => this.inline(one.children, [])).join('<br>');
  }

  private list(node: Element, level: number, around: string): string {
    const style = node.attribs['text:style-name'] ?? around;
    const kinds = this.lists.get(style)?.children.filter(isElement) ?? [];
    const kind = kinds.find((one) => one.attribs['text:level'] === String(level));
    const ordered =
      kind?.name === 'text:list-level-style-number' && kind.attribs['style:num-format'] !== '';
    const format = kind?.attribs['style:num-format'] ?? '1';
    const id = node.attribs['xml:id'] ?? '';
    const continued = node.attribs['text:continue-list'];
    let number = Number(kind?.attribs['text:start-value'] ?? 1);
    if (continued !== undefined) number = (this.counts.get(continued) ?? 0) + 1;
    else if (node.attribs['text:continue-numbering'] === 'true')
      number = (this.counts.get(style) ?? 0) + 1;
    if (ordered && format !== '1')
      this.found.lost(
        'lista con letras o romanos',
        all(node, 'text:p').map(textOf).join(' '),
        'El sitio la muestra con números. Revise si otra parte del texto cita sus letras.',
      );
    const items = node.children.filter(isElement).map((item) => {
      number = Number(item.attribs['text:start-value'] ?? number);
      const inner = item.children
        .map((one) =>
          isElement(one) && one.name === 'text:list'
            ? this.list(one, level + 1, style)
            : this.block(one),
        )
        .join('');
      return `<li value="${number++}">${inner}</li>`;
    });
    for (const one of [id, style]) this.counts.set(one, number - 1);
    const tag = ordered ? 'ol' : 'ul';
    return `<${tag}>${items.join('')}</${tag}>`;
  }

  private row(node: Dom, cell: 'th' | 'td'): string {
    if (!isElement(node)) return '';
    if (node.name !== 'table:table-row')
      return node.children
        .map((one) => this.row(one, node.name === 'table:table-header-rows' ? 'th' : cell))
        .join('');
    const cells = node.children.filter(isElement).flatMap((one) => {
      if (one.name !== 'table:table-cell') return [];
      const of = (name: string) => Math.min(100, Number(one.attribs[`table:number-${name}`] ?? 1));
      const html = `<${cell} colspan="${of('columns-spanned')}" rowspan="${of('rows-spanned')}">${this.blocks(one.children)}</${cell}>`;
      return Array<string>(of('columns-repeated')).fill(html);
    });
    return `<tr>${cells.join('')}</tr>`;
  }

  private image(node: Element): string {
    const href = (node.attribs['xlink:href'] ?? '').replace(/^\.\//, '');
    const frame = node.parent as Element;
    const alt = all(frame, 'svg:desc', 'svg:title').map(textOf).at(-1)?.trim() ?? '';
    const bytes = this.parts[href];
    if (!bytes) {
      this.found.lost(
        'imagen enlazada',
        `${alt} ${href}`,
        'No está en el documento y no se trajo. Si hace falta, agréguela.',
      );
      return '';
    }
    const src = this.found.picture(bytes, href, alt);
    return src ? `<img src="${src}" alt="${escapeHtml(alt)}">` : '';
  }
}
