import { isAlias, isMap, isNode, isPair, isScalar, visit, type Document, type Node } from 'yaml';
import { fault, type ContentFault } from '@/lib/content/faults';
import { lineText, quotedLine } from './yaml-lines';

export interface Mistake {
  position: number;
  fault: ContentFault;
}

/** Reports text that YAML would drop as a comment, anchor, tag, alias, mapping or duplicate key. */
export function lossesOf(document: Document.Parsed, text: string, most: number): Mistake[] {
  const losses: Mistake[] = [];
  const add = (position: number, found: ContentFault | undefined) => {
    if (found) losses.push({ position, fault: found });
  };
  if (text.startsWith('%')) add(0, fault('yaml-directive', {}));
  visit(document, (place, node, path) => {
    if (!isNode(node)) return undefined;
    const [start, end] = node.range ?? [0, 0];
    const quoted = quotedLine(lineText(text, start));
    const isKey = place === 'key';
    const sign = signOf(node);
    // `{{telefono}}` without quotes is a nested mapping.
    if (isKey && !isScalar(node)) add(start, fault('yaml-bare-reference', { quoted }));
    if (sign) add(start, fault('yaml-lost-word', { sign, quoted }));
    else if (isMap(node)) losses.push(...repeatedKeys(node.items.map(({ key }) => key)));
    else if (isScalar(node) && isKey) add(start, foreignKey(String(node.value)));
    else if (isScalar(node)) {
      const source = text.slice(start, end);
      const [, escape] = (node.type === 'QUOTE_DOUBLE' && FOLDER.exec(source)) || [];
      if (escape) add(start, fault('yaml-escape', { escape, quoted }));
      // A comment after a plain text, which it may cut, or after an empty value.
      const isText = typeof node.value === 'string' || node.source === '';
      const note =
        node.type === 'PLAIN' && isText && /^[ \t]*(#.{0,60})/.exec(text.slice(end))?.[1];
      if (note) add(end, fault('yaml-comment', { note, quoted }));
    }
    losses.push(...cutLine(node, path.at(-1), text));
    return losses.length < most ? undefined : visit.BREAK;
  });
  return losses.slice(0, most);
}

const FOLDER = /(?<![a-z])[a-z]:(\\[abefnrtvNLP_0])/i;

function foreignKey(key: string): ContentFault | undefined {
  const [sign] = /[^\x20-\x7E\p{Script=Latin}\p{M}]|[\uFF01-\uFF5E]/u.exec(key) ?? [];
  if (!sign) return undefined;
  const before = key.slice(0, key.indexOf(sign)).slice(-20);
  return fault('yaml-foreign-key', { key: key.slice(0, 40), sign, before });
}

/** Linear, while the parser compares every pair of keys. */
function repeatedKeys(keys: unknown[]): Mistake[] {
  const seen = new Set<unknown>();
  return keys.flatMap((key) => {
    if (!isScalar(key) || seen.size < seen.add(key.value).size) return [];
    const shown = String(key.value).slice(0, 40);
    return { position: key.range?.[0] ?? 0, fault: fault('yaml-repeated-key', { key: shown }) };
  });
}

function signOf(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if (node.anchor) return '&';
  return node.tag ? '!' : undefined;
}

/** A line of a comment within a plain text, which ends it. */
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
  const found = fault('yaml-comment-line', { note: note.slice(0, 60), quoted: quotedLine(whole) });
  return [{ position: end + before.length - note.length, fault: found }];
}

const columnOf = (text: string, position: number) =>
  position - (text.lastIndexOf('\n', position - 1) + 1);
