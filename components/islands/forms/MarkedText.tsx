import type { Mark } from '@/lib/forms/anonymity';
import { removedBy } from '@/lib/forms/omission';

/** Marks that lie whole in the shown part of a text. */
export const within = (marks: Mark[], { length }: string) =>
  marks.filter(({ end }) => end <= length);

interface MarkedTextProps {
  text: string;
  marks: Mark[];
  /** Marks that would go, with all that goes with them. */
  goes?: (mark: Mark) => boolean;
  /** Element of what goes. */
  as?: 'del' | 'mark';
}

/** A text with the words that may identify its writer. */
export function MarkedText({
  text,
  marks,
  goes = () => false,
  as: Gone = 'mark',
}: MarkedTextProps) {
  const gone = removedBy(text, marks.filter(goes));
  const stays = (mark: Mark) =>
    !goes(mark) && !gone.some(({ start, end }) => mark.start < end && start < mark.end);
  const parts = [
    ...gone.map(({ start, end }) => ({ start, end, Tag: Gone })),
    ...marks.filter(stays).map(({ start, end }) => ({ start, end, Tag: 'mark' as const })),
  ].sort((a, b) => a.start - b.start);
  const before = (index: number) => text.slice(parts[index - 1]?.end ?? 0, parts[index]?.start);
  return (
    <>
      {parts.map(({ start, end, Tag }, index) => [
        before(index),
        <Tag key={start}>{text.slice(start, end)}</Tag>,
      ])}
      {before(parts.length)}
    </>
  );
}
