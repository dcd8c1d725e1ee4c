import { propsOf, type Around, type Styles } from './docx-styles';
import type { Package, Relation } from './package';
import { isSymbolFont, signOf } from './symbols';
import {
  all,
  child,
  countIn,
  dressed,
  el,
  isOn,
  oneLine,
  stated,
  text,
  textOf,
  valOf,
  type DocumentNode,
} from './tree';
import { GONE, type DocumentFindings } from './types';

interface Field {
  instruction: string;
  shows: boolean;
}

/** The words and shape of a drawing, for the pictures within it. */
export interface DrawingFrame {
  alt: string;
  isFloating?: boolean;
  crop?: string | undefined;
  shape?: string | undefined;
}

export interface WordPlace extends Around {
  relations: Map<string, Relation>;
  /** Those that are open: their result is text, and their target a link. */
  fields: Field[];
  font?: string;
  frame?: DrawingFrame | undefined;
}

export const PENDING: Record<string, 'inserted' | 'deleted'> = {
  ...{ 'w:ins': 'inserted', 'w:moveTo': 'inserted', 'w14:conflictIns': 'inserted' },
  ...{ 'w:del': 'deleted', 'w:moveFrom': 'deleted', 'w14:conflictDel': 'deleted' },
  ...{ 'w:cellIns': 'inserted', 'w:cellDel': 'deleted' },
};
const SIGNS: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:noBreakHyphen': '\u2011',
};
const THROUGH =
  /^(?:w:(?:smartTag|customXml|dir|bdo|sdtContent|rt|rubyBase)|mc:(?:Choice|Fallback)|m:(?!oMath|phant$|[rt]$)\w+(?<!Pr))$/;
const SILENT =
  /^(?:#text|#comment|w:(?:rPr|pPr|sdtPr|sdtEndPr|smartTagPr|customXmlPr|lastRenderedPageBreak|annotationRef|footnoteRef|endnoteRef|separator|continuationSeparator|commentReference|softHyphen|proofErr|sectPr|permStart|permEnd|del(?:Instr)?Text\b.*|(?:bookmark|commentRange|moveFromRange|moveToRange|customXml(?:Ins|Del|MoveFrom|MoveTo)Range)(?:Start|End)|tblPr|tblGrid|tblPrEx|trPr|tcPr)|m:\w+Pr)$/;

/** Reads the runs of Word: their words, signs, links and fields. */
export class RunReader {
  constructor(
    protected readonly pkg: Package,
    protected readonly styles: Styles,
    protected readonly found: DocumentFindings,
  ) {}

  read(nodes: readonly DocumentNode[], place: WordPlace): DocumentNode[] {
    const out: DocumentNode[] = [];
    for (const one of nodes.flatMap((node) => this.one(node, place))) {
      const last = out.at(-1);
      if (last?.attribs.field && last.attribs.field === one.attribs.field)
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

  protected one(node: DocumentNode, place: WordPlace): DocumentNode[] {
    const { name, attribs, children } = node;
    const { fields } = place;
    const inner = () => this.read(children, place);
    const state = PENDING[name];
    if (state) return [stated(state, inner())];
    if (SIGNS[name]) return [text(SIGNS[name])];
    if (THROUGH.test(name)) return inner();
    switch (name) {
      case 'w:r':
      case 'm:r':
        return this.run(node, place);
      case 'w:hyperlink':
        return link(inner(), addressOf(attribs, place));
      case 'w:fldSimple':
        fields.push({ instruction: attribs['w:instr'] ?? '', shows: true });
        return this.endField(fields, inner());
      case 'w:sdt':
        return this.control(node, place);
      case 'm:oMath':
      case 'm:oMathPara':
        this.found.note('fórmula', all(node, 'm:t', 'w:t').map(textOf).join(''));
        return inner();
      case 'm:phant': {
        const isShown = !/^(?:0|off|false)$/.test(all(node, 'm:show')[0]?.attribs['m:val'] ?? '');
        return isShown ? inner() : [stated('hidden', inner())];
      }
      case 'w:t':
      case 'm:t':
      case 'w:delText':
        return this.words(textOf(node), place.font);
      case 'w:br':
      case 'w:cr':
        return [el('br')];
      case 'w:sym':
        return [this.sign(attribs['w:font'], parseInt(attribs['w:char'] ?? '', 16) || 0)];
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        return [el('noteref', { ref: `${name.slice(2, -'Reference'.length)}-${attribs['w:id']}` })];
      case 'w:fldChar':
        return this.fieldSign(node, fields);
      case 'w:instrText':
      case 'w:delInstrText': {
        const field = fields.at(-1);
        if (field) field.instruction += textOf(node);
        return [];
      }
      case 'w:ruby': {
        const above = all(child(node, 'w:rt'), 'w:t').map(textOf).join('');
        this.found.lost('letras sobre el texto', above);
        return this.read(child(node, 'w:rubyBase')?.children ?? [], place);
      }
    }
    if (SILENT.test(name)) return [];
    const words = all(node, 'w:t', 'w:delText', 'm:t', 'a:t').map(textOf).join('');
    if (words.trim() === '') this.found.note('contenido que no se conoce', name);
    else this.found.lost('palabras que no llegaron', words);
    this.found.leave(countIn([node]));
    return [];
  }

  /** A control of a form: a prompt is no text, and the site makes its own table of contents. */
  private control(node: DocumentNode, place: WordPlace): DocumentNode[] {
    const content = this.read(child(node, 'w:sdtContent')?.children ?? [], place);
    const props = child(node, 'w:sdtPr');
    if (all(props, 'w:docPartGallery').some((one) => /Contents/.test(valOf(one))))
      return [stated('index', content)];
    return isOn(child(props, 'w:showingPlcHdr')) ? [stated('placeholder', content)] : content;
  }

  private run(node: DocumentNode, place: WordPlace): DocumentNode[] {
    const look = this.styles.look(propsOf(node, 'w:rPr'), place);
    let inner: DocumentNode[] = [];
    const done: DocumentNode[] = [];
    const flush = () => {
      done.push(...this.inFields(dressed(inner, look), place.fields));
      inner = [];
    };
    for (const one of node.children) {
      if (one.name === 'w:fldChar') flush();
      inner.push(...this.one(one, { ...place, font: look.font }));
    }
    flush();
    return done;
  }

  private words(value: string, font = ''): DocumentNode[] {
    if (!isSymbolFont(font) && !/[\uE000-\uF8FF]/.test(value)) return [text(value)];
    return [...value].map((sign) => this.sign(font, sign.codePointAt(0) ?? 0, sign));
  }

  private sign(font = '', code = 0, raw = ''): DocumentNode {
    const sign = signOf(font, code);
    this.found.out.push(raw);
    const hex = code.toString(16).toUpperCase();
    if (sign !== undefined) this.found.added.push(sign);
    else this.found.note('signo de otra tipografía', `${font || 'sin nombre'} ${hex}`);
    return text(sign ?? '');
  }

  private fieldSign(node: DocumentNode, fields: Field[]): DocumentNode[] {
    const type = node.attribs['w:fldCharType'];
    if (type === 'separate') Object.assign(fields.at(-1) ?? {}, { shows: true });
    if (type === 'separate') return [];
    if (type !== 'begin') return this.endField(fields);
    const [form] = all(node, 'w:checkBox', 'w:ddList');
    fields.push({ instruction: '', shows: form !== undefined });
    return form ? [text(chosenIn(form))] : [];
  }

  /** The outcome of a field without a result, or that a page cannot keep true. */
  private endField(fields: Field[], inner: DocumentNode[] = []): DocumentNode[] {
    const { instruction, shows } = fields.pop() ?? {};
    const { kind, rest } = partsOf(instruction);
    if (/^(?:PAGE|NUMPAGES|SECTIONPAGES|PAGEREF)$/.test(kind))
      this.found.note('número de página', oneLine(inner.map(textOf).join('')) || kind);
    if (shows) return inner;
    if (kind === 'SYMBOL') {
      const font = /\\f\s+"?([^"\\]+)/.exec(rest)?.[1]?.trim();
      const [, hex, digits = ''] = /^(0x)?([\da-f]+)/i.exec(rest) ?? [];
      return [this.sign(font, parseInt(digits, hex ? 16 : 10) || 0)];
    }
    if (/^(?:EQ|MACROBUTTON|GOTOBUTTON)$/.test(kind))
      this.found.note(kind === 'EQ' ? 'fórmula' : 'campo', rest, GONE);
    return inner;
  }

  private inFields(nodes: DocumentNode[], fields: readonly Field[]): DocumentNode[] {
    if (nodes.length === 0) return nodes;
    if (fields.some(({ shows }) => !shows)) {
      const words = nodes.map(textOf).join('');
      if (words.trim() !== '') this.found.lost('campo', words);
      return [];
    }
    return fields.reduceRight((inner, { instruction }) => {
      const { kind, rest } = partsOf(instruction);
      if (kind === 'TOC') return [stated('index', inner)];
      return kind === 'HYPERLINK' ? link(inner, addressIn(rest), instruction) : inner;
    }, nodes);
  }
}

/** @param field its instruction; the parts of a link that are beside each other are one */
export const link = (inner: DocumentNode[], href: string, field = ''): DocumentNode[] =>
  inner.length === 0 ? [] : [el('a', { href, field }, inner)];

/** The chosen entry of a list, or the tick of a box. */
function chosenIn(form: DocumentNode): string {
  const chosen = child(form, 'w:result') ?? child(form, 'w:checked') ?? child(form, 'w:default');
  if (form.name === 'w:checkBox') return isOn(chosen) ? '☑' : '☐';
  return valOf(all(form, 'w:listEntry')[Number(valOf(chosen))]);
}

function addressOf(attribs: Record<string, string>, { relations }: WordPlace): string {
  const anchor = attribs['w:anchor'] ? `#${attribs['w:anchor']}` : '';
  const target = relations.get(attribs['r:id'] ?? '')?.target ?? '';
  return target.includes('#') ? target : target + anchor;
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
