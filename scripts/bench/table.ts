/** A Markdown table. A title that ends in `:` aligns its column to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head.map((title) => title.replace(/:$/, ''))),
    line(head.map((title) => (title.endsWith(':') ? '--:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

/** @returns the middle value; NaN of an empty list */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
}

export const kb = (bytes: number) => (bytes / 1024).toFixed(1);
export const seconds = (ms: number) => (ms / 1000).toFixed(2);
