/** A picture in memory: four bytes a point (red, green, blue, alpha), row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A square of a picture that is not what it was, and by how much its colour moved (0 to 255). */
export interface Difference {
  x: number;
  y: number;
  by: number;
}

/** The side of a square, in points of the kept picture: 12 px of the page. */
export const CELL = 4;
/** How far letters may wander: what another machine rounds otherwise moves a line by a pixel. */
const WANDER = 1;
/** What a square's mean colour may differ by before it counts. */
export const TOLERANCE = 16;

/** The sum of each channel over a square; what lies outside of the picture is transparent. */
function sums({ width, height, data }: Picture, left: number, top: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let y = Math.max(top, 0); y < Math.min(top + CELL, height); y++)
    for (let x = Math.max(left, 0); x < Math.min(left + CELL, width); x++)
      for (let channel = 0; channel < 4; channel++)
        sum[channel] = (sum[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
  return sum;
}

const apart = (one: number[], other: number[]): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0)))) / CELL ** 2;

/**
 * Where two pictures of a page differ to the eye. They are compared by squares, by mean colour, each with
 * the nearest place of the other: how letters' edges are drawn is lost in the mean, and a line that stands
 * one pixel lower is the same line.
 * @param kept the picture that was kept
 * @param seen the picture of now
 * @returns the squares that differ by more than `tolerance`, from the top
 */
export function differences(kept: Picture, seen: Picture, tolerance = TOLERANCE): Difference[] {
  const found: Difference[] = [];
  const width = Math.max(kept.width, seen.width);
  const height = Math.max(kept.height, seen.height);
  for (let y = 0; y < height; y += CELL)
    for (let x = 0; x < width; x += CELL) {
      const now = sums(seen, x, y);
      let by = apart(sums(kept, x, y), now);
      if (by <= tolerance) continue;
      for (let down = -WANDER; down <= WANDER; down++)
        for (let right = -WANDER; right <= WANDER; right++)
          by = Math.min(by, apart(sums(kept, x + right, y + down), now));
      if (by > tolerance) found.push({ x, y, by });
    }
  return found;
}
