import type { DrawnWord } from '@/lib/site/assets';

interface DrawnWordsProps {
  text: string;
  /** Missing while nothing is built. */
  drawn: DrawnWord[] | undefined;
}

/** Words in the headings' font from the first paint; programs read the text. */
export function DrawnWords({ text, drawn }: DrawnWordsProps) {
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
