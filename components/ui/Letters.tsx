import type { DrawnWord } from '@/lib/site/assets';

interface LettersProps {
  text: string;
  /** Missing while nothing is built. */
  drawn: DrawnWord[] | undefined;
}

/** Words in the headings' font from the first paint; programs read the text. */
export function Letters({ text, drawn }: LettersProps) {
  if (!drawn) return text;
  return (
    <>
      <span className="sr-only">{text}</span>
      {drawn.map(({ viewBox, path }, at) => (
        <svg key={at} className="letters" viewBox={viewBox} aria-hidden="true">
          <path d={path} />
        </svg>
      ))}
    </>
  );
}
