import type { Blockquote, Delete, Emphasis, Heading, List, Strong } from 'mdast';
import { faultAt, plainText, sourceText, type Node } from '@/lib/content/parse/nodes';
import { short } from '@/lib/content/model/texts';
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
  const message = `en «${short(shown)}» no se verían los «${sign.charAt(0)}»: se toman por ${TAKEN_FOR[node.type]}. Si deben verse, escriba «\\${sign.charAt(0)}» en vez de cada uno.`;
  return faultAt(node, message);
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
  const message = `el «${numbers[at]}.» de esta lista saldría como «${first + at}.». Numere seguido; o, si los números deben verse así, escriba «${first}\\.» y «${numbers[at]}\\.», con un renglón vacío entre los dos.`;
  return faultAt(children[at], message);
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
  const message = `en «${short(line)}» no se vería el «${sign}»: se toma por una lista. Si debe verse, escriba «\\${sign}»; si es una lista, empiece cada renglón con «- » y deje antes uno vacío.`;
  return faultAt(node, message);
}

const MORE_THAN =
  /^>[ \t]*=?[ \t]*\$?\d[\d.,]*[ \t]*(?:%|por ciento|años?|meses|mes|días?|horas?|minutos?|pesos|UMA|km|kg|m²?)(?!\p{L})/iu;

function greaterThan(node: Blockquote, body: string): TextFault | undefined {
  const { line, above, isFirst } = aroundOf(node, body);
  if (!isFirst || !/^>[ \t]*=?[ \t]*\$?\d/.test(line)) return undefined;
  const lines = sourceText(node, body).split('\n');
  if (!lines.every((one) => MORE_THAN.test(one)) && !goesOn(above)) return undefined;
  const message = `en «${short(line)}» no se vería el «>»: se toma por una cita. Si debe verse, escriba «\\>»; si es una cita, póngala entre «».`;
  return faultAt(node, message);
}

function closingSign(node: Heading, body: string): TextFault | undefined {
  const written = sourceText(node, body);
  const [, open, close] = /^(#+)[ \t].*[ \t](#+)[ \t]*$/.exec(written) ?? [];
  if (!close || close === open) return undefined;
  const message = `el «${close}» con que termina «${short(plainText(node))}» no se vería. Si debe verse, escriba «${close.replaceAll('#', '\\#')}»; si no, bórrelo.`;
  return faultAt(node, message);
}
