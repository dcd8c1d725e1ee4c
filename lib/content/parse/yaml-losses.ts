import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  visit,
  type Document,
  type Node,
  type Pair,
  type Scalar,
} from 'yaml';
import { codeOf } from '@/lib/content/model/texts';
import { lineText, quotedLine } from './yaml-lines';

export interface Mistake {
  position: number;
  message: string;
}

const mistake = (position: number, message: string): Mistake[] => [{ position, message }];

/** Reports text that YAML would drop as a comment, anchor, tag, alias, mapping or duplicate key. */
export function lossesOf(document: Document.Parsed, text: string, most: number): Mistake[] {
  const losses: Mistake[] = [];
  if (text.startsWith('%'))
    losses.push(...mistake(0, 'la primera línea empieza con «%» y no es un dato. Bórrela.'));
  visit(document, (place, node, path) => {
    if (isPair(node)) losses.push(...groupAsKey(node, text));
    else if (isNode(node))
      losses.push(...lossesIn(node, place === 'key', text), ...cutLine(node, path.at(-1), text));
    return losses.length < most ? undefined : visit.BREAK;
  });
  return losses.slice(0, most);
}

const FOLDER = /(?<![a-z])[a-z]:(\\[abefnrtvNLP_0])/i;

function lossesIn(node: Node, isKey: boolean, text: string): Mistake[] {
  const [start, end] = node.range ?? [0, 0];
  const sign = signOf(node);
  if (sign)
    return mistake(
      start,
      `el texto empieza con «${sign}» y se perdería su primera palabra. Ponga el texto entre comillas: ${quotedLine(lineText(text, start))}`,
    );
  if (isMap(node)) return repeatedKeys(node.items);
  if (isKey) return foreignKey(node, start);
  const [, escape] =
    isScalar(node) && node.type === 'QUOTE_DOUBLE'
      ? (FOLDER.exec(text.slice(start, end)) ?? [])
      : [];
  if (escape)
    return mistake(
      start,
      `entre comillas dobles «${escape}» es otro signo, y se perdería. Use comillas simples: ${quotedLine(lineText(text, start)).replaceAll('"', "'")}`,
    );
  const note = isScalar(node) ? noteOf(node, text) : undefined;
  if (note === undefined) return [];
  const message = `lo que sigue a « #» no se publica: «${note}». Si es parte del texto, póngalo entre comillas: ${quotedLine(lineText(text, start))}. Si es una nota, pásela a un renglón propio.`;
  return mistake(end, message);
}

function foreignKey(node: Node, position: number): Mistake[] {
  const key = isScalar(node) ? String(node.value) : '';
  const [sign] = /[^\x20-\x7E\p{Script=Latin}\p{M}]|[\uFF01-\uFF5E]/u.exec(key) ?? [];
  if (!sign) return [];
  const before = key.slice(0, key.indexOf(sign));
  const where = before ? `después de «${before.slice(-20)}»` : 'al principio';
  const message = `la clave «${key.slice(0, 40)}» lleva un signo que sólo se parece al del teclado: «${sign}» (${codeOf(sign)}), ${where}. Escríbala de nuevo.`;
  return mistake(position, message);
}

/** Linear, while the parser compares every pair of keys. */
function repeatedKeys(pairs: Pair[]): Mistake[] {
  const seen = new Set<unknown>();
  return pairs.flatMap(({ key }) => {
    if (!isScalar(key) || seen.size < seen.add(key.value).size) return [];
    const name = String(key.value).slice(0, 40);
    return mistake(key.range?.[0] ?? 0, `la clave «${name}» está repetida. Deje una sola.`);
  });
}

/** `{{telefono}}` without quotes is a nested mapping. */
function groupAsKey({ key }: Pair, text: string): Mistake[] {
  if (!isNode(key) || isScalar(key)) return [];
  const position = key.range?.[0] ?? 0;
  const message = `la referencia va entre comillas: ${quotedLine(lineText(text, position))}`;
  return mistake(position, message);
}

function signOf(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if (node.anchor) return '&';
  return node.tag ? '!' : undefined;
}

/** Returns the comment after a plain text, which it may cut, or after an empty value. */
function noteOf({ type, range, value, source }: Scalar, text: string): string | undefined {
  if (type !== 'PLAIN' || !range) return undefined;
  if (typeof value !== 'string' && source !== '') return undefined;
  const end = text.indexOf('\n', range[1]);
  return /^[ \t]*(#.{0,60})/.exec(text.slice(range[1], end < 0 ? undefined : end))?.[1];
}

function cutLine(node: Node, parent: unknown, text: string): Mistake[] {
  if (!isScalar(node) || typeof node.value !== 'string' || node.type !== 'PLAIN' || !node.range)
    return [];
  const holder = isPair(parent) ? parent.key : parent;
  if (node === holder || !isNode(holder) || !holder.range) return [];
  const [start, end] = node.range;
  const [before = '', indent = '', note = ''] =
    /^[ \t]*\n(?:[ \t]*\n)*( +)(#.*)/.exec(text.slice(end)) ?? [];
  if (indent.length <= columnOf(text, holder.range[0])) return [];
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const whole = text.slice(lineStart, end + before.length).replace(/\s*\n\s*/g, ' ');
  const message = `este renglón no se publica: «${note.slice(0, 60)}». Si es parte del texto, póngalo entre comillas: ${quotedLine(whole)}. Si es una nota, empiécela bajo la primera letra de la clave.`;
  return mistake(end + before.length - note.length, message);
}

const columnOf = (text: string, position: number) =>
  position - (text.lastIndexOf('\n', position - 1) + 1);
