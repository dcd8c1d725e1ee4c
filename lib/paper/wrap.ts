export interface Part {
  width: number;
  space?: boolean;
}

/** Breaks lines after spaces; words longer than a line, between parts. */
export function wrap<T extends Part>(parts: readonly T[], width: number): T[][] {
  const lines: T[][] = [];
  let line: T[] = [];
  let used = 0;
  for (const part of parts) {
    const hangs = part.space && !line.at(-1)?.space;
    if (used + part.width > width && !hangs) {
      const from = line.findLastIndex(({ space }) => space) + 1;
      const cut = part.space || line.slice(0, from).every(({ space }) => space) ? undefined : from;
      lines.push(line.slice(0, cut));
      line = cut === undefined ? [] : line.slice(cut);
      used = widthOfParts(line);
    }
    line.push(part);
    used += part.width;
  }
  return [...lines, line];
}

export const widthOfParts = (parts: readonly Part[]): number =>
  parts.reduce((sum, { width }) => sum + width, 0);
