import type { Blockquote, Delete, Emphasis, Heading, List, Strong } from 'mdast';
import { faultAt, plainText, sourceText, type Node } from '@/lib/content/parse/nodes';
import { fault } from '@/lib/content/faults';
import type { TextFault } from '@/lib/content/types';

export function lostIn(node: Node, body: string): TextFault | undefined {
  if (node.type === 'list') return renumbered(node, body) ?? signOfNumber(node, body);
  if (node.type === 'blockquote') return greaterThan(node, body);
  if (node.type === 'heading') return closingSign(node, body);
  return node.type in TAKEN_FOR ? pairOf(node as Emphasis | Strong | Delete, body) : undefined;
}

/** Unlikely emphasis: «(*) y (*)», «3*4=12 y 5*6», «5~6 y 7~8». */
function pairOf(node: Emphasis | Strong | Delete, body: string): TextFault | undefined {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const [sign = ''] = /^[*_]+|^~+/.exec(body.slice(start, start + 2)) ?? [];
  const lost =
    node.type === 'delete'
      ? sign.length === 1
      : plainText(node).startsWith(')') ||
        (node.type === 'emphasis' && isWord(body[start - 1]) && isWord(body[end]));
  if (!lost) return undefined;
  const shown = body.slice(Math.max(0, start - 1), end + 1).replace(/\s+/g, ' ');
  const values = { found: shown, sign: sign.charAt(0), as: TAKEN_FOR[node.type] };
  return faultAt(node, fault('marks-lost', values, plainText(node)));
}

const TAKEN_FOR = { emphasis: 'cursivas', strong: 'negritas', delete: 'tachado' };

const isWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign);

/** Markdown renumbers «12.», «15.»; repeated numbers are a common idiom. */
function renumbered({ ordered, children }: List, body: string): TextFault | undefined {
  if (!ordered) return undefined;
  const numbers = children.map((item) => Number.parseInt(sourceText(item, body), 10));
  const [first = 0] = numbers;
  if (numbers.every((number) => number === first)) return undefined;
  const at = numbers.findIndex((number, index) => number !== first + index);
  if (at < 0) return undefined;
  const values = { number: numbers[at] ?? first, as: first + at, first };
  return faultAt(children[at], fault('number-lost', values));
}

function aroundOf(node: Node, body: string) {
  const from = node.position?.start.offset ?? 0;
  const start = body.lastIndexOf('\n', from - 1) + 1;
  const above = start === 0 ? '' : body.slice(body.lastIndexOf('\n', start - 2) + 1, start - 1);
  const end = body.indexOf('\n', from);
  return { line: body.slice(from, end < 0 ? undefined : end), above, isFirst: from === start };
}

const goesOn = (line: string) => /[\p{L}\p{N},]$/u.test(line.trimEnd());

function signOfNumber(node: List, body: string): TextFault | undefined {
  const { line, above, isFirst } = aroundOf(node, body);
  const [sign] = /^[-+*](?=[ \t]+\$?\d)/.exec(line) ?? [];
  if (!sign || !isFirst) return undefined;
  const alone = node.children.length === 1;
  if (sign === '+' ? !alone && !goesOn(above) : !alone || !goesOn(above)) return undefined;
  return faultAt(node, fault('sign-lost', { found: line, sign }, line));
}

const MORE_THAN =
  /^>[ \t]*=?[ \t]*\$?\d[\d.,]*[ \t]*(?:%|por ciento|años?|meses|mes|días?|horas?|minutos?|pesos|UMA|km|kg|m²?)(?!\p{L})/iu;

function greaterThan(node: Blockquote, body: string): TextFault | undefined {
  const { line, above, isFirst } = aroundOf(node, body);
  if (!isFirst || !/^>[ \t]*=?[ \t]*\$?\d/.test(line)) return undefined;
  const lines = sourceText(node, body).split('\n');
  if (!lines.every((one) => MORE_THAN.test(one)) && !goesOn(above)) return undefined;
  return faultAt(node, fault('greater-lost', { found: line }, line));
}

function closingSign(node: Heading, body: string): TextFault | undefined {
  const written = sourceText(node, body);
  const [, open, close] = /^(#+)[ \t].*[ \t](#+)[ \t]*$/.exec(written) ?? [];
  if (!close || close === open) return undefined;
  const text = plainText(node);
  return faultAt(node, fault('closing-lost', { text, close }, text));
}
