import expandIs from '@csstools/postcss-is-pseudo-class';
import { Features, transform } from 'lightningcss';
import postcss, { list, type AtRule, type ChildNode, type Declaration, type Root } from 'postcss';
import { styleTargets } from '../baseline';

const LAYERS = ['base', 'components', 'utilities'];

/**
 * Lowers nesting, selector lists with unknown selectors and logical properties for the oldest browsers
 * (docs/decisions/styles.md). Layers stay.
 */
export async function lower(css: string): Promise<Root> {
  const { code } = transform({
    filename: 'parte.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets(),
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
