import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { spokenText } from '@/lib/content/parse/nodes';
import type { UnderstoodKind } from '../types';

export interface DocumentLine {
  node: RootContent;
  text: string;
  words: number;
  /** Its paragraph, which other lines may be of. */
  of: RootContent;
  kind?: UnderstoodKind;
}

const lineOf = (node: RootContent, of = node): DocumentLine => {
  const text = spokenText(node);
  return { node, of, text, words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0 };
};

/** Paragraphs by their lines, so that each can be understood by itself. */
export const linesOf = (nodes: readonly RootContent[]): DocumentLine[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'paragraph') return [lineOf(node)];
    const lines: Paragraph[] = [{ type: 'paragraph', children: [] }];
    for (const one of node.children)
      if (one.type === 'break') lines.push({ type: 'paragraph', children: [] });
      else lines.at(-1)?.children.push(one);
    return lines.map((line) => lineOf(line, node));
  });

export function blocksOfLines(lines: readonly DocumentLine[]): RootContent[] {
  const out: RootContent[] = [];
  let before: DocumentLine | undefined;
  for (const line of lines) {
    const last = out.at(-1);
    if (before?.of === line.of && last?.type === 'paragraph' && line.node.type === 'paragraph')
      last.children.push({ type: 'break' }, ...line.node.children);
    else
      out.push(
        line.node.type === 'paragraph'
          ? { ...line.node, children: [...line.node.children] }
          : line.node,
      );
    before = line;
  }
  return out;
}

export const isAll = ({ node }: DocumentLine, mark: 'strong' | 'emphasis'): boolean => {
  const isDressed = (one: PhrasingContent): boolean =>
    one.type === mark ||
    (one.type === 'text' && !/[\p{L}\p{N}]/u.test(one.value)) ||
    ((one.type === 'strong' || one.type === 'emphasis') && one.children.every(isDressed));
  return node.type === 'paragraph' && spokenText(node) !== '' && node.children.every(isDressed);
};

/** The content of a line without its first letters, and without a space before the rest. */
export function withoutStart(nodes: readonly PhrasingContent[], length: number): PhrasingContent[] {
  let left = length;
  const cut = (node: PhrasingContent): PhrasingContent[] => {
    if (left <= 0) return [node];
    if ('children' in node) {
      const children = node.children.flatMap(cut);
      return children.length === 0 ? [] : [{ ...node, children } as PhrasingContent];
    }
    if (!('value' in node)) return [node];
    const value = node.value.slice(left);
    left -= node.value.length;
    return value === '' ? [] : [{ ...node, value: value.trimStart() }];
  };
  return nodes.flatMap(cut);
}
