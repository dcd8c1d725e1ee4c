import {
  applied,
  contains,
  UNCHANGED,
  isOnLine,
  figureOf,
  scaleOf,
  times,
  UNIT_SQUARE,
  type Bounds,
  type Matrix,
  type Figure,
} from './pdf-geometry';

/** How words of a page stay unseen; `seen` ones are seen. */
export type Sight = 'seen' | 'covered' | 'layer' | 'outside' | 'invisible';

export interface DrawnLetter {
  sign: string;
  sight: Sight;
  at: Place;
  /** First of a line, or of a word after a gap. */
  begins: boolean;
}

/** An operator list of pdf.js, with what its operators refer to. */
export interface Drawing {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
  view: readonly number[];
  /** Names of operators by number. */
  names: Record<number, string>;
  isVisible: (layer: unknown) => boolean;
  object: (id: string) => unknown;
  /** False for annotations that are an icon beside the words. */
  covers: (annotation: string) => boolean;
  /** Pictures may be missing from the list: words over nothing may be over a scan. */
  lacksPictures: boolean;
}

/** A colour; or a picture, gradient or pattern, equal to itself alone. */
type Paint = readonly [r: number, g: number, b: number] | symbol;

interface Clip {
  figure: Figure;
  outer: Clip | undefined;
}

interface Shape {
  order: number;
  isPicture: boolean;
  /** Signs of a mask, such as a scan's letters, cover little of their box. */
  isSheer: boolean;
  box: Bounds;
  contains: (x: number, y: number) => boolean;
  paint: Paint;
  alpha: number;
  blend: string;
  clip: Clip | undefined;
}

type Place = readonly [x: number, y: number];

interface Written {
  sign: string;
  order: number;
  /** Places of its middle from the base line up. */
  low: Place;
  middle: Place;
  high: Place;
  size: number;
  isInvisible: boolean;
  isInLayer: boolean;
  paint: Paint;
  alpha: number;
  blend: string;
  clip: Clip | undefined;
  begins: boolean;
  run: number;
}

interface Font {
  fontMatrix?: Matrix;
  vertical?: boolean;
  isType3Font?: boolean;
}

interface State {
  ctm: Matrix;
  fill: Paint;
  isHatched: boolean;
  stroke: Paint;
  fillAlpha: number;
  strokeAlpha: number;
  blend: string;
  isMasked: boolean;
  lineWidth: number;
  clip: Clip | undefined;
  font: Font;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  matrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
  /** Of the transparency groups around. */
  group: { alpha: number; blend: string; isMasked: boolean };
}

const BLACK: Paint = [0, 0, 0];
const WHITE: Paint = [1, 1, 1];
const NORMAL = 'source-over';

/** Returns the letters of a page in the order of drawing, each with how it is seen. */
export function drawnLetters(drawing: Drawing): DrawnLetter[] {
  const { letters, shapes } = draw(drawing);
  const places = new Grid(drawing.view, shapes);
  const isScan = places.pictured() >= 0.5;
  const sights = letters.map((letter) => sightOf(letter, drawing, places, isScan));
  // A line that runs beyond its cell is cut for all to see.
  const cut = new Set(letters.flatMap(({ run }, at) => (sights[at] === 'clipped' ? [] : [run])));
  const twins = new Twins(
    sights.every((one) => one === 'seen') ? [] : letters.filter((_, at) => sights[at] === 'seen'),
  );
  return letters.map((letter, at) => {
    const { sign, begins, run } = letter;
    const found = sights[at] === 'clipped' ? (cut.has(run) ? 'seen' : 'outside') : sights[at]!;
    const sight = found !== 'seen' && twins.has(letter) ? 'seen' : found;
    return { sign, sight, at: letter.middle, begins };
  });
}

function sightOf(
  letter: Written,
  { view, lacksPictures }: Drawing,
  places: Grid,
  isScan: boolean,
): Sight | 'clipped' {
  const [x, y] = letter.middle;
  if (letter.isInLayer) return 'layer';
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  if (x < left || x > right || y < bottom || y > top) return 'outside';
  const around = places.at(x, y).filter((shape) => holds(shape, x, y));
  const pictures = around.filter(({ isPicture }) => isPicture);
  const above = pictures.filter(({ order, isSheer }) => order > letter.order && !isSheer);
  // Recognised words are under or over the picture of themselves: they are seen as it is.
  const scan = letter.isInvisible ? pictures.at(-1) : isScan ? above.at(-1) : undefined;
  if (scan)
    return around.some((shape) => shape.order > scan.order && hides(shape, letter))
      ? 'covered'
      : 'seen';
  if (!isIn(letter.clip, x, y)) return 'clipped';
  if (letter.isInvisible || letter.size < 1) return lacksPictures ? 'seen' : 'invisible';
  let ground: Paint = WHITE;
  for (const shape of around) if (shape.order < letter.order) ground = under(shape, ground);
  let ink = mixed(letter, ground);
  if (isAlike(ink, ground)) return 'invisible';
  for (const shape of around)
    if (shape.order > letter.order && coversAll(shape, letter)) {
      ink = mixed(shape, ink);
      ground = mixed(shape, ground);
    }
  return isAlike(ink, ground) ? 'covered' : 'seen';
}

const hides = (shape: Shape, letter: Written): boolean =>
  coversAll(shape, letter) && isAlike(mixed(shape, BLACK), mixed(shape, WHITE));

const coversAll = (shape: Shape, { low, middle, high }: Written): boolean =>
  !shape.isSheer && holds(shape, ...low) && holds(shape, ...middle) && holds(shape, ...high);

const holds = ({ box, contains: within, clip }: Shape, x: number, y: number): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && within(x, y) && isIn(clip, x, y);

function isIn(clip: Clip | undefined, x: number, y: number): boolean {
  for (let one = clip; one; one = one.outer) if (!contains(one.figure, x, y)) return false;
  return true;
}

/** The ground that later words have: what is not known is no colour to compare with. */
const under = (shape: Shape, ground: Paint): Paint =>
  shape.isSheer || (typeof shape.paint === 'symbol' && shape.alpha > 0.1)
    ? Symbol('ground')
    : mixed(shape, ground);

/** @returns the colour after something is painted over it */
function mixed(
  { paint, alpha, blend }: Pick<Shape, 'paint' | 'alpha' | 'blend'>,
  below: Paint,
): Paint {
  if (blend !== NORMAL && !(blend in BLENDS)) return below;
  if (typeof paint === 'symbol') return blend === NORMAL && alpha > 0.9 ? paint : below;
  if (typeof below === 'symbol') return blend === NORMAL && alpha > 0.5 ? paint : below;
  const over = BLENDS[blend] ?? ((own: number) => own);
  const at = (index: 0 | 1 | 2) =>
    below[index] * (1 - alpha) + over(paint[index], below[index]) * alpha;
  return [at(0), at(1), at(2)];
}

const BLENDS: Record<string, (own: number, below: number) => number> = {
  multiply: (own, below) => own * below,
  darken: Math.min,
  lighten: Math.max,
  screen: (own, below) => own + below - own * below,
};

/** Closer than anybody can tell apart. */
const isAlike = (one: Paint, other: Paint): boolean =>
  typeof one === 'symbol' || typeof other === 'symbol'
    ? one === other
    : one.every((value, index) => Math.abs(value - other[index as 0 | 1 | 2]) < 0.06);

/** Shapes by their place: a plan has a hundred thousand. */
class Grid {
  private static readonly SIDE = 32;
  private readonly cells = new Map<number, Shape[]>();
  private readonly box: Bounds;

  constructor([left = 0, bottom = 0, right = 1, top = 1]: readonly number[], shapes: Shape[]) {
    this.box = [left, bottom, right, top];
    for (const shape of shapes) {
      const [from, low] = this.cellOf(shape.box[0], shape.box[1]);
      const [to, high] = this.cellOf(shape.box[2], shape.box[3]);
      for (let column = from; column <= to; column += 1)
        for (let row = low; row <= high; row += 1) {
          const cell = row * Grid.SIDE + column;
          const there = this.cells.get(cell);
          if (there) there.push(shape);
          else this.cells.set(cell, [shape]);
        }
    }
  }

  at(x: number, y: number): readonly Shape[] {
    const [column, row] = this.cellOf(x, y);
    return this.cells.get(row * Grid.SIDE + column) ?? [];
  }

  /** @returns the part of the page that has pictures, from 0 to 1 */
  pictured(): number {
    const [left, bottom, right, top] = this.box;
    let count = 0;
    for (let column = 0.5; column < Grid.SIDE; column += 1)
      for (let row = 0.5; row < Grid.SIDE; row += 1) {
        const x = left + ((right - left) * column) / Grid.SIDE;
        const y = bottom + ((top - bottom) * row) / Grid.SIDE;
        if (this.at(x, y).some((shape) => shape.isPicture && holds(shape, x, y))) count += 1;
      }
    return count / Grid.SIDE ** 2;
  }

  private cellOf(x: number, y: number): [column: number, row: number] {
    const [left, bottom, right, top] = this.box;
    const cell = (part: number) =>
      Math.min(Grid.SIDE - 1, Math.max(0, Math.floor(part * Grid.SIDE) || 0));
    return [cell((x - left) / (right - left)), cell((y - bottom) / (top - bottom))];
  }
}

/** Seen letters by sign and place: shadows and outlines repeat a letter that is seen. */
class Twins {
  private readonly places = new Set<string>();

  constructor(letters: readonly Written[]) {
    for (const letter of letters) this.places.add(Twins.keyOf(letter, 0, 0));
  }

  has(letter: Written): boolean {
    for (const right of [-1, 0, 1])
      for (const up of [-1, 0, 1]) if (this.places.has(Twins.keyOf(letter, right, up))) return true;
    return false;
  }

  private static keyOf(letter: Written, right: number, up: number): string {
    const [x, y] = letter.middle;
    return `${letter.sign} ${Math.round(x / 2) + right} ${Math.round(y / 2) + up}`;
  }
}

/** Follows a page's operators. */
function draw({ fnArray, argsArray, names, isVisible, object, covers }: Drawing) {
  const letters: Written[] = [];
  const shapes: Shape[] = [];
  let state = beginning();
  const saved: State[] = [];
  const layers: boolean[] = [];
  let willClip = '';
  // The shapes of a soft mask are not on the page.
  let masks = 0;
  let isIcon = false;
  let run = 0;
  let end: Place | undefined;

  const save = () => void saved.push({ ...state });
  const restore = () => void (state = saved.pop() ?? state);
  const isHidden = () => layers.includes(true);
  const transform = (matrix: Matrix) => void (state.ctm = times(state.ctm, matrix));
  const clipTo = (figure: Figure) => void (state.clip = { figure, outer: state.clip });
  const clipToBox = (box: unknown, matrix: Matrix) => {
    if (!isBox(box)) return;
    const [left, bottom, right, top] = box;
    const path = [0, left, bottom, 1, right, bottom, 1, right, top, 1, left, top, 4];
    clipTo(figureOf(path, matrix));
  };
  const add = (figure: Figure, one: Pick<Shape, 'paint' | 'alpha'> & Partial<Shape>) => {
    if (masks > 0 || isHidden() || isIcon) return;
    const { group, blend, isMasked, clip } = state;
    shapes.push({
      ...{ order: letters.length + shapes.length, isPicture: false, clip },
      ...{ box: figure.box, contains: (x: number, y: number) => contains(figure, x, y) },
      ...one,
      isSheer: (one.isSheer ?? false) || isMasked || group.isMasked,
      alpha: one.alpha * group.alpha,
      blend: blend === NORMAL ? group.blend : blend,
    });
  };
  const picture = (matrix: Matrix, isSheer: boolean) => {
    const figure = figureOf(UNIT_SQUARE, times(state.ctm, matrix));
    add(figure, {
      ...{ paint: Symbol('picture'), alpha: state.fillAlpha, isPicture: true, isSheer },
    });
  };
  const fill = (figure: Figure) => {
    const [left, bottom, right, top] = figure.box;
    if (right - left < 1 || top - bottom < 1) return;
    add(figure, { paint: state.fill, alpha: state.fillAlpha, isSheer: state.isHatched });
  };
  const stroke = (figure: Figure) => {
    const width = state.lineWidth * scaleOf(state.ctm);
    // Borders and underlines cover no letter.
    if (width < 3) return;
    const [left, bottom, right, top] = figure.box;
    const half = width / 2;
    add(figure, {
      ...{ paint: state.stroke, alpha: state.strokeAlpha },
      box: [left - half, bottom - half, right + half, top + half],
      contains: (x, y) => isOnLine(figure, half, x, y),
    });
  };
  const moveText = (x: number, y: number) => {
    state.x = state.lineX += x;
    state.y = state.lineY += y;
  };
  const begin = () => {
    save();
    const { group, fillAlpha, blend, isMasked } = state;
    state.group = {
      alpha: group.alpha * fillAlpha,
      blend: blend === NORMAL ? group.blend : blend,
      isMasked: group.isMasked || isMasked,
    };
    Object.assign(state, { fillAlpha: 1, strokeAlpha: 1, blend: NORMAL, isMasked: false });
  };

  const show = (glyphs: readonly unknown[]) => {
    const { font, size, scale, mode, group, clip } = state;
    const unit = (font.fontMatrix?.[0] ?? 0.001) * size;
    const place = times(state.ctm, state.matrix);
    const tall = Math.abs(size) * scaleOf(place);
    const strokes = mode % 4 === 1;
    const hasTwoPaints = mode % 4 === 2 || font.isType3Font === true;
    const paint = hasTwoPaints ? Symbol('ink') : strokes ? state.stroke : state.fill;
    const alpha = (strokes ? state.strokeAlpha : state.fillAlpha) * group.alpha;
    const blend = state.blend === NORMAL ? group.blend : state.blend;
    const isInvisible = mode % 4 === 3 && !font.isType3Font;
    const isInLayer = isHidden();
    run += 1;
    // No object is made for each letter but the letter: a long document has millions.
    for (const one of glyphs) {
      if (typeof one === 'number') {
        if (font.vertical) state.y -= (one * size) / 1000;
        else state.x -= (one * size * scale) / 1000;
        continue;
      }
      if (!isGlyph(one)) continue;
      const { width, vmetric, isSpace, unicode } = one;
      const spacing = (isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const isVertical = font.vertical === true;
      const right = isVertical ? 0 : width * unit * scale;
      const down = isVertical ? (vmetric ? -vmetric[0] : 1000) * unit : 0;
      const { x } = state;
      const y = state.y + state.rise;
      if (unicode.trim() === '') end = undefined;
      else if (masks === 0) {
        const start = applied(place, x, y);
        const isApart = !end || Math.hypot(start[0] - end[0], start[1] - end[1]) > 0.2 * tall;
        letters.push({
          sign: unicode,
          order: letters.length + shapes.length,
          size: tall,
          run,
          low: applied(place, x + right / 2, y - down / 2 + size * 0.08),
          middle: applied(place, x + right / 2, y - down / 2 + size * 0.3),
          high: applied(place, x + right / 2, y - down / 2 + size * 0.5),
          isInvisible,
          isInLayer,
          paint,
          alpha,
          blend,
          clip,
          begins: isApart,
        });
        end = applied(place, x + right, y - down);
      }
      if (isVertical) state.y -= down + spacing;
      else state.x += right + spacing * scale;
    }
  };

  const operators: Record<string, (args: readonly unknown[]) => void> = {
    save,
    restore,
    transform: (args) => void (isMatrix(args) && transform(args)),
    setLineWidth: ([width]) => void (state.lineWidth = numberOf(width)),
    setGState: ([pairs]) => setGState(state, pairs),
    setFillRGBColor: (args) => Object.assign(state, { fill: colourOf(args), isHatched: false }),
    setStrokeRGBColor: (args) => void (state.stroke = colourOf(args)),
    setFillTransparent: () => Object.assign(state, { fill: Symbol('none'), isHatched: true }),
    setStrokeTransparent: () => void (state.stroke = Symbol('none')),
    setFillColorN: ([kind]) =>
      Object.assign(state, { fill: Symbol('pattern'), isHatched: kind === 'TilingPattern' }),
    setStrokeColorN: () => void (state.stroke = Symbol('pattern')),
    beginText: () => Object.assign(state, { matrix: UNCHANGED, x: 0, y: 0, lineX: 0, lineY: 0 }),
    setCharSpacing: ([value]) => void (state.charSpacing = numberOf(value)),
    setWordSpacing: ([value]) => void (state.wordSpacing = numberOf(value)),
    setHScale: ([value]) => void (state.scale = numberOf(value) / 100),
    setLeading: ([value]) => void (state.leading = -numberOf(value)),
    setTextRenderingMode: ([value]) => void (state.mode = numberOf(value)),
    setTextRise: ([value]) => void (state.rise = numberOf(value)),
    moveText: ([x, y]) => moveText(numberOf(x), numberOf(y)),
    setLeadingMoveText: ([x, y]) => {
      state.leading = numberOf(y);
      moveText(numberOf(x), numberOf(y));
    },
    nextLine: () => moveText(0, state.leading),
    setTextMatrix: ([matrix]) => {
      if (isMatrix(matrix)) Object.assign(state, { matrix, x: 0, y: 0, lineX: 0, lineY: 0 });
    },
    setFont: ([name, size]) => {
      state.font = (object(String(name)) ?? {}) as Font;
      state.size = numberOf(size);
    },
    showText: ([glyphs]) => void (Array.isArray(glyphs) && show(glyphs)),
    clip: () => void (willClip = 'clip'),
    eoClip: () => void (willClip = 'eoClip'),
    constructPath: ([operator, data]) => {
      const [path] = Array.isArray(data) ? (data as unknown[]) : [];
      const name = names[numberOf(operator)] ?? '';
      if (!isPath(path)) return void (willClip = '');
      const figure = figureOf(path, state.ctm, /eo/i.test(name));
      if (/fill/i.test(name)) fill(figure);
      if (/stroke/i.test(name)) stroke(figure);
      if (willClip) clipTo({ ...figure, isEvenOdd: willClip === 'eoClip' });
      willClip = '';
    },
    shadingFill: () => {
      const page = figureOf([0, -1e5, -1e5, 1, 1e5, -1e5, 1, 1e5, 1e5, 1, -1e5, 1e5, 4], UNCHANGED);
      add(page, { paint: Symbol('gradient'), alpha: state.fillAlpha });
    },
    paintSolidColorImageMask: () => fill(figureOf(UNIT_SQUARE, state.ctm)),
    paintImageXObject: ([id]) => picture(UNCHANGED, isSheer(object(String(id)))),
    paintInlineImageXObject: ([image]) => picture(UNCHANGED, isSheer(image)),
    paintImageMaskXObject: () => picture(UNCHANGED, true),
    paintInlineImageXObjectGroup: ([image, parts]) => {
      for (const { transform: matrix } of asList<{ transform?: unknown }>(parts))
        if (isMatrix(matrix)) picture(matrix, isSheer(image));
    },
    paintImageXObjectRepeat: ([id, width, height, places]) => {
      const at = isPath(places) ? places : [];
      for (let index = 0; index + 1 < at.length; index += 2)
        picture(
          [numberOf(width), 0, 0, numberOf(height), at[index] ?? 0, at[index + 1] ?? 0],
          isSheer(object(String(id))),
        );
    },
    paintFormXObjectBegin: ([matrix, box]) => {
      save();
      if (isMatrix(matrix)) transform(matrix);
      clipToBox(box, state.ctm);
    },
    paintFormXObjectEnd: restore,
    beginGroup: ([group]) => {
      const { smask, matrix, bbox } = (group ?? {}) as Record<string, unknown>;
      begin();
      clipToBox(bbox, isMatrix(matrix) ? times(state.ctm, matrix) : state.ctm);
      if (smask || masks > 0) masks += 1;
    },
    endGroup: () => {
      masks = Math.max(0, masks - 1);
      restore();
    },
    beginAnnotation: ([id, box, first, second]) => {
      save();
      state = beginning();
      isIcon = !covers(String(id));
      clipToBox(box, UNCHANGED);
      for (const matrix of [first, second]) if (isMatrix(matrix)) transform(matrix);
    },
    endAnnotation: () => {
      isIcon = false;
      restore();
    },
    beginMarkedContent: () => void layers.push(false),
    beginMarkedContentProps: ([tag, layer]) => void layers.push(tag === 'OC' && !isVisible(layer)),
    endMarkedContent: () => void layers.pop(),
  };

  for (const [index, fn] of fnArray.entries())
    operators[names[fn] ?? '']?.(asList(argsArray[index]));
  return { letters, shapes };
}

const beginning = (): State => ({
  ...{ ctm: UNCHANGED, fill: BLACK, stroke: BLACK, isHatched: false, fillAlpha: 1, strokeAlpha: 1 },
  ...{ blend: NORMAL, isMasked: false, lineWidth: 1, clip: undefined, font: {}, size: 0 },
  ...{ charSpacing: 0, wordSpacing: 0, scale: 1, leading: 0, rise: 0, mode: 0 },
  ...{ matrix: UNCHANGED, x: 0, y: 0, lineX: 0, lineY: 0 },
  group: { alpha: 1, blend: NORMAL, isMasked: false },
});

function setGState(state: State, pairs: unknown): void {
  for (const pair of asList(pairs)) {
    const [key, value] = asList(pair);
    if (key === 'ca') state.fillAlpha = numberOf(value);
    if (key === 'CA') state.strokeAlpha = numberOf(value);
    if (key === 'BM') state.blend = String(value);
    if (key === 'LW') state.lineWidth = numberOf(value);
    if (key === 'SMask') state.isMasked = Boolean(value);
  }
}

interface Glyph {
  unicode: string;
  width: number;
  vmetric?: readonly [number, number, number] | null;
  isSpace: boolean;
}

const isGlyph = (one: unknown): one is Glyph =>
  typeof one === 'object' && one !== null && 'unicode' in one && 'width' in one;

const asList = <T = unknown>(value: unknown): readonly T[] =>
  Array.isArray(value) ? (value as T[]) : [];
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const isPath = (value: unknown): value is ArrayLike<number> & Iterable<number> =>
  Array.isArray(value) || ArrayBuffer.isView(value);
const isMatrix = (value: unknown): value is Matrix => isPath(value) && value.length === 6;
const isBox = (value: unknown): value is Bounds => isPath(value) && value.length === 4;

function colourOf([written]: readonly unknown[]): Paint {
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(String(written)) ?? [];
  return [r, g, b].map((part) => Number.parseInt(part ?? '0', 16) / 255) as [
    number,
    number,
    number,
  ];
}

/** Tells whether a picture of pdf.js lets something through; one that it could not read, perhaps. */
function isSheer(picture: unknown): boolean {
  if (typeof picture !== 'object' || picture === null || !('data' in picture)) return true;
  const { kind, data } = picture as { kind?: number; data: unknown };
  if (kind !== RGBA || !isPath(data)) return false;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 250) return true;
  return false;
}

/** `ImageKind.RGBA_32BPP` */
const RGBA = 3;
