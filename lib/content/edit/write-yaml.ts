import { Document, isCollection, isScalar, Scalar, visit, type Node } from 'yaml';
import type { Json } from './match';

/** How a file's author writes. */
export interface Hand {
  singleQuote: boolean;
}

/** Sets a text's lines in, but for the first, and for empty ones. */
const setIn = (text: string, column: number): string =>
  text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);

/** The value of a scalar, as it stands after its key: in the style of the one that it replaces, if that can hold it. */
export function scalarText(
  value: Json,
  { singleQuote }: Hand,
  column: number,
  like?: { node: Scalar; source: string },
): string {
  const scalar = new Scalar(value);
  const type = like?.node.type;
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
  if (typeof value === 'string') scalar.type = typeFor(value, isBlock, type);
  const folded = scalar.type === 'BLOCK_FOLDED' && like;
  // Folded where its author folded it.
  const longest = folded ? Math.max(...folded.source.split('\n').map(({ length }) => length)) : 0;
  const lineWidth = folded ? Math.max(40, longest - column) : 0;
  const written = new Document({ k: scalar }).toString({
    lineWidth,
    singleQuote: singleQuote || type === 'QUOTE_SINGLE',
  });
  return setIn(written.slice(2).trimStart().replace(/\n$/, ''), column);
}

function typeFor(value: string, isBlock: boolean, type?: Scalar['type']): Scalar['type'] {
  // Blank lines at the end would run into those between keys.
  if (/\n\s*\n$/.test(value)) return 'QUOTE_DOUBLE';
  if (value.includes('\n') || isBlock) return isBlock && value !== '' ? type : undefined;
  return type;
}

/** A value on one line, as `{ a: 1 }` and `[a, b]` hold it. */
export function flowText(value: Json, hand: Hand, like?: Scalar): string {
  if (Array.isArray(value)) return `[${value.map((one) => flowText(one, hand)).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    const pairs = Object.entries(value).map(([key, one]) => flowEntry(key, one, hand));
    return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
  }
  // On one line, whatever it holds.
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const scalar = new Scalar(value);
  if (typeof value === 'string' && like?.type?.startsWith('QUOTE')) scalar.type = like.type;
  const singleQuote = hand.singleQuote || like?.type === 'QUOTE_SINGLE';
  const document = new Document([scalar]);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0, singleQuote }).slice(1, -2).trim();
}

/** A value of a flow collection, with its key in a map. */
export const flowEntry = (key: string | undefined, value: Json, hand: Hand): string =>
  `${key === undefined ? '' : `${flowText(key, hand)}: `}${flowText(value, hand)}`;

/** A key with its value, or a row of a list, on lines of its own. */
export function blockEntry(
  key: string | undefined,
  value: Json,
  hand: Hand,
  column: number,
  flow = false,
): string {
  if (flow) return key === undefined ? `- ${flowText(value, hand)}` : flowEntry(key, value, hand);
  const whole: Json = key === undefined ? [value] : { [key]: value };
  return setIn(blockText(whole, hand).replace(/\n$/, ''), column);
}

/** A whole document. */
export function blockText(value: Json, hand: Hand): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string') node.type = typeFor(node.value, false);
    },
  });
  return document.toString({ lineWidth: 0, ...hand });
}

/** Which quotes a file's author prefers. */
export function handOf(document: { contents: Node | null }): Hand {
  let single = 0;
  if (document.contents)
    visit(document.contents, (_, node) => {
      if (isScalar(node) && node.type === 'QUOTE_SINGLE') single++;
      if (isScalar(node) && node.type === 'QUOTE_DOUBLE') single--;
    });
  return { singleQuote: single > 0 };
}
