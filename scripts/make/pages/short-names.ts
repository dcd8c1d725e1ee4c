import postcss, { type Root } from 'postcss';
import { UNSEARCHED_CLASSES } from './outline';
import type { Stylesheet } from './stylesheet';

/**
 * What the classes and custom properties of the stylesheet are called in what readers get. Those that keep
 * their names are in neither.
 */
export interface ShortNames {
  classes: Record<string, string>;
  properties: Record<string, string>;
}

const CLASS = /\.((?:\\.|[\w-])+)/g;
const PROPERTY = /--[a-z][\w-]*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const classIn = (name: string) => name.replace(/\\(.)/g, '$1');
/** Whatever a name is, «constructor» too. */
const shortFor = (names: Record<string, string>, name: string) =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/**
 * Classes that keep their names, with every variant (`in-[dialog]:no-print`): by these the build tells what
 * is not searched (outline.ts), and those who test and measure the published site tell its parts apart
 * (tests/unit/styles/nombres.test.ts).
 */
const KEPT = [
  ...UNSEARCHED_CLASSES,
  ...['canales', 'dialog-head', 'dot', 'needs-script', 'panel-body', 'panel-title', 'panels'],
  ...['progress-bar', 'surface', 'tab-buttons', 'tile', 'timeline'],
];

/**
 * Shortens the names in the stylesheet: they travel with each page, and nobody reads them there.
 * @param scripts the text of every script: what one of them may ask for keeps its name
 * @returns the same parts with short names, their `uses` and `classes` as authors of code know them; and
 *   the names, for the pages
 */
export function withShortNames(
  stylesheet: Stylesheet,
  scripts: string,
): { stylesheet: Stylesheet; names: ShortNames } {
  const roots = stylesheet.parts.map(({ css }) => postcss.parse(css));
  const named = new Set(scripts.match(/[\w-]+/g));
  const names: ShortNames = {
    classes: shortOf(
      countIn(roots, CLASS, (root, see) => root.walkRules(({ selector }) => see(selector))),
      (name) =>
        named.has(name) ||
        KEPT.includes(name.replace(/^.*:/, '')) ||
        // Tailwind's names hold signs too (`lg:hidden`).
        (/[^\w-]/.test(name) && scripts.includes(name)),
    ),
    properties: shortOf(
      countIn(roots, PROPERTY, (root, see) => root.walkDecls((one) => see(one.toString()))),
      (name) => named.has(name),
      '--',
    ),
  };
  const parts = stylesheet.parts.map((part, at) => ({ ...part, css: rename(roots[at]!, names) }));
  return { stylesheet: { ...stylesheet, parts }, names };
}

/** How often each name stands in the stylesheet. */
function countIn(
  roots: Root[],
  pattern: RegExp,
  walk: (root: Root, see: (text: string) => void) => void,
): Map<string, number> {
  const times = new Map<string, number>();
  for (const root of roots)
    walk(root, (text) => {
      for (const [whole, name = whole] of text.matchAll(pattern))
        times.set(classIn(name), (times.get(classIn(name)) ?? 0) + 1);
    });
  return times;
}

/** The shortest names for those that stand most often; of two alike, the alphabet's order. */
function shortOf(
  times: ReadonlyMap<string, number>,
  keeps: (name: string) => boolean,
  lead = '',
): Record<string, string> {
  const all = [...times].sort(([a, often], [b, other]) => other - often || (a < b ? -1 : 1));
  const taken = new Set(all.flatMap(([name]) => (keeps(name) ? name : [])));
  const short: Record<string, string> = {};
  let next = 0;
  for (const [name] of all) {
    if (taken.has(name)) continue;
    do short[name] = lead + letters(next++);
    while (taken.has(short[name]));
  }
  return short;
}

/** a … z, aa, ba … zz, and so on. */
const letters = (at: number): string =>
  at < LETTERS.length
    ? LETTERS[at]!
    : LETTERS[at % LETTERS.length]! + letters(Math.floor(at / LETTERS.length) - 1);

function rename(root: Root, { classes, properties }: ShortNames): string {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS, (whole, name: string) => {
      const short = shortFor(classes, classIn(name));
      return short ? `.${short}` : whole;
    });
  });
  root.walkDecls((one) => {
    one.prop = shortFor(properties, one.prop) ?? one.prop;
    one.value = renameProperties(one.value, properties);
  });
  return root.toString();
}

const renameProperties = (value: string, properties: ShortNames['properties']) =>
  value.replace(PROPERTY, (name) => shortFor(properties, name) ?? name);

/** The attributes of an element of a page, by the stylesheet's short names. */
export function renamed(
  attributes: Record<string, string>,
  { classes, properties }: ShortNames,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name === 'class'
        ? value.replace(/\S+/g, (one) => shortFor(classes, one) ?? one)
        : value.includes('var(')
          ? renameProperties(value, properties)
          : value,
    ]),
  );
}
