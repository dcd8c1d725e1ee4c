import { colourOf } from './colours';
import { FieldReader, type WordPlace } from './docx-fields';
import { isOffSheet } from './docx-styles';
import {
  all,
  child,
  countIn,
  el,
  isYes,
  oneLine,
  stated,
  text,
  textOf,
  type DocumentNode,
} from './tree';

interface Frame {
  alt: string;
  place: WordPlace;
  isFloating: boolean;
  crop?: string;
  shape?: string;
}

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

const SILENT =
  /^(?:#text|#comment|w:(?:rPr|pPr|sdtPr|sdtEndPr|smartTagPr|customXmlPr|lastRenderedPageBreak|annotationRef|footnoteRef|endnoteRef|separator|continuationSeparator|commentReference|softHyphen|proofErr|sectPr|permStart|permEnd|del(?:Instr)?Text\b.*|(?:bookmark|commentRange|moveFromRange|moveToRange|customXml(?:Ins|Del|MoveFrom|MoveTo)Range)(?:Start|End)|tblPr|tblGrid|tblPrEx|trPr|tcPr)|m:\w+Pr)$/;

export abstract class DrawingReader extends FieldReader {
  protected one(node: DocumentNode, place: WordPlace): DocumentNode[] {
    if (!/^w:(?:drawing|pict|object)$/.test(node.name)) return this.unknown(node);
    const out = this.within(node, { alt: '', place, isFloating: false });
    const object = all(node, 'o:OLEObject')[0]?.attribs;
    const todo = 'Queda sólo su imagen, si la tiene.';
    if (object) this.found.note(`objeto de ${object.ProgID ?? 'otro programa'}`, '', todo);
    return out;
  }

  private unknown(node: DocumentNode): DocumentNode[] {
    if (SILENT.test(node.name)) return [];
    const words = all(node, 'w:t', 'w:delText', 'm:t', 'a:t').map(textOf).join('');
    if (words.trim() === '') this.found.note('contenido que no se conoce', node.name);
    else this.found.lost('palabras que no llegaron', words);
    this.found.leave(countIn([node]));
    return [];
  }

  private within(node: DocumentNode, frame: Frame): DocumentNode[] {
    return node.children.flatMap((one) => this.part(one, frame));
  }

  private part(node: DocumentNode, frame: Frame): DocumentNode[] {
    const { name, attribs } = node;
    const inner = (more: Partial<Frame> = {}) => this.within(node, { ...frame, ...more });
    if (SHAPE.test(name)) return this.shape(node, frame);
    switch (name) {
      case 'wp:inline':
      case 'wp:anchor': {
        const props = child(node, 'wp:docPr');
        const out = inner({ alt: props?.attribs.descr ?? '', isFloating: name === 'wp:anchor' });
        const id = all(node, 'a:hlinkClick')[0]?.attribs['r:id'] ?? '';
        const click = frame.place.relations.get(id);
        const linked = click ? this.link(out, click.target) : out;
        const size = child(node, 'wp:extent')?.attribs ?? {};
        const isNothing = ['cx', 'cy'].some((side) => Number(size[side] ?? POINT) < POINT);
        const [across = 0, down = 0] = ['wp:positionH', 'wp:positionV'].map((axis) => {
          const offset = child(child(node, axis), 'wp:posOffset');
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
        const part = (name: string, key: string, none: string) =>
          fractionOf(all(node, name)[0]?.attribs[key] ?? none);
        const isPale =
          part('a:lum', 'bright', '0') >= PALE ||
          part('a:lum', 'contrast', '0') <= -PALE ||
          part('a:alphaModFix', 'amt', '100%') <= 1 - PALE;
        const shape = isPale ? 'pálida' : frame.shape;
        return this.picture(attribs['r:embed'] ?? attribs['r:link'] ?? '', { ...frame, shape });
      }
      case 'v:imagedata': {
        const own = { alt: frame.alt || (attribs['o:title'] ?? ''), crop: cropOf(attribs) };
        return this.picture(attribs['r:id'] ?? attribs['o:href'] ?? '', { ...frame, ...own });
      }
      case 'w:txbxContent': {
        const words = oneLine(all(node, 'w:t', 'm:t').map(textOf).join(' '));
        const box = el('box', {}, this.apart(node.children, frame.place));
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
        const other = this.pkg.xml(frame.place.relations.get(id)?.target ?? '');
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

  private shape(node: DocumentNode, frame: Frame): DocumentNode[] {
    const { attribs } = node;
    if (isYes(attribs['o:hr'])) return [el('hr')];
    const ground = this.ground(node, frame.place.ground);
    const alt = attribs.alt ?? frame.alt;
    const style = attribs.style ?? '';
    const isFloating = frame.isFloating || /position:\s*absolute/.test(style);
    const shape = shapeOf(child(node, 'wps:spPr'));
    const place = { ...frame.place, ground };
    const out = this.within(node, { ...frame, alt, isFloating, shape, place });
    if (all(node, 'a:blip', 'v:imagedata', 'w:txbxContent', 'v:textpath', 'a:t').length === 0)
      this.found.note('dibujo', alt || (attribs.id ?? ''), COVER);
    const isOff =
      /position:\s*absolute/.test(style) &&
      isOffSheet(twipsOf(style, 'left'), twipsOf(style, 'top'));
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

  private picture(id: string, { alt, place, isFloating, crop, shape }: Frame): DocumentNode[] {
    const { target: src = '', isOutside } = place.relations.get(id) ?? {};
    const floating = isFloating ? '1' : '';
    if (!isOutside && this.pkg.has(src))
      return [el('img', { src, alt, floating, ...(crop && { crop }), ...(shape && { shape }) })];
    if (isOutside) this.found.lost('imagen enlazada', src, 'pictures');
    else this.found.lost('imagen que falta', alt || id, 'pictures');
    return [];
  }
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
