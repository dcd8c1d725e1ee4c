/** A part of the stylesheet: the same text on every page that carries it. */
export interface StylePart {
  name: string;
  css: string;
  uses: string[][];
  classes: string[];
  islands: readonly string[];
}

/** The stylesheet in its parts. */
export interface Stylesheet {
  parts: StylePart[];
}

/**
 * The parts that a page carries: the first, those that style something in it or in its islands' output, and
 * for a utility that none of these has, the first that does.
 * @param classes of its elements
 * @param islands names of its islands
 */
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
