import { DrawingReader } from './docx-drawings';
import { GONE } from './losses';
import { signOf } from './symbols';
import { all, child, el, isOn, oneLine, stated, text, textOf, type DocumentNode } from './tree';

interface Field {
  id: string;
  instruction: string;
  shows: boolean;
}

/** Reads fields: their result is text, and their target a link. */
export abstract class FieldReader extends DrawingReader {
  private fields: Field[] = [];
  private count = 0;

  /** Reads the content of a box or a note: no field goes on into it. */
  protected apart<T>(read: () => T): T {
    const fields = this.fields;
    this.fields = [];
    const result = read();
    this.fields = fields;
    return result;
  }

  protected simpleField(instruction: string, read: () => DocumentNode[]): DocumentNode[] {
    this.fields.push({ id: `f${this.count++}`, instruction, shows: true });
    const inner = read();
    return this.endField(this.fields.pop(), inner);
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
    switch (node.attribs['w:fldCharType']) {
      case 'begin': {
        this.fields.push({ id: `f${this.count++}`, instruction: '', shows: false });
        const [box] = all(node, 'w:checkBox');
        const [list] = all(node, 'w:ddList');
        this.fields.at(-1)!.shows = Boolean(box ?? list);
        if (list) return [text(chosenOf(list))];
        if (!box) return [];
        return [text(isOn(child(box, 'w:checked') ?? child(box, 'w:default')) ? '☑' : '☐')];
      }
      case 'separate':
        if (field) field.shows = true;
        return [];
    }
    return this.endField(this.fields.pop(), []);
  }

  /** The outcome of a field without a result, or that a page cannot keep true. */
  private endField(field: Field | undefined, inner: DocumentNode[]): DocumentNode[] {
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
    let out = nodes;
    for (const { id, instruction } of [...this.fields].reverse()) {
      const { kind, rest } = partsOf(instruction);
      if (kind === 'TOC') out = [stated('index', out)];
      if (kind === 'HYPERLINK') out = this.link(out, addressIn(rest), id);
    }
    return out;
  }

  protected link(inner: DocumentNode[], href: string, n = `l${this.count++}`): DocumentNode[] {
    return inner.length === 0 ? [] : [el('a', { href, n }, inner)];
  }
}

function chosenOf(list: DocumentNode): string {
  const at = child(list, 'w:result') ?? child(list, 'w:default');
  return all(list, 'w:listEntry')[Number(at?.attribs['w:val'] ?? 0)]?.attribs['w:val'] ?? '';
}

function partsOf(instruction = '') {
  const [, kind = '', rest = ''] = /^\s*(\S+)\s*([^]*)$/.exec(instruction) ?? [];
  return { kind: kind.toUpperCase(), rest };
}

function addressIn(rest: string): string {
  const anchor = /\\l\s+"([^"]*)"/.exec(rest)?.[1];
  const [, quoted, bare = ''] = /^(?:"([^"]*)"|([^\s\\"]+))/.exec(rest) ?? [];
  return (quoted ?? bare) + (anchor ? `#${anchor}` : '');
}
