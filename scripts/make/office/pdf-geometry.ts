export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Bounds = readonly [left: number, bottom: number, right: number, top: number];

/** Closed polygons: what a path encloses. */
export interface Figure {
  parts: Float64Array[];
  box: Bounds;
  isEvenOdd: boolean;
}

export const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];
export const UNIT_SQUARE = [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4];

/** Combines two transformations: the second is applied first. */
export const times = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[2] * other[1],
  one[1] * other[0] + one[3] * other[1],
  one[0] * other[2] + one[2] * other[3],
  one[1] * other[2] + one[3] * other[3],
  one[0] * other[4] + one[2] * other[5] + one[4],
  one[1] * other[4] + one[3] * other[5] + one[5],
];

export const applied = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** How much longer lengths get. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** Numbers after each operator of a path of pdf.js: move, line, curve, quadratic curve, close. */
const COUNTS = [2, 2, 6, 4, 0];
const STEPS = 8;

/** Flattens a path of pdf.js. @param path operators and their numbers */
export function figureOf(path: ArrayLike<number>, matrix: Matrix, isEvenOdd = false): Figure {
  const parts: number[][] = [];
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  let from: [number, number] = [0, 0];
  const add = (x: number, y: number) => {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
    parts.at(-1)?.push(x, y);
    from = [x, y];
  };
  for (let at = 0; at < path.length;) {
    const operator = path[at] ?? 4;
    const count = COUNTS[operator] ?? 0;
    const points: [number, number][] = [];
    for (let next = at + 1; next < at + count; next += 2)
      points.push(applied(matrix, path[next] ?? 0, path[next + 1] ?? 0));
    at += count + 1;
    if (operator === 0 || parts.length === 0) parts.push([]);
    if (points.length <= 1) for (const [x, y] of points) add(x, y);
    else for (const [x, y] of curve([from, ...points])) add(x, y);
  }
  return { parts: parts.map((part) => Float64Array.from(part)), box, isEvenOdd };
}

/** Points of a Bézier curve, by its control points. */
function* curve(controls: readonly [number, number][]): Generator<[number, number]> {
  for (let step = 1; step <= STEPS; step += 1) {
    const t = step / STEPS;
    let left = controls;
    while (left.length > 1)
      left = left
        .slice(1)
        .map(([x, y], at) => [
          left[at]![0] + (x - left[at]![0]) * t,
          left[at]![1] + (y - left[at]![1]) * t,
        ]);
    yield left[0]!;
  }
}

/** Tells whether a point is inside. */
export function contains({ parts, box, isEvenOdd }: Figure, x: number, y: number): boolean {
  if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) return false;
  let winding = 0;
  let crossings = 0;
  for (const part of parts)
    for (let at = 0; at < part.length; at += 2) {
      const last = at === 0 ? part.length - 2 : at - 2;
      const [fromX = 0, fromY = 0] = [part[last], part[last + 1]];
      const [toX = 0, toY = 0] = [part[at], part[at + 1]];
      if (fromY <= y === toY <= y) continue;
      if (fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) <= x) continue;
      winding += toY > fromY ? 1 : -1;
      crossings += 1;
    }
  return isEvenOdd ? crossings % 2 === 1 : winding !== 0;
}

/** Tells whether a point is on a line drawn along the figure. @param half of the line's width */
export function isOnLine({ parts }: Figure, half: number, x: number, y: number): boolean {
  for (const part of parts)
    for (let at = 2; at < part.length; at += 2) {
      const [fromX = 0, fromY = 0] = [part[at - 2], part[at - 1]];
      const [toX = 0, toY = 0] = [part[at], part[at + 1]];
      const length = (toX - fromX) ** 2 + (toY - fromY) ** 2;
      const along = length && ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length;
      const t = Math.min(1, Math.max(0, along));
      if (Math.hypot(x - fromX - t * (toX - fromX), y - fromY - t * (toY - fromY)) <= half)
        return true;
    }
  return false;
}
