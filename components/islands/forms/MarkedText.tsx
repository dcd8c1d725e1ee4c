import type { Mark } from '@/lib/forms/anonymity';

/** Marks that lie whole in the shown part of a text. */
export const within = (marks: Mark[], { length }: string) =>
  marks.filter(({ end }) => end <= length);

interface MarkedTextProps {
  text: string;
  marks: Mark[];
  isRemoved?: (mark: Mark) => boolean;
}

/** A text with the words that may identify its writer. */
export function MarkedText({ text, marks, isRemoved }: MarkedTextProps) {
  const before = (index: number) => text.slice(marks[index - 1]?.end ?? 0, marks[index]?.start);
  return (
    <>
      {marks.map((mark, index) => {
        const Tag = isRemoved?.(mark) ? 'del' : 'mark';
        return [before(index), <Tag key={mark.start}>{mark.text}</Tag>];
      })}
      {before(marks.length)}
    </>
  );
}
