export interface StylePart {
  name: string;
  css: string;
  uses: string[][];
  classes: string[];
  islands: readonly string[];
}

export interface Stylesheet {
  parts: StylePart[];
}

/** Picks the first part, those that classes or islands use, and the first with any other class. */
export function partsFor(
  { parts }: Stylesheet,
  classes: ReadonlySet<string>,
  islands: ReadonlySet<string>,
): StylePart[] {
  const chosen = new Set(
    parts.filter(
      (part, at) =>
        at === 0 ||
        part.islands.some((name) => islands.has(name)) ||
        part.uses.some((needed) => needed.every((one) => classes.has(one))),
    ),
  );
  for (const one of classes) {
    const holders = parts.filter((part) => part.classes.includes(one));
    if (holders[0] && !holders.some((part) => chosen.has(part))) chosen.add(holders[0]);
  }
  return parts.filter((part) => chosen.has(part));
}
