import { commonPairs } from '@/lib/content/edit/match';
import { joinSequences, type ThreeVersions } from './sequences';

/** A block or a sentence, with the room before it. */
interface Part {
  room: string;
  words: string;
}

export interface TextAsk {
  /**
   * Returns the words to take of a sentence, or of sentences, that both wrote otherwise.
   * @param between the room between both, if both stay
   */
  ask: (versions: ThreeVersions<string>, between: string) => string | undefined;
  /** Told when words are taken that only the others changed. */
  onTheirs: () => void;
}

/**
 * Joins two versions of a Markdown text with their base: blocks, and the sentences of a block that both changed,
 * or that one changed and the other took away.
 */
export function joinTexts(base: string, mine: string, theirs: string, asking: TextAsk): string {
  const joinBlock = (versions: ThreeVersions<Part>): Part[] => {
    const [was, my, their] = inEach(versions, (block) => sentencesIn(block?.words ?? ''));
    const whole = ({ base, mine, theirs }: ThreeVersions<Part>) =>
      partOf(
        asking.ask(
          { base: base?.words, mine: mine?.words, theirs: theirs?.words },
          roomBefore(mine?.words, ' '),
        ),
        ' ',
      );
    return partOf(textOf(joinParts(was, my, their, ' ', asking, whole)), roomOf(versions));
  };
  const [was, my, their] = inEach({ base, mine, theirs }, (text) => blocksIn(text ?? ''));
  return textOf(joinParts(was, my, their, '\n\n', asking, joinBlock));
}

const inEach = <T, U>({ base, mine, theirs }: ThreeVersions<T>, of: (one: T | undefined) => U) =>
  [of(base), of(mine), of(theirs)] as const;

const partOf = (words: string | undefined, room: string): Part[] =>
  words ? [{ room, words }] : [];

type JoinPart = (versions: ThreeVersions<Part>) => Part[];

const roomOf = ({ base, mine, theirs }: ThreeVersions<Part>): string =>
  (mine && mine.room !== base?.room ? mine : (theirs ?? mine ?? base))?.room ?? '';

function joinParts(
  base: Part[],
  mine: Part[],
  theirs: Part[],
  room: string,
  { ask, onTheirs }: TextAsk,
  join: JoinPart,
): Part[] {
  const joined = joinSequences(base, mine, theirs, {
    match: (before, after) => matchTexts(before.map(wordsOf), after.map(wordsOf)),
    isSame: (one, other) => one?.words === other?.words,
    join,
    joinAdded: (my, their) => {
      const [mine, theirs] = [addedText(my, room), addedText(their, room)];
      return partOf(
        ask({ base: undefined, mine, theirs }, roomBefore(mine, room)),
        my[0]?.room || room,
      );
    },
    onTheirs,
  });
  // Texts are matched in their order.
  return (joined ?? mine).map((part, at) => ({ ...part, room: roomAt(part, at, room) }));
}

const addedText = (parts: Part[], room: string): string =>
  parts.map((part, at) => (at === 0 ? '' : part.room || room) + part.words).join('');

const wordsOf = ({ words }: Part) => words;

/** A part that comes first, or no longer does, has the room of its new place. */
function roomAt({ room, words }: Part, at: number, usual: string): string {
  if (at === 0) return room.replace(/^.*\n|^ (?! )/s, '');
  if (usual !== ' ' || room.includes('\n')) return room || usual;
  return LINE.test(words) ? `\n${room.trim() ? '' : room.replace(/^ $/, '')}` : room || usual;
}

const roomBefore = (words = '', usual: string) =>
  usual === ' ' && LINE.test(words) ? '\n' : usual;

/** The beginning of what needs a line of its own: an item, a row, a heading, a quote. */
const LINE = /^(?:[-*+] |\d+[.)] |\||#{1,6} |>)/;

const textOf = (parts: Part[]): string => parts.map(({ room, words }) => room + words).join('');

function blocksIn(text: string): Part[] {
  const found = text.trimEnd().split(/(\n(?:[ \t]*\n)+)/);
  return found.flatMap((words, at) =>
    at % 2 === 0 && words ? [{ room: found[at - 1] ?? '', words }] : [],
  );
}

const sentences = new Intl.Segmenter('es', { granularity: 'sentence' });

/** Sentences of each line; emphasis, links, code and values are not cut in two. */
export function sentencesIn(text: string): Part[] {
  const parts: Part[] = [];
  let room = '';
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) room += '\n';
    let held = '';
    const segments = [...sentences.segment(line)].map(({ segment }) => segment);
    for (const [index, segment] of segments.entries()) {
      held += segment;
      if (index < segments.length - 1 && isOpen(held)) continue;
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(held) ?? [];
      if (words) parts.push({ room: room + before, words });
      room = words ? after : room + held;
      held = '';
    }
  }
  return parts;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;

const isOpen = (text: string): boolean =>
  count(text, '**') % 2 === 1 ||
  count(text, '`') % 2 === 1 ||
  count(text, '[') > count(text, ']') ||
  count(text, '](') > count(text, ')') ||
  count(text, '{{') > count(text, '}}');

/** Fewer words in common are another text. */
const ALIKE = 0.4;
/** Of a table of likenesses: longer stretches are matched by equality alone. */
const MOST_PAIRS = 4000;

/** Returns the former index of each text: equal, or the most alike between equal ones; all in their order. */
function matchTexts(before: readonly string[], after: readonly string[]) {
  const found: (number | undefined)[] = after.map(() => undefined);
  let [from, to] = [0, 0];
  for (const [was, is] of [...commonPairs(before, after), [before.length, after.length] as const]) {
    for (const [i, j] of alikePairs(before.slice(from, was), after.slice(to, is)))
      found[to + j] = from + i;
    if (is < after.length) found[is] = was;
    [from, to] = [was + 1, is + 1];
  }
  return found;
}

function alikePairs(before: readonly string[], after: readonly string[]): [number, number][] {
  const [rows, columns] = [before.length, after.length];
  if (rows === 0 || columns === 0 || rows * columns > MOST_PAIRS) return [];
  const [was, is] = [before.map(wordSet), after.map(wordSet)];
  const likeness = was.map((one) => is.map((other) => likenessOf(one, other)));
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const paired = (i: number, j: number) => {
    const alike = likeness[i]?.[j] ?? 0;
    return alike >= ALIKE ? alike + at(i + 1, j + 1) : -1;
  };
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      best[i]!.fill(Math.max(paired(i, j), at(i + 1, j), at(i, j + 1)), j, j + 1);
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < rows && j < columns)
    if (paired(i, j) >= Math.max(at(i + 1, j), at(i, j + 1))) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return [...pairs, ...rewritten(pairs, rows, columns)];
}

/** As many texts as there were, between alike ones, are those, written anew. */
function rewritten(pairs: readonly [number, number][], rows: number, columns: number) {
  const found: [number, number][] = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...pairs, [rows, columns] as const]) {
    if (i - from === j - to)
      for (let at = 0; at < i - from; at += 1) found.push([from + at, to + at]);
    [from, to] = [i + 1, j + 1];
  }
  return found;
}

const wordSet = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return (2 * shared) / (one.size + other.size || 1);
}
