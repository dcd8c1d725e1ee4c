/** A part of the stylesheet: one text, the same on every page that carries it. */
export interface StylePart {
  name: string;
  css: string;
  /** What it styles, each by the classes that an element and those around it have, beyond utilities. */
  uses: string[][];
  /** All classes that it has a rule for, utilities included. */
  classes: string[];
}

/** The stylesheet in its parts, and what scripts add to a page. */
export interface Stylesheet {
  parts: StylePart[];
  /** An island's or behaviour's name → classes that its script may bring into the page. */
  brought: Record<string, string[]>;
}

/**
 * The parts that a page carries: the first, those that style something in it, and for a
 * utility that none of these has, the first that does.
 * @param classes those that its elements have
 * @param scripts names of its islands and behaviours
 */
export function partsFor(
  { parts, brought }: Stylesheet,
  classes: ReadonlySet<string>,
  scripts: Iterable<string>,
): StylePart[] {
  const all = new Set(classes);
  for (const name of scripts) for (const one of brought[name] ?? []) all.add(one);
  const chosen = new Set(
    parts.filter(
      ({ uses }, at) => at === 0 || uses.some((needed) => needed.every((one) => all.has(one))),
    ),
  );
  for (const one of all) {
    const holders = parts.filter((part) => part.classes.includes(one));
    const [first] = holders;
    if (first && !holders.some((part) => chosen.has(part))) chosen.add(first);
  }
  return parts.filter((part) => chosen.has(part));
}
