import { colourOf } from './colours';
import { link, RunReader, type DrawingFrame, type WordPlace } from './docx-runs';
import { isOffSheet } from './docx-styles';
import { all, child, el, isYes, oneLine, stated, text, textOf, type DocumentNode } from './tree';

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

/** Reads drawings: their pictures, and the words of their boxes. */
export class DrawingReader extends RunReader {
  protected override one(node: DocumentNode, place: WordPlace): DocumentNode[] {
    if (!/^w:(?:drawing|pict|object)$/.test(node.name))
      return place.frame ? this.part(node, place, place.frame) : super.one(node, place);
    const out = this.read(node.children, { ...place, frame: { alt: '' } });
    const object = all(node, 'o:OLEObject')[0]?.attribs;
    const todo = 'Queda sólo su imagen, si la tiene.';
    if (object) this.found.note(`objeto de ${object.ProgID ?? 'otro programa'}`, '', todo);
    return out;
  }

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
