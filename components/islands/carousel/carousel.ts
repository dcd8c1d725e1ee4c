/** The carousel's timing and steps (section 9), apart from the page so that they can be tested. */
export const CAROUSEL_MS = 18_000;

/** The slide after a step; it wraps around in both directions. */
export function stepFrom(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}

/** The slide a dot asks for; an index out of range is ignored and leaves `current`. */
export function jumpTo(current: number, asked: number, count: number): number {
  return Number.isInteger(asked) && asked >= 0 && asked < count ? asked : current;
}
