import { colourOf } from './colours';
import { isFlat, isOffSheet, propsOf } from './docx-styles';
import type { Around, Props, Style, Styles } from './docx-styles';
import { numOf } from './numbering';
import type { Package, Relation } from './package';
import { isSymbolFont, signOf } from './symbols';
import {
  all,
  child,
  countIn,
  dressed,
  el,
  isOn,
  isYes,
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
interface DrawingFrame {
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

const PENDING: Record<string, 'inserted' | 'deleted'> = {
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

const COVER = 'No pasa al texto; si tapaba algo, lo que tapaba queda a la vista.';
const SHAPE = /^(?:wps:(?:wsp|cxnSp)|v:(?:shape|rect|roundrect|oval|line|polyline))$/;
const UNSEEN = /visibility:\s*hidden|display:\s*none|(?:^|;)\s*(?:width|height):\s*0(?![.\d])/;
const POINT = 12_700;
/** A picture as bright as this, or paler, shows nothing. */
const PALE = 0.9;
const UNITS: Record<string, number> = { '%': 100, f: 65_536 };
/** Word's own shapes whose corners hide nothing. */
const WHOLE =
  /^(?:rect|roundRect|round\dSameRect|round1Rect|round2DiagRect|snip\w*|flowChartProcess)?$/;

/** Reads the nodes of a Word document: paragraphs, tables, drawings, and in a line words, signs, links and fields. */
export class DocxReader {
  constructor(
    private readonly pkg: Package,
    private readonly styles: Styles,
    private readonly found: DocumentFindings,
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

  private one(node: DocumentNode, place: WordPlace): DocumentNode[] {
    switch (node.name) {
      case 'w:p':
        return this.paragraph(node, place);
      case 'w:tbl':
        return [this.table(node, place)];
      case 'w:altChunk':
      case 'w:subDoc': {
        const target = place.relations.get(node.attribs['r:id'] ?? '')?.target ?? '';
        this.found.note('documento dentro del documento', target.replace(/^.*\//, ''));
        return [];
      }
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return this.drawing(node, place);
    }
    return place.frame ? this.part(node, place, place.frame) : this.inline(node, place);
  }

  private paragraph(node: DocumentNode, place: WordPlace): DocumentNode[] {
    const props = propsOf(node, 'w:pPr');
    const style = this.styles.style(valOf(props['w:pStyle']), 'paragraph');
    const paragraph = { ...style, paragraph: { ...style.paragraph, ...props } };
    const ground = this.styles.ground(paragraph.paragraph['w:shd'], place.ground);
    const own = el(...kindOf(paragraph), this.read(node.children, { ...place, paragraph, ground }));
    const styled = numOf(style.paragraph['w:numPr']);
    const level = child(props['w:numPr'], 'w:ilvl');
    const num =
      numOf(props['w:numPr']) ??
      (styled && { ...styled, ...(level && { level: Number(valOf(level)) }) });
    if (num)
      Object.assign(own.attribs, { num: num.id, numLevel: String(num.level), numStyle: style.id });
    if (/^(?:drop|margin)$/.test(props['w:framePr']?.attribs['w:dropCap'] ?? ''))
      own.attribs.drop = '1';
    own.end = pendingIn(propsOf(props['w:rPr']));
    const boxes = lifted(own);
    const quoted = paragraph.names.some((name) => /^(?:intense )?quote$/i.test(name));
    return [quoted ? el('blockquote', {}, [own]) : own, ...boxes];
  }

  private table(node: DocumentNode, place: WordPlace): DocumentNode {
    const props = propsOf(node, 'w:tblPr');
    const style = this.styles.style(valOf(props['w:tblStyle']), 'table');
    const ground = this.styles.ground(props['w:shd'] ?? style.cell['w:shd'], place.ground);
    const rows = within(node, 'w:tr');
    const partsAt = this.styles.partsAt(props['w:tblLook']);
    const { 'w:tblpX': across, 'w:tblpY': down } = props['w:tblpPr']?.attribs ?? {};
    const inset = (props['w:tblInd'] ?? style.cell['w:tblInd'])?.attribs['w:w'];
    const lines = rows.map((row, at) => {
      const own = propsOf(row, 'w:trPr');
      const cells = within(row, 'w:tc');
      const gap = Math.min(63, Number(valOf(own['w:gridBefore'])) || 0);
      const before = Array.from({ length: gap }, () => el('td'));
      const done = cells.map((cell, column) => {
        const names = partsAt(at, rows.length, column, cells.length);
        const parts = names.map((name) => style.parts[name]);
        const behind: Props = Object.assign({}, ...parts.map((part) => part?.cell));
        const run: Props = Object.assign({}, style.run, ...parts.map((part) => part?.run));
        const around = { table: run, ground: this.styles.ground(behind['w:shd'], ground) };
        return this.cell(cell, isOn(own['w:tblHeader']), { ...place, ...around });
      });
      const isHidden =
        isFlat(own['w:trHeight']?.attribs, 'w:hRule', 'w:val') || isOn(own['w:hidden']);
      return el('tr', {}, [...before, ...done], isHidden ? 'hidden' : pendingIn(own));
    });
    const isOff = isOffSheet(across, down) || isOffSheet(inset);
    return el('table', {}, lines, isOff ? 'hidden' : undefined);
  }

  private cell(node: DocumentNode, isHead: boolean, place: WordPlace): DocumentNode {
    const props = propsOf(node, 'w:tcPr');
    const ground = this.styles.ground(props['w:shd'], place.ground);
    const content = this.read(node.children, { ...place, ground });
    const merged = props['w:vMerge'] ?? props['w:hMerge'];
    const merge = merged && (valOf(merged) === 'restart' ? 'start' : 'on');
    const attribs = { colspan: valOf(props['w:gridSpan']) || '1', ...(merge && { merge }) };
    // Word shows only the first of merged cells: the content of the others stays in the file, unseen.
    const shown = merge === 'on' ? [stated('hidden', content)] : content;
    return el(isHead ? 'th' : 'td', attribs, shown, pendingIn(props));
  }

  private drawing(node: DocumentNode, place: WordPlace): DocumentNode[] {
    const out = this.read(node.children, { ...place, frame: { alt: '' } });
    const object = all(node, 'o:OLEObject')[0]?.attribs;
    const todo = 'Queda sólo su imagen, si la tiene.';
    if (object) this.found.note(`objeto de ${object.ProgID ?? 'otro programa'}`, '', todo);
    return out;
  }

  /** A part of a drawing. */
  private part(node: DocumentNode, place: WordPlace, frame: DrawingFrame): DocumentNode[] {
    const { name, attribs, children } = node;
    const inner = (more: Partial<DrawingFrame> = {}) =>
      this.read(children, { ...place, frame: { ...frame, ...more } });
    if (SHAPE.test(name)) return this.shape(node, place, frame);
    switch (name) {
      case 'wp:inline':
      case 'wp:anchor': {
        const props = child(node, 'wp:docPr');
        const out = inner({ alt: props?.attribs.descr ?? '', isFloating: name === 'wp:anchor' });
        const id = all(node, 'a:hlinkClick')[0]?.attribs['r:id'] ?? '';
        const click = place.relations.get(id);
        const linked = click ? link(out, click.target) : out;
        const size = child(node, 'wp:extent')?.attribs ?? {};
        const isNothing = ['cx', 'cy'].some((side) => Number(size[side] ?? POINT) < POINT);
        const [across, down] = ['wp:positionH', 'wp:positionV'].map((axis) => {
          const [offset] = all(child(node, axis), 'wp:posOffset');
          return offset ? (Number(textOf(offset)) * 20) / POINT : 0;
        });
        const isUnseen = isNothing || isYes(props?.attribs.hidden) || isOffSheet(across, down);
        return isUnseen ? [stated('hidden', linked)] : linked;
      }
      case 'pic:pic':
      case 'a:pic': {
        const [own] = all(node, 'pic:cNvPr', 'a:cNvPr');
        const props = child(node, 'pic:spPr') ?? child(node, 'a:spPr');
        return inner({ alt: own?.attribs.descr ?? frame.alt, shape: shapeOf(props) });
      }
      case 'pic:blipFill':
      case 'a:blipFill': {
        const rect = all(child(node, 'a:stretch'), 'a:fillRect')[0]?.attribs;
        return inner({ crop: cropOf(child(node, 'a:srcRect')?.attribs, rect) });
      }
      case 'a:graphicData': {
        const { length } = this.found.losses;
        const out = inner();
        if (out.length === 0 && this.found.losses.length === length)
          this.found.note('dibujo', frame.alt, COVER);
        return out;
      }
      case 'a:blip': {
        const part = (name: string, key: string, none = '0') =>
          fractionOf(all(node, name)[0]?.attribs[key] ?? none);
        const isPale =
          part('a:lum', 'bright') >= PALE ||
          part('a:lum', 'contrast') <= -PALE ||
          part('a:alphaModFix', 'amt', '100%') <= 1 - PALE;
        const own = isPale ? { ...frame, shape: 'pálida' } : frame;
        return this.picture(attribs['r:embed'] ?? attribs['r:link'], place, own);
      }
      case 'v:imagedata': {
        const own = { alt: frame.alt || (attribs['o:title'] ?? ''), crop: cropOf(attribs) };
        return this.picture(attribs['r:id'] ?? attribs['o:href'], place, { ...frame, ...own });
      }
      case 'w:txbxContent': {
        const words = oneLine(all(node, 'w:t', 'm:t').map(textOf).join(' '));
        const box = el('box', {}, this.read(children, { ...place, fields: [], frame: undefined }));
        this.found.note('cuadro de texto', words);
        this.found.told.boxes++;
        return [box];
      }
      case 'v:textpath':
        this.found.note('letras de adorno', attribs.string ?? '');
        return [el('box', {}, [el('p', {}, [text(attribs.string ?? '')])])];
      case 'c:chart':
      case 'dgm:relIds': {
        const id = attribs['r:id'] ?? attribs['r:dm'] ?? '';
        const other = this.pkg.xml(place.relations.get(id)?.target ?? '');
        const words = all(other, 'a:t', 'c:v').map(textOf).join(' ');
        this.found.note(name === 'c:chart' ? 'gráfica' : 'diagrama', words);
        return [];
      }
      case 'a:t':
        this.found.lost('letras de un dibujo', textOf(node));
        return [];
      case 'w14:contentPart':
      case 'w:control':
      case 'w:movie':
        this.found.note('dibujo', name.replace(/^.*:/, ''));
        return [];
      case 'mc:AlternateContent':
        this.found.note('contenido que no se conoce', name);
        return [];
      case 'v:shapetype':
        return [];
    }
    return inner();
  }

  private shape(node: DocumentNode, place: WordPlace, around: DrawingFrame): DocumentNode[] {
    const { attribs } = node;
    if (isYes(attribs['o:hr'])) return [el('hr')];
    const style = attribs.style ?? '';
    const isPlaced = /position:\s*absolute/.test(style);
    const alt = attribs.alt ?? around.alt;
    const isFloating = around.isFloating || isPlaced;
    const frame = { ...around, alt, isFloating, shape: shapeOf(child(node, 'wps:spPr')) };
    const ground = this.ground(node, place.ground);
    const out = this.read(node.children, { ...place, ground, frame });
    if (all(node, 'a:blip', 'v:imagedata', 'w:txbxContent', 'v:textpath', 'a:t').length === 0)
      this.found.note('dibujo', alt || (attribs.id ?? ''), COVER);
    const isOff = isPlaced && isOffSheet(twipsOf(style, 'left'), twipsOf(style, 'top'));
    return UNSEEN.test(style) || isOff ? [stated('hidden', out)] : out;
  }

  private ground(shape: DocumentNode, page: WordPlace['ground']): WordPlace['ground'] {
    const props = child(shape, 'wps:spPr');
    if (props) {
      const fill = props.children.find(({ name }) => /^a:\w*Fill$/.test(name));
      if (fill?.name === 'a:solidFill') return this.styles.drawn(fill) ?? null;
      const style = all(child(shape, 'wps:style'), 'a:fillRef')[0];
      if (!fill && style && style.attribs.idx !== '0') return this.styles.drawn(style) ?? null;
      return fill && fill.name !== 'a:noFill' ? null : page;
    }
    if (/^f/.test(shape.attribs.filled ?? '')) return page;
    return all(shape, 'v:fill').some(({ attribs }) => !/^(?:solid)?$/.test(attribs.type ?? ''))
      ? null
      : (colourOf(shape.attribs.fillcolor?.replace(/\s*\[.*$/, '')) ?? page);
  }

  private picture(id = '', { relations }: WordPlace, frame: DrawingFrame): DocumentNode[] {
    const { alt, isFloating, crop = '', shape = '' } = frame;
    const { target: src = '', isOutside } = relations.get(id) ?? {};
    if (!isOutside && this.pkg.bytes(src))
      return [el('img', { src, alt, crop, shape, floating: isFloating ? '1' : '' })];
    if (isOutside) this.found.lost('imagen enlazada', src, 'pictures');
    else this.found.lost('imagen que falta', alt || id, 'pictures');
    return [];
  }

  /** What is within a line. */
  private inline(node: DocumentNode, place: WordPlace): DocumentNode[] {
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

/** The pending change that properties name; a deletion before an insertion. */
const pendingIn = (props: Props) =>
  Object.keys(props)
    .flatMap((name) => PENDING[name] ?? [])
    .sort()[0];

const within = (node: DocumentNode, name: string): DocumentNode[] =>
  node.children.flatMap((one) => {
    if (one.name === name) return [one];
    return /^w:(?:sdt|sdtContent|customXml|smartTag|ins|del)$/.test(one.name)
      ? within(one, name)
      : [];
  });

function kindOf({ names, paragraph }: Style): [name: string, attribs: Record<string, string>] {
  for (const name of names) {
    if (/^(?:title|t[ií]tulo)$/i.test(name)) return ['h1', { class: 'titulo' }];
    if (/^(?:subtitle|subt[ií]tulo)$/i.test(name)) return ['p', { class: 'resumen' }];
    const level = /^(?:heading|t[ií]tulo|encabezado)(?:\s+(\d))?$/i.exec(name);
    if (level) return [`h${Math.min(6, Number(level[1] ?? 1) || 1)}`, {}];
  }
  const outline = Number(valOf(paragraph['w:outlineLvl']) || 9);
  return [outline < 9 ? `h${Math.min(6, outline + 1)}` : 'p', {}];
}

function lifted(node: DocumentNode): DocumentNode[] {
  const out: DocumentNode[] = [];
  node.children = node.children.filter((one) => {
    const isApart = one.name === 'box' || one.name === 'hr' || one.attribs.floating === '1';
    if (isApart) out.push(one.name === 'img' ? el('p', {}, [one]) : one);
    else out.push(...lifted(one).map((box) => (one.state ? stated(one.state, [box]) : box)));
    return !isApart;
  });
  return out;
}

const TWIPS: Record<string, number> = { pt: 20, in: 1440, cm: 567, mm: 56.7, px: 15, pc: 240 };

/** The distance of a shape of VML from an edge; shapes within a group have no unit and count as none. */
function twipsOf(style: string, side: string): number {
  const form = `(?:^|;)\\s*(?:margin-)?${side}:\\s*(-?[\\d.]+)(pt|in|cm|mm|px|pc)`;
  const lengths = [...style.matchAll(new RegExp(form, 'g'))];
  return lengths.reduce((sum, [, size, unit = '']) => sum + Number(size) * (TWIPS[unit] ?? 0), 0);
}

/** The shape that a picture is cut to, if any. */
function shapeOf(props: DocumentNode | undefined): string | undefined {
  const [geometry] = all(props, 'a:prstGeom', 'a:custGeom');
  const name = geometry?.name === 'a:custGeom' ? 'libre' : (geometry?.attribs.prst ?? '');
  return WHOLE.test(name) ? undefined : name;
}

const fractionOf = (value = '0', most = 100_000): number =>
  (Number.parseFloat(value) || 0) / (UNITS[value.slice(-1)] ?? most);

/** The sides of a picture that are not seen; those beyond its frame too. */
function cropOf(attribs: Record<string, string> = {}, rect: Record<string, string> = {}) {
  const cut = ['l', 't', 'r', 'b'].map((side, at) => {
    const old = attribs[`crop${['left', 'top', 'right', 'bottom'][at]}`];
    return Math.min(1, Math.max(0, old ? fractionOf(old, 1) : fractionOf(attribs[side])));
  });
  const over = ['l', 't', 'r', 'b'].map((side) => Math.max(0, -fractionOf(rect[side])));
  const sides = cut.map((side, at) => {
    const across = (at + 2) % 4;
    const [own = 0, other = 0] = [over[at], over[across]];
    return side + (1 - side - (cut[across] ?? 0)) * (own / (1 + own + other));
  });
  return sides.some((side) => side > 0) ? sides.join(',') : undefined;
}

/** @param field its instruction; the parts of a link that are beside each other are one */
const link = (inner: DocumentNode[], href: string, field = ''): DocumentNode[] =>
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
