import type { Delete, Emphasis, List, Root, Strong } from 'mdast';
import { lineOfNode, plainText, walk } from './nodes';
import type { TextFault } from './typed';

/**
 * Signs that were meant to be seen and Markdown takes for its own: they would vanish without a word.
 * @param body the text that the tree was made of
 */
export function lostSigns(tree: Root, body: string): TextFault[] {
  const faults: TextFault[] = [];
  walk(tree, (node) => {
    const found =
      node.type === 'list'
        ? renumbered(node, body)
        : node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete'
          ? pairOf(node, body)
          : undefined;
    if (found && !faults.some(({ line }) => line === found.line)) faults.push(found);
  });
  return faults;
}

/** A pair that no author makes: «(*) y (*)», «3*4=12 y 5*6», «5~6 y 7~8». */
function pairOf(node: Emphasis | Strong | Delete, body: string): TextFault | undefined {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const [sign = ''] = /^[*_]+|^~+/.exec(body.slice(start, start + 2)) ?? [];
  const lost =
    node.type === 'delete'
      ? sign.length === 1
      : plainText(node).startsWith(')') ||
        (node.type === 'emphasis' && isWord(body[start - 1]) && isWord(body[end]));
  if (!lost) return undefined;
  const shown = body.slice(Math.max(0, start - 1), end + 1).replace(/\s+/g, ' ');
  return {
    line: lineOfNode(node),
    message: `en «${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}» no se verían los «${sign.charAt(0)}»: se toman por ${TAKEN_FOR[node.type]}. Si deben verse, escriba «\\${sign.charAt(0)}» en vez de cada uno.`,
  };
}

const TAKEN_FOR = { emphasis: 'cursivas', strong: 'negritas', delete: 'tachado' };

const isWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign);

/** The first item whose number would be changed: «12.», «15.». Equal ones are a way of not counting. */
function renumbered({ ordered, children }: List, body: string): TextFault | undefined {
  if (!ordered) return undefined;
  const numbers = children.map(({ position }) => {
    const from = position?.start.offset ?? 0;
    return Number.parseInt(body.slice(from, from + 9), 10);
  });
  const [first = 0] = numbers;
  if (numbers.every((number) => number === first)) return undefined;
  const at = numbers.findIndex((number, index) => number !== first + index);
  if (at < 0) return undefined;
  return {
    line: lineOfNode(children[at]),
    message: `el «${numbers[at]}.» de esta lista saldría como «${first + at}.». Numere seguido; o, si los números deben verse así, escriba «${first}\\.» y «${numbers[at]}\\.», con un renglón vacío entre los dos.`,
  };
}
