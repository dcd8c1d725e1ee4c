import { parseMarkdown } from '@/lib/content/parse/markdown';
import { commonPairs } from './match';

/** A paragraph, list, note or comment at the top of a text, where it stands. */
interface Block {
  start: number;
  end: number;
  source: string;
}

/**
 * A Markdown text with what an editor changed in it. The editor writes all of it in its own style:
 * paragraphs that say the same before and after keep the author's lines.
 * @param untouched what the editor makes of `original` when nobody changes anything
 */
export function mergeBody(original: string, untouched: string, now: string): string {
  if (untouched === now) return original;
  const [author, before, after] = [original, untouched, now].map(blocksOf) as [
    Block[],
    Block[],
    Block[],
  ];
  const sourceOf = new Map(align(author, before).map(([one, other]) => [other, one]));
  const kept = new Map(
    commonPairs(before.map(textOf), after.map(textOf)).flatMap(([former, block]) => {
      const own = sourceOf.get(former);
      return own === undefined ? [] : [[block, own]];
    }),
  );
  // What the editor does not know (a comment) stays after what it follows.
  const known = new Set(sourceOf.values());
  const pieces: { source: string; own?: number }[] = [];
  let next = 0;
  const addUnknown = (until: number) => {
    for (; next < until; next++)
      if (!known.has(next)) pieces.push({ source: author[next]?.source ?? '', own: next });
  };
  for (const [index, { source }] of after.entries()) {
    const own = kept.get(index);
    if (own !== undefined) addUnknown(own);
    pieces.push(own === undefined ? { source } : { source: author[own]?.source ?? '', own });
    if (own !== undefined) next = own + 1;
  }
  addUnknown(author.length);
  const merged = pieces.map(({ source, own }, index) => {
    const previous = pieces[index - 1]?.own;
    const isNext = own !== undefined && previous === own - 1;
    const between = isNext ? original.slice(author[previous]?.end, author[own]?.start) : '\n\n';
    return (index === 0 ? '' : between) + source;
  });
  const lead = author[0] ? original.slice(0, author[0].start) : '\n';
  const tail = author.length > 0 ? original.slice(author.at(-1)?.end) : '\n';
  const whole = lead + merged.join('') + tail;
  return blocksOf(whole).length === pieces.length ? whole : lead + now.trim() + tail;
}

function blocksOf(text: string): Block[] {
  return parseMarkdown(text).children.map(({ position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    return { start, end, source: text.slice(start, end) };
  });
}

const textOf = ({ source }: Block) => source;

/** A block's letters, whatever signs and spaces set them off. */
const lettersOf = ({ source }: Block) => source.replace(/[^\p{L}\p{N}]+/gu, '');

/** Which block of the author's text is which of the editor's. */
const align = (author: Block[], before: Block[]): [number, number][] =>
  author.length === before.length
    ? author.map((_, index) => [index, index])
    : commonPairs(author.map(lettersOf), before.map(lettersOf));
