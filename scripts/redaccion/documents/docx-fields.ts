import type { Around, Styles } from './docx-styles';
import type { Package, Relation } from './package';
import { signOf } from './symbols';
import { all, child, el, isOn, oneLine, stated, text, textOf, type DocumentNode } from './tree';
import { GONE, type DocumentFindings } from './types';

export interface WordPlace extends Around {
  relations: Map<string, Relation>;
}

interface Field {
  id: string;
  instruction: string;
  shows: boolean;
}

/** Reads nodes of Word in the fields that are open: their result is text, and their target a link. */
export abstract class FieldReader {
  private fields: Field[] = [];
  private count = 0;

  constructor(
    protected readonly pkg: Package,
    protected readonly styles: Styles,
    protected readonly found: DocumentFindings,
  ) {}

  protected abstract one(node: DocumentNode, place: WordPlace): DocumentNode[];

  protected read(nodes: readonly DocumentNode[], place: WordPlace): DocumentNode[] {
    const out: DocumentNode[] = [];
    for (const one of nodes.flatMap((node) => this.one(node, place))) {
      const last = out.at(-1);
      if (last?.name === 'a' && one.name === 'a' && last.attribs.n === one.attribs.n)
        last.children.push(...one.children);
      else out.push(one);
      // A letter that is tall begins the word of the next paragraph.
      if (last?.attribs.drop && one.name === 'p') {
        out.splice(-2, 1);
        one.children.unshift(...last.children);
      }
    }
    return out;
  }

  /** Reads the content of a box or a note: no field goes on into it. */
  protected apart(nodes: readonly DocumentNode[], place: WordPlace): DocumentNode[] {
    const fields = this.fields;
    this.fields = [];
    const result = this.read(nodes, place);
    this.fields = fields;
    return result;
  }

  protected beginField(instruction: string, shows: boolean): void {
    this.fields.push({ id: `f${this.count++}`, instruction, shows });
  }

  protected instruct(words: string): DocumentNode[] {
    const field = this.fields.at(-1);
    if (field) field.instruction += words;
    return [];
  }

  protected sign(font: string, code: number, raw = ''): DocumentNode {
    const sign = signOf(font, code);
    this.found.out.push(raw);
    const hex = code.toString(16).toUpperCase();
    if (sign !== undefined) this.found.added.push(sign);
    else this.found.note('signo de otra tipografía', `${font || 'sin nombre'} ${hex}`);
    return text(sign ?? '');
  }

  protected fieldSign(node: DocumentNode): DocumentNode[] {
    const field = this.fields.at(-1);
    const type = node.attribs['w:fldCharType'];
    if (type === 'begin') {
      const [form] = all(node, 'w:checkBox', 'w:ddList');
      this.beginField('', form !== undefined);
      return form ? [text(form.name === 'w:ddList' ? chosenOf(form) : tickOf(form))] : [];
    }
    if (type !== 'separate') return this.endField();
    if (field) field.shows = true;
    return [];
  }

  /** The outcome of a field without a result, or that a page cannot keep true. */
  protected endField(inner: DocumentNode[] = []): DocumentNode[] {
    const field = this.fields.pop();
    const { kind, rest } = partsOf(field?.instruction);
    if (/^(?:PAGE|NUMPAGES|SECTIONPAGES|PAGEREF)$/.test(kind))
      this.found.note('número de página', oneLine(inner.map(textOf).join('')) || kind);
    if (field?.shows) return inner;
    if (kind === 'SYMBOL') {
      const font = /\\f\s+"?([^"\\]+)/.exec(rest)?.[1]?.trim() ?? '';
      const code = /^(0x)?([\da-f]+)/i.exec(rest);
      return [this.sign(font, parseInt(code?.[2] ?? '', code?.[1] ? 16 : 10) || 0)];
    }
    if (/^(?:EQ|MACROBUTTON|GOTOBUTTON)$/.test(kind))
      this.found.note(kind === 'EQ' ? 'fórmula' : 'campo', rest, GONE);
    return inner;
  }

  protected inFields(nodes: DocumentNode[]): DocumentNode[] {
    if (nodes.length === 0) return nodes;
    if (this.fields.some(({ shows }) => !shows)) {
      const words = nodes.map(textOf).join('');
      if (words.trim() !== '') this.found.lost('campo', words);
      return [];
    }
    return this.fields.reduceRight((inner, { id, instruction }) => {
      const { kind, rest } = partsOf(instruction);
      if (kind === 'TOC') return [stated('index', inner)];
      return kind === 'HYPERLINK' ? this.link(inner, addressIn(rest), id) : inner;
    }, nodes);
  }

  protected link(inner: DocumentNode[], href: string, n = `l${this.count++}`): DocumentNode[] {
    return inner.length === 0 ? [] : [el('a', { href, n }, inner)];
  }
}

function chosenOf(list: DocumentNode): string {
  const at = child(list, 'w:result') ?? child(list, 'w:default');
  return all(list, 'w:listEntry')[Number(at?.attribs['w:val'] ?? 0)]?.attribs['w:val'] ?? '';
}

const tickOf = (box: DocumentNode): string =>
  isOn(child(box, 'w:checked') ?? child(box, 'w:default')) ? '☑' : '☐';

function partsOf(instruction = '') {
  const [, kind = '', rest = ''] = /^\s*(\S+)\s*([^]*)$/.exec(instruction) ?? [];
  return { kind: kind.toUpperCase(), rest };
}

function addressIn(rest: string): string {
  const anchor = /\\l\s+"([^"]*)"/.exec(rest)?.[1];
  const [, quoted, bare = ''] = /^(?:"([^"]*)"|([^\s\\"]+))/.exec(rest) ?? [];
  return (quoted ?? bare) + (anchor ? `#${anchor}` : '');
}
