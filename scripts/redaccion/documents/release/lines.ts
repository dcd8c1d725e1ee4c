import type { Image, PhrasingContent, RootContent } from 'mdast';
import { spokenText } from '@/lib/content/parse/nodes';
import { APART } from '../pictures';
import { itemsToLists, linesIn, type ListEntry } from '../marks';
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
  nodes.flatMap((node) =>
    node.type === 'paragraph'
      ? linesIn(node.children).map((children) => lineOf({ type: 'paragraph', children }, node))
      : [lineOf(node)],
  );

/** Lines as paragraphs again, and as the lists that were typed. */
export function blocksOfLines(
  lines: readonly DocumentLine[],
  items: ReadonlyMap<DocumentLine, ListEntry>,
): RootContent[] {
  const out: RootContent[] = [];
  let open: ListEntry[] = [];
  let before: DocumentLine | undefined;
  const close = () => {
    out.push(...itemsToLists(open));
    open = [];
  };
  for (const line of lines) {
    const item = items.get(line);
    const { node } = line;
    const last = open.length > 0 ? open.at(-1)?.children[0] : out.at(-1);
    if (item) open.push(item);
    else if (before?.of === line.of && last?.type === 'paragraph' && node.type === 'paragraph')
      last.children.push({ type: 'break' }, ...node.children);
    else {
      close();
      out.push(node.type === 'paragraph' ? { ...node, children: [...node.children] } : node);
    }
    before = line;
  }
  close();
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

const NAMED =
  /^(?:pie de (?:foto(?:graf[ií]a)?|imagen)|foto(?:graf[ií]a)?|imagen|ilustraci[oó]n|figura)(?:\s*\d+)?\s*[.:–-]+\s*/iu;
const MOST_WORDS = 60;

const imageOf = ({ node }: DocumentLine): Image | undefined =>
  node.type === 'paragraph' ? node.children.find((one) => one.type === 'image') : undefined;

/** Photographs' captions, with the name of their picture; without it when the document has no picture for them. */
export function captionsIn(lines: readonly DocumentLine[]): { words: string; image?: string }[] {
  const images = lines.flatMap((line) => imageOf(line) ?? []);
  const free = images.filter(({ alt }) => !alt);
  return lines.flatMap((line, at) => {
    const before = lines[at - 1];
    const above = before && imageOf(before);
    const name = NAMED.exec(line.text)?.[0];
    const isUnder = above !== undefined && isAll(line, 'emphasis');
    const words = line.text.slice(name?.length ?? 0);
    const isCaption = name !== undefined || isUnder;
    // «Foto: Comunicación Social» says who took it.
    if (!isCaption || line.words > MOST_WORDS || words.split(' ').length < 4) return [];
    const [image] = free.splice(
      Math.max(
        0,
        free.findIndex((one) => one === above),
      ),
      1,
    );
    if (!image && images.length > 0) return [];
    line.kind = 'pies';
    const own = image && { image: image.url.slice(APART.length) };
    return [{ words: words.charAt(0).toUpperCase() + words.slice(1), ...own }];
  });
}
