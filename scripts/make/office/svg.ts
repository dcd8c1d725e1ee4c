import { fault, type ContentFault } from '@/lib/content/faults';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export interface SvgProblem {
  line: number;
  fault: ContentFault;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Drawing elements; all others (scripts, links, sounds) are refused. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc style switch view ' +
    'path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence animate animateTransform animateMotion mpath set'
  ).split(' '),
);
const ANIMATED = new Set(['animate', 'animateTransform', 'animateMotion', 'set']);
const PREFIXED = /^(?:xlink:(?:href|title|type|show|actuate)|xml:(?:space|lang)|xmlns:[\w-]+)$/;

/** Attributes never read as addresses. */
const ONLY_NAMES = /^(?:id$|class$|data-|aria-|xmlns:)/;

type Parsed = ReturnType<typeof parseDocument>['children'][number];

/** Finds anything that could run or load: opened directly, an SVG is a page with scripts. */
export function svgProblems(bytes: Buffer): SvgProblem[] {
  const text = decode(bytes);
  if (text === undefined) return [{ line: 1, fault: fault('svg-encoding', {}) }];
  const { children } = parseDocument(text, { xmlMode: true, withStartIndices: true });
  // Not by recursion: a drawing may nest as deep as it likes.
  return DomUtils.filter(() => true, children).flatMap((node) => {
    return partsOf(node).map((what) => ({
      line: text.slice(0, node.startIndex ?? 0).split('\n').length,
      fault: fault('svg-carries', { what }),
    }));
  });
}

/** Names the parts of a node that a drawing may not have. */
function partsOf(node: Parsed): string[] {
  if (node.type === ElementType.Directive) {
    if (node.name.toUpperCase() === '!DOCTYPE')
      return ['<!DOCTYPE> (una declaración de documento)'];
    if (node.name !== '?xml') return [`<${node.name}>`];
    const isOther = /encoding\s*=\s*(?!["']utf-8["'])/i.test(node.data);
    return isOther ? ['otra codificación que UTF-8'] : [];
  }
  if (!DomUtils.isTag(node)) return [];
  const { name, attribs } = node;
  const parts = Object.entries(attribs).flatMap(([attribute, value]) => {
    const part = attributeFault(name, attribute, value);
    return part ? [`${part} en <${name}>`] : [];
  });
  if (node.parent?.type === ElementType.Root && name !== 'svg')
    parts.unshift(`<${name}> en lugar de <svg>`);
  else if (!ELEMENTS.has(name)) parts.unshift(`<${name}>`);
  if (name === 'style' && asksOutside(wordsIn(node)))
    parts.push('una dirección o una regla de fuera en <style>');
  return parts;
}

const wordsIn = (element: Parsed): string =>
  DomUtils.filter(DomUtils.isText, element)
    .map((text) => DomUtils.textContent(text))
    .join('');

function attributeFault(element: string, name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `${name} (una acción)`;
  if (name === 'xmlns') return value === SVG ? undefined : `xmlns="${shown(value)}"`;
  if (name.includes(':') && !PREFIXED.test(name)) return name;
  if (/^(?:xlink:)?href$/i.test(name))
    return value.startsWith('#') ? undefined : `${name}="${shown(value)}" (algo de fuera)`;
  if (name === 'src') return `${name}="${shown(value)}"`;
  if (ANIMATED.has(element) && name === 'attributeName' && /href$|^on/i.test(value.trim()))
    return `attributeName="${shown(value)}"`;
  return !ONLY_NAMES.test(name) && asksOutside(value)
    ? `${name}="${shown(value)}" (algo de fuera)`
    : undefined;
}

/** True when a style could load something: an outside address or a CSS escape. */
const asksOutside = (style: string): boolean =>
  /\\|@import|@font-face|@namespace|javascript:|(?:image|image-set|src|cross-fade|element)\s*\(|url\(\s*(?!["']?#)/i.test(
    style,
  );

const shown = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

/** Decodes UTF-8; other encodings are ambiguous in browsers. */
function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
