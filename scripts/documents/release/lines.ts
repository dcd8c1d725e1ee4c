import type { Image, PhrasingContent, RootContent } from 'mdast';
import { spokenText } from '@/lib/content/parse/nodes';
import { APART } from '../pictures';
import { linesIn, withLists, type ListEntry, type ListPart } from '../marks';
import type { UnderstoodKind } from '../types';

export interface DocumentLine {
  node: RootContent;
  text: string;
  words: number;
  /** The paragraph that the line is a part of; line breaks part one into several lines. */
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
  const parts: ListPart<RootContent>[] = [];
  for (const [at, line] of lines.entries()) {
    const item = items.get(line);
    const { node } = line;
    const last = parts.at(-1);
    const open = last?.type === 'item' ? last.children[0] : last;
    if (item) parts.push(item);
    else if (node.type !== 'paragraph') parts.push(node);
    else if (lines[at - 1]?.of === line.of && open?.type === 'paragraph')
      open.children.push({ type: 'break' }, ...node.children);
    else parts.push({ ...node, children: [...node.children] });
  }
  return withLists(parts);
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
const MOST_GUESSED = 25;

const imageOf = ({ node }: DocumentLine): Image | undefined =>
  node.type === 'paragraph' ? node.children.find((one) => one.type === 'image') : undefined;

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Photographs' captions, with the name of their picture; without it when the document has no picture for them. */
export function captionsIn(lines: readonly DocumentLine[]) {
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
    if (above?.alt && lettersOf(above.alt) === lettersOf(words)) {
      line.kind = 'pies';
      return { words, image: above.url.slice(APART.length) };
    }
    const [image] = free.splice(Math.max(0, above ? free.indexOf(above) : 0), 1);
    if (!image && images.length > 0) return [];
    line.kind = 'pies';
    const sentence = words.charAt(0).toUpperCase() + words.slice(1);
    return { words: sentence, image: image?.url.slice(APART.length) };
  });
}

/** Sentences right under photographs that have no caption: they may be one, and stay in the text. */
export function guessedCaptions(
  lines: readonly DocumentLine[],
  known: readonly (string | undefined)[],
) {
  return lines.flatMap((line, at) => {
    const before = lines[at - 1];
    const above = before && imageOf(before);
    const image = above?.url.slice(APART.length);
    const isPlain = line.node.type === 'paragraph' && !line.kind && !isAll(line, 'strong');
    if (!above || above.alt || known.includes(image) || !isPlain) return [];
    if (line.words < 6 || line.words > MOST_GUESSED || /[.!?]\s/.test(line.text)) return [];
    return [{ words: line.text, image }];
  });
}
