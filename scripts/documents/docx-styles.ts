import { BLACK, colourOf, isLostOn, mixed, WHITE, type DocumentColour } from './colours';
import { all, child, isOn, isYes, valOf, type Look, type DocumentNode } from './tree';

export type Props = Record<string, DocumentNode>;

export const propsOf = (node: DocumentNode | undefined, name?: string): Props =>
  Object.fromEntries(
    ((name ? child(node, name) : node)?.children ?? []).map((one) => [one.name, one]),
  );

export function fontOf(run: Props): string {
  const { 'w:ascii': ascii, 'w:hAnsi': other = '' } = run['w:rFonts']?.attribs ?? {};
  return ascii ?? other;
}

export interface Style {
  id: string;
  /** The style's name, then its parents', the nearest first. */
  names: string[];
  run: Props;
  paragraph: Props;
  cell: Props;
  parts: Record<string, { run: Props; cell: Props }>;
}

/** The surroundings of a run; `ground` is null where the colour behind is unknown. */
export interface Around {
  paragraph: Style;
  table?: Props;
  ground: DocumentColour | null;
}

const NONE: Style = { id: '', names: [], run: {}, paragraph: {}, cell: {}, parts: {} };
/** Twips beyond any sheet that an office prints on, from its first edge and towards its last. */
const SHEET = { before: -6_000, after: 12_000, below: 20_000 };

/** Whether a place in twips, from the left or from the top, is off the sheet. */
export function isOffSheet(left: string | number = 0, top: string | number = 0): boolean {
  const [across, down] = [Number(left), Number(top)];
  return (
    across <= SHEET.before || across >= SHEET.after || down <= SHEET.before || down >= SHEET.below
  );
}

export const isFlat = (attribs: Record<string, string> = {}, rule: string, height: string) =>
  attribs[rule] === 'exact' && Number(attribs[height]) <= 40;

const INDENTS = ['start', 'left', 'end', 'right', 'firstLine', 'hanging'];

export class Styles {
  private readonly own = new Map<string, DocumentNode>();
  private readonly read = new Map<string, Style>();
  private readonly first: Record<string, string> = {};
  private readonly defaults: Props;
  private readonly theme: Props;

  constructor(
    styles: DocumentNode | undefined,
    theme: DocumentNode | undefined,
    private readonly swapped: Record<string, string> = {},
  ) {
    for (const style of all(styles, 'w:style')) {
      const id = style.attribs['w:styleId'] ?? '';
      this.own.set(id, style);
      if (isYes(style.attribs['w:default'])) this.first[style.attribs['w:type'] ?? ''] = id;
    }
    this.defaults = propsOf(all(styles, 'w:rPrDefault')[0], 'w:rPr');
    this.theme = propsOf(all(theme, 'a:clrScheme')[0]);
  }

  style(id: string, type: 'paragraph' | 'character' | 'table', depth = 0): Style {
    const key = id || (this.first[type] ?? '');
    const node = this.own.get(key);
    if (!node || depth > 20) return NONE;
    const known = this.read.get(key);
    if (known) return known;
    const based = valOf(child(node, 'w:basedOn'));
    const above = based === '' ? NONE : this.style(based, type, depth + 1);
    const parts = { ...above.parts };
    for (const part of all(node, 'w:tblStylePr')) {
      const name = part.attribs['w:type'] ?? '';
      const { run, cell } = parts[name] ?? NONE;
      parts[name] = {
        run: { ...run, ...propsOf(part, 'w:rPr') },
        cell: { ...cell, ...propsOf(part, 'w:tcPr') },
      };
    }
    const style: Style = {
      id: key,
      names: [valOf(child(node, 'w:name')), ...above.names],
      run: { ...above.run, ...propsOf(node, 'w:rPr') },
      paragraph: { ...above.paragraph, ...propsOf(node, 'w:pPr') },
      cell: { ...above.cell, ...propsOf(node, 'w:tblPr'), ...propsOf(node, 'w:tcPr') },
      parts,
    };
    this.read.set(key, style);
    return style;
  }

  look(direct: Props, { paragraph, table = {}, ground }: Around): Look & { font: string } {
    const { run: character } = this.style(valOf(direct['w:rStyle']), 'character');
    // A toggle that two styles set is off again (ECMA-376, 17.7.3).
    const toggle = (name: string): boolean => {
      if (direct[name]) return isOn(direct[name]);
      const votes = [table, paragraph.run, character].filter((one) => isOn(one[name]));
      return isOn(this.defaults[name]) || votes.length % 2 === 1;
    };
    const merged = { ...this.defaults, ...table, ...paragraph.run, ...character, ...direct };
    // Arabic and Hebrew have a size of their own.
    const isComplex = isOn(merged['w:rtl']) || isOn(merged['w:cs']);
    const size = Number(valOf(merged[isComplex ? 'w:szCs' : 'w:sz']) || 24);
    const [line, frame, indent] = ['w:spacing', 'w:framePr', 'w:ind'].map(
      (name) => paragraph.paragraph[name]?.attribs,
    );
    const height = Number(valOf(merged['w:position']) || 0);
    const isSmall =
      size <= 4 ||
      Number.parseInt(valOf(merged['w:w'])) <= 5 ||
      Number(valOf(merged['w:spacing'])) <= -5 * size ||
      isFlat(line, 'w:lineRule', 'w:line') ||
      isFlat(frame, 'w:hRule', 'w:h') ||
      isOffSheet(frame?.['w:x'], frame?.['w:y']) ||
      INDENTS.some((side) => isOffSheet(indent?.[`w:${side}`])) ||
      isOffSheet(0, 10 * height);
    const align = valOf(merged['w:vertAlign']);
    const isBelow = align === 'subscript' || height < 0;
    const raised = align === 'superscript' || height > 0 ? 'sup' : isBelow ? 'sub' : undefined;
    return {
      isHidden:
        toggle('w:vanish') ||
        isOn(merged['w:specVanish']) ||
        isOn(merged['w:webHidden']) ||
        isSmall ||
        this.isLost(merged, ground),
      isStruck: toggle('w:strike') || isOn(merged['w:dstrike']),
      bold: toggle('w:b'),
      italic: toggle('w:i'),
      underlined: !/^(?:none)?$/.test(valOf(direct['w:u'])),
      raised,
      font: fontOf(merged),
    };
  }

  /** The parts of a table's style that a cell is in, the weakest first. */
  partsAt(look: DocumentNode | undefined) {
    const bits = parseInt(look?.attribs['w:val'] ?? '0', 16) || 0;
    const has = (name: string, bit: number) => {
      const on = look?.attribs[`w:${name}`];
      return on === undefined ? (bits & bit) !== 0 : isYes(on);
    };
    const [head, foot] = [has('firstRow', 0x20), has('lastRow', 0x40)];
    const [left, right] = [has('firstColumn', 0x80), has('lastColumn', 0x100)];
    const band = (at: number) => (at & 1 ? 'band2' : 'band1');
    return (row: number, rows: number, column: number, columns: number): string[] => {
      const [isHead, isFoot] = [head && row === 0, foot && row === rows - 1];
      const [isFirst, isLast] = [left && column === 0, right && column === columns - 1];
      const isIn = {
        wholeTable: true,
        [`${band(column - Number(left))}Vert`]: !has('noVBand', 0x400),
        [`${band(row - Number(head))}Horz`]: !has('noHBand', 0x200),
        ...{ firstCol: isFirst, lastCol: isLast },
        ...{ firstRow: isHead, nwCell: isHead && isFirst, neCell: isHead && isLast },
        ...{ lastRow: isFoot, swCell: isFoot && isFirst, seCell: isFoot && isLast },
      };
      return Object.keys(isIn).filter((name) => isIn[name as keyof typeof isIn]);
    };
  }

  /** The ground that a shading lays; by default the ground below. */
  ground(shading: DocumentNode | undefined, below: DocumentColour | null): DocumentColour | null {
    if (!shading) return below;
    const fill = this.themed(shading, 'w:fill', 'w:themeFill') ?? below;
    const pattern = valOf(shading);
    const part = pattern === 'solid' ? 100 : Number(/^pct(\d+)/.exec(pattern)?.[1] ?? 0);
    const sign = this.themed(shading, 'w:color', 'w:themeColor') ?? BLACK;
    return part === 0 ? fill : mixed(sign, fill ?? WHITE, part / 100);
  }

  drawn(fill: DocumentNode | undefined): DocumentColour | undefined {
    const [one] = all(fill, 'a:srgbClr', 'a:schemeClr', 'w14:srgbClr', 'w14:schemeClr', 'a:sysClr');
    const { lastClr, val, 'w14:val': value = val } = one?.attribs ?? {};
    return colourOf(lastClr) ?? colourOf(value) ?? this.scheme(value);
  }

  private isLost(merged: Props, ground: DocumentColour | null): boolean {
    const effect = merged['w14:textFill'];
    if (child(effect, 'w14:noFill')) return true;
    const alpha = all(effect, 'w14:alpha')[0]?.attribs['w14:val'];
    if (Number.parseInt(alpha ?? '0') >= (alpha?.endsWith('%') ? 90 : 90_000)) return true;
    const colour =
      this.drawn(child(effect, 'w14:solidFill')) ??
      this.themed(merged['w:color'], 'w:val', 'w:themeColor');
    const marker = colourOf(valOf(merged['w:highlight']));
    const behind = marker ?? this.ground(merged['w:shd'], ground);
    // Letters of no colour of their own turn white on a dark shading, and stay black under a marker.
    if (!colour) return marker !== undefined && isLostOn(BLACK, marker);
    return behind !== null && isLostOn(colour, behind);
  }

  private themed(node: DocumentNode | undefined, key: string, themeKey: string) {
    const attribOf = (end = '') => node?.attribs[`${themeKey}${end}`];
    const [name, tint] = [attribOf(), attribOf('Tint')];
    const colour = this.scheme(name) ?? colourOf(node?.attribs[key]);
    const by = tint ?? attribOf('Shade');
    if (!colour || !name || !by) return colour;
    return mixed(colour, tint ? WHITE : BLACK, parseInt(by, 16) / 255);
  }

  /** A colour of the theme; settings.xml may swap those of its texts and grounds. */
  private scheme(name = ''): DocumentColour | undefined {
    const slot = name.replace(/^(?:text|tx)(?=\d)/, 't').replace(/^background/, 'bg');
    const own = (this.swapped[`w:${slot}`] ?? slot)
      .replace(/^(?:t|text|dark)(?=\d)/, 'dk')
      .replace(/^(?:bg|background|light)(?=\d)/, 'lt')
      .replace(/^hyperlink/, 'hlink')
      .replace(/^followedHyperlink/, 'folHlink');
    const one = this.theme[`a:${own}`]?.children.find((kid) => kid.name !== '#text');
    return (
      colourOf(one?.attribs.lastClr ?? one?.attribs.val) ?? (own === 'lt1' ? WHITE : undefined)
    );
  }
}
