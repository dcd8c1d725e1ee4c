import { DomUtils, parseDocument } from 'htmlparser2';
import { DRAWN, DRAWN_SMALL } from '@/tailwind.config';

export interface Shapes {
  viewBox: string;
  /** Content of the `<svg>`: only drawing elements and presentation attributes. */
  shapes: string;
}

const ROOT = new Set(['xmlns', 'width', 'height', 'viewBox']);
const ELEMENTS = new Set('g path circle ellipse rect line polyline polygon'.split(' '));
const ATTRIBUTES = new Set(
  (
    'd cx cy r rx ry x y x1 y1 x2 y2 width height points transform opacity fill fill-opacity fill-rule ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity'
  ).split(' '),
);
/** Values that cannot close the attribute or contain an address. */
const VALUE = /^[\w\s.,#%()-]*$/;
const ADDRESS = /url\s*\(/i;
const SMALL = DRAWN_SMALL.map((written) => DRAWN[written]?.day);
const isDrawn = (value: string) => !value.startsWith('#') || SMALL.includes(value);
const onlySays = (value: string) => VALUE.test(value) && !ADDRESS.test(value) && isDrawn(value);

/** In bytes; above it a request is cheaper. */
const MOST = 1024;

type Parsed = ReturnType<typeof parseDocument>['children'][number];

/** Returns a small drawing to inline, to save a request. @param svg checked by office/svg.ts */
export function shapesOf(svg: string): Shapes | undefined {
  const [root, ...others] = parseDocument(svg, { xmlMode: true }).children.filter(DomUtils.isTag);
  if (root?.name !== 'svg' || others.length > 0) return undefined;
  const { viewBox } = root.attribs;
  if (!viewBox || !VALUE.test(viewBox) || !Object.keys(root.attribs).every((one) => ROOT.has(one)))
    return undefined;
  const parts = root.children.flatMap(partsOf);
  const shapes = parts.join('');
  return parts.includes(undefined) || shapes.length > MOST ? undefined : { viewBox, shapes };
}

/** Returns a node's text in parts; undefined when no plain drawing. */
function partsOf(node: Parsed): (string | undefined)[] {
  if (DomUtils.isComment(node) || (DomUtils.isText(node) && node.data.trim() === '')) return [];
  if (!DomUtils.isTag(node) || !ELEMENTS.has(node.name)) return [undefined];
  const said = Object.entries(node.attribs);
  if (!said.every(([one, value]) => ATTRIBUTES.has(one) && onlySays(value))) return [undefined];
  const written = said.map(([one, value]) => ` ${one}="${value}"`).join('');
  return [`<${node.name}${written}>`, ...node.children.flatMap(partsOf), `</${node.name}>`];
}
