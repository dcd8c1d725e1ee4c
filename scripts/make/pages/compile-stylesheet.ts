import { readFileSync } from 'node:fs';
import path from 'node:path';
import expandIs from '@csstools/postcss-is-pseudo-class';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import postcss, {
  list,
  type AtRule,
  type ChildNode,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import parseSelectors, { type Selector as ParsedSelector } from 'postcss-selector-parser';
import { oldestBrowsers } from '../baseline';
import type { StyleNode } from './stylesheet';

const SHEET = 'app/globals.css';

/** Compiles the whole sheet, as rules of which each page takes its own. */
export const compileStylesheet = async (project = process.cwd()): Promise<StyleNode[]> =>
  nodesOf((await compileSheet(project)).nodes);

/** Compiles the sheet that the development server reads. */
export async function compileSheet(project: string): Promise<Root> {
  const file = path.join(project, SHEET);
  // Loaded late: it registers module hooks, which other tests refuse.
  const { default: tailwind } = await import('@tailwindcss/postcss');
  const plugin = tailwind({ base: project, optimize: false });
  const { css } = await postcss([plugin]).process(readFileSync(file, 'utf8'), { from: file });
  return flatten(await lower(css));
}

function nodesOf(nodes: ChildNode[] = []): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.type === 'rule') return [ruleOf(node)];
    // Licence notices are in licencias.txt.
    if (node.type !== 'atrule') return [];
    const within = `@${node.name} ${node.params}`;
    return GROUPS.has(node.name)
      ? [{ within, nodes: nodesOf(node.nodes) }]
      : [{ css: node.nodes ? node.toString() : `${within};` }];
  });
}

/** At-rules with rules in them. */
const GROUPS = new Set(['media', 'supports', 'container']);

const ruleOf = (rule: Rule): StyleNode => ({
  selectors: parseSelectors()
    .astSync(rule.selector)
    .nodes.map((one) => ({
      text: String(one).trim(),
      needs: [...new Set(needsOf(one))],
    })),
  body: rule.nodes.map(String).join(';'),
});

/** Returns the classes (`.card`) and elements (`dialog`) without which nothing matches a selector. */
function needsOf(selector: ParsedSelector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return `.${node.value}`;
    if (node.type === 'tag') return node.value;
    // Several are alternatives, and `:not()` wants none.
    const [only, ...others] = node.type === 'pseudo' && node.value === ':has' ? node.nodes : [];
    return only && others.length === 0 ? needsOf(only) : [];
  });
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
function flatten(root: Root): Root {
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
