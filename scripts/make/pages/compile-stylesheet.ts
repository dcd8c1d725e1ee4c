import path from 'node:path';
import expandIs from '@csstools/postcss-is-pseudo-class';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import postcss, {
  list,
  type AtRule,
  type ChildNode,
  type Declaration,
  type Node,
  type Root,
  type Rule,
} from 'postcss';
import { oldestBrowsers } from '../baseline';
import { STYLE_PARTS, type PartSource } from './style-parts';
import type { StylePart, Stylesheet } from './stylesheet';

const EARLY = new Set(['reset', 'base']);
const LAYERED = new Set(['print']);
interface LayeredPart extends Omit<StylePart, 'css'> {
  root: Root;
}

export async function compileStylesheet(project = process.cwd()): Promise<Stylesheet> {
  const parts = await compileParts(project);
  return { parts: parts.map(({ root, ...part }) => ({ ...part, css: cssOf(flatten(root)) })) };
}

/** Serialises a part without licence notices (licencias.txt has them). */
export const cssOf = (root: Root): string => root.toString().replace(/\/\*!.*?\*\/\s*/gs, '');

/** Utilities repeated in several parts keep Tailwind's order; other rules are only in their first part. */
export async function compileParts(project: string): Promise<LayeredPart[]> {
  const parts: LayeredPart[] = [];
  const seen = new Set<string>();
  const sources: Record<string, PartSource> = STYLE_PARTS;
  for (const [name, { styles, components, islands = [] }] of Object.entries(sources)) {
    const root = await compile(project, styles, components);
    dropSeen(root, seen);
    parts.push({ name, root, islands, ...usesOf(root) });
  }
  return parts;
}

async function compile(
  project: string,
  styles: readonly string[],
  components: readonly string[],
): Promise<Root> {
  const layer = (name: string) =>
    LAYERED.has(name) ? '' : ` layer(${EARLY.has(name) ? 'base' : 'components'})`;
  const source = [
    `@import 'tailwindcss/theme.css' layer(theme) theme(inline);`,
    `@import 'tailwindcss/utilities.css' layer(utilities) source(none);`,
    `@config './tailwind.config.ts';`,
    `@import './components/styles/utilities.css';`,
    ...styles.map((name) => `@import './components/styles/${name}.css'${layer(name)};`),
    ...components.map((name) => `@source './components/${name}.{ts,tsx}';`),
    `@source not inline('${NO_CLASSES}');`,
  ].join('\n');
  // Loaded late: it registers module hooks, which other tests refuse.
  const { default: tailwind } = await import('@tailwindcss/postcss');
  const plugin = tailwind({ base: project, optimize: false });
  const { css } = await postcss([plugin]).process(source, {
    from: path.join(project, 'parte.css'),
  });
  return lower(css);
}

const NO_CLASSES = '{blur,contents,filter,ring,table,visible}';

function dropSeen(root: Root, seen: Set<string>): void {
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') return;
    layer.each((node) => {
      const said = `${layer.params} ${node.toString()}`;
      if (seen.has(said)) node.remove();
      else seen.add(said);
    });
    if (layer.nodes?.length === 0 || !layer.nodes) layer.remove();
  });
}

function usesOf(root: Root): Pick<StylePart, 'uses' | 'classes'> {
  const uses = new Map<string, string[]>();
  const classes = new Set<string>();
  root.walkRules((rule) => {
    const utility = layerOf(rule) === 'utilities';
    for (const selector of rule.selectors) {
      const all = classesIn(selector);
      all.forEach((one) => classes.add(one));
      // `:is()` and the like are alternatives: not all classes must exist.
      const needed = classesIn(
        selector.replace(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, ''),
      );
      if (!utility && needed.length > 0) uses.set(needed.join(' '), needed);
    }
  });
  return { uses: [...uses.values()], classes: [...classes] };
}

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)]
    .map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
    .filter((name) => !/^\d/.test(name));

function layerOf(rule: Rule): string | undefined {
  for (let at: Node | undefined = rule.parent; at; at = at.parent)
    if (at.type === 'atrule' && (at as AtRule).name === 'layer') return (at as AtRule).params;
  return undefined;
}

const LAYERS = ['base', 'components', 'utilities'];

/** Lowers syntax for the oldest browsers (docs/decisions/styles.md). Layers stay. */
async function lower(css: string): Promise<Root> {
  const { code } = transform({
    filename: 'parte.css',
    code: Buffer.from(css),
    minify: true,
    targets: browserslistToTargets(oldestBrowsers()),
    include: Features.Nesting | Features.MediaQueries | Features.Selectors,
    exclude: KEPT,
    errorRecovery: true,
  });
  // Before Chrome 104, `not` needs a media type.
  const text = code.toString().replace(/@media not \(/g, '@media not all and (');
  const expand = expandIs({ preserve: false, specificityMatchingName: '_' });
  const { root } = await postcss([physicalSides, expand]).process(text, { from: undefined });
  return root as Root;
}

/** Supported as is, or lowered shorter in another step. */
const KEPT =
  Features.IsSelector |
  Features.NotSelectorList |
  Features.LangSelectorList |
  Features.LogicalProperties |
  Features.ClampFunction |
  Features.LightDark |
  Features.FontFamilySystemUi |
  Features.VendorPrefixes;

const ALL = ['top', 'right', 'bottom', 'left'];
const SIDES: Record<string, string[]> = { inline: ['left', 'right'], block: ['top', 'bottom'] };

const physicalSides = {
  postcssPlugin: 'physical-sides',
  Declaration(declaration: Declaration) {
    const [, property, axis = ''] =
      /^(margin|padding|inset)(?:-(inline|block))?$/.exec(declaration.prop) ?? [];
    if (!property || (!axis && property !== 'inset')) return;
    const said = list.space(declaration.value);
    const [first = '', second = first, third = first, fourth = second] = said;
    const values = axis ? [first, second] : [first, second, third, fourth];
    (SIDES[axis] ?? ALL).forEach((side, at) =>
      declaration.cloneBefore({
        prop: property === 'inset' ? side : `${property}-${side}`,
        value: values[at] ?? '',
      }),
    );
    declaration.remove();
  },
};

/** Unwraps layers in cascade order, unlayered rules last: browsers before 2022 drop layers. */
export function flatten(root: Root): Root {
  const nodes: Record<string, ChildNode[]> = Object.fromEntries(LAYERS.map((name) => [name, []]));
  const unlayered: ChildNode[] = [];
  for (const node of root.nodes) {
    if (!isLayer(node)) unlayered.push(node);
    else if (node.nodes) (nodes[node.params] ?? refuse(node)).push(...node.nodes);
  }
  const flat = root.clone({ nodes: [] });
  flat.append(...LAYERS.flatMap((name) => nodes[name] ?? []), ...unlayered);
  return flat;
}

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

const refuse = ({ params }: AtRule): never => {
  throw new Error(`The stylesheet has a layer «${params}», which is none of ${LAYERS.join(', ')}.`);
};
