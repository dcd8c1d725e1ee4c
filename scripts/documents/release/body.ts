import { entry, type ListEntry } from '../marks';
import { isAll, withoutStart, type DocumentLine } from './lines';
import { isInCapitals } from './sentences';

const MARK =
  /^\(?(?:(?<number>\d{1,2})|(?<roman>[IVX]{1,5}|[ivx]{1,5})|(?<letter>[A-Za-z])|[-–—*](?=\s))(?:\.\s?[-–—]\s*|\)\s?\.?\s?[-–—]?\s*|[.°º]\s+|(?<![\w])\s+)(?=\S)/u;

/** The typed number of an item: its manner, its place in the order, and its letters. */
interface Mark {
  manner: string;
  value: number;
  length: number;
}

const ROMANS = ' i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');

/** The readings of the number that a line begins with: «i)» may be Roman, or the letter after h. */
function marksOf({ node, text }: DocumentLine): Mark[] {
  const { 0: whole = '', groups } = (node.type === 'paragraph' && MARK.exec(text)) || {};
  if (!groups) return [];
  const { number, roman = '', letter = roman.length === 1 ? roman : '' } = groups;
  const values = {
    número: Number(number),
    romano: ROMANS.indexOf(roman.toLowerCase()),
    letra: letter.toLowerCase().charCodeAt(0) - 96,
    guion: Number(!number && !roman && !letter),
  };
  return Object.entries(values)
    .filter(([, value]) => value > 0)
    .map(([name, value]) => ({
      ...{ manner: /\p{Lu}/u.test(whole) ? name.toUpperCase() : name, value },
      length: whole.length,
    }));
}

interface TypedItem extends ListEntry {
  isLettered: boolean;
  mark: string;
}

/** The lines that are items of typed lists, of two items at least. */
export function typedItems(lines: readonly DocumentLine[]): Map<DocumentLine, TypedItem> {
  const items = new Map<DocumentLine, TypedItem>();
  let open: (Mark & { of: DocumentLine[] })[] = [];
  const runs: DocumentLine[][] = [];
  for (const line of lines) {
    if (line.node.type === 'heading') open = [];
    const marks = marksOf(line);
    const follows = (mark: Mark) =>
      open.findLastIndex(
        ({ manner, value }) =>
          manner === mark.manner && (manner === 'guion' || value + 1 === mark.value),
      );
    const next = marks.find((mark) => follows(mark) >= 0);
    const mark = next ?? marks.find(({ value }) => value === 1);
    if (!mark || line.node.type !== 'paragraph') continue;
    const same = next ? follows(next) : open.findIndex(({ manner }) => manner === mark.manner);
    const level = same < 0 ? open.length : same;
    const run = (next && open[level]?.of) ?? [];
    if (run.push(line) === 1) runs.push(run);
    open = [...open.slice(0, level), { ...mark, of: run }];
    const children = withoutStart(line.node.children, mark.length);
    const number = mark.manner === 'guion' ? undefined : mark.value;
    items.set(line, {
      ...entry([{ ...line.node, children }], level + 1, number),
      isLettered: /romano|letra/i.test(mark.manner),
      mark: line.text.slice(0, mark.length),
    });
  }
  for (const run of runs) if (run.length < 2) for (const line of run) items.delete(line);
  return items;
}

/** Whether a line is a title of its own: short, in bold or in capitals, over something that is neither. */
export function isTypedHeading(line: DocumentLine, next: DocumentLine | undefined): boolean {
  const isDressed = (one: DocumentLine) => isAll(one, 'strong') || isInCapitals(one.text);
  return (
    line.node.type === 'paragraph' &&
    line.words > 0 &&
    line.words <= 14 &&
    isDressed(line) &&
    !/[.,;]$/.test(line.text) &&
    next !== undefined &&
    next.node.type !== 'footnoteDefinition' &&
    !isDressed(next)
  );
}
