/** A part of the sheet: a rule, an at-rule around others, or what every page has as it is. */
export type StyleNode =
  | { selectors: Selector[]; body: string }
  | { within: string; nodes: StyleNode[] }
  | { css: string };

interface Selector {
  text: string;
  /** Classes (`.card`) and elements (`dialog`) without which nothing matches it. */
  needs: string[];
}

export interface Stylesheet {
  nodes: StyleNode[];
  /** What each island's scripts may add of them. */
  islands: Record<string, string[]>;
}

/** Returns what a page needs of the sheet, in its order. @param has its classes and elements, as `needs` */
export function stylesFor(
  { nodes, islands }: Stylesheet,
  has: ReadonlySet<string>,
  present: ReadonlySet<string>,
): string {
  const there = new Set([...has, ...[...present].flatMap((one) => islands[one] ?? [])]);
  const write = (node: StyleNode): string => {
    if ('css' in node) return node.css;
    if ('within' in node) {
      const inside = node.nodes.map(write).join('');
      return inside && `${node.within}{${inside}}`;
    }
    const selectors = node.selectors.filter(({ needs }) => needs.every((one) => there.has(one)));
    return selectors.length > 0
      ? `${selectors.map(({ text }) => text).join(',')}{${node.body}}`
      : '';
  };
  return nodes.map(write).join('');
}

/** Returns which of them a script's text names. */
export function needsNamed({ nodes }: Pick<Stylesheet, 'nodes'>, script: string): string[] {
  const words = new Set(script.split(/["'`\s]+/));
  return [...new Set(nodes.flatMap(allNeeds))].filter((one) => words.has(one.replace(/^\./, '')));
}

const allNeeds = (node: StyleNode): string[] => {
  if ('css' in node) return [];
  if ('within' in node) return node.nodes.flatMap(allNeeds);
  return node.selectors.flatMap(({ needs }) => needs);
};
