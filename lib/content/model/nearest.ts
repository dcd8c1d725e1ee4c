export function nearest(word: string, allowed: readonly string[]): string | undefined {
  let best: string | undefined;
  let cost = Math.max(2, word.length / 3);
  for (const candidate of allowed) {
    // A difference in length is a lower bound of the distance.
    if (Math.abs(candidate.length - word.length) > cost) continue;
    const found = distance(word, candidate);
    if (found < cost || (best === undefined && found === cost)) [best, cost] = [candidate, found];
  }
  return best;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
