/** A part of a paper, from top to bottom. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; strong?: boolean }
  /** What was asked and, below, what was typed: its line breaks and runs of spaces are kept. */
  | { kind: 'field'; label: string; value: string }
  /** A line to be copied character by character: the folio. */
  | { kind: 'code'; text: string };

/** A paper on letter size, as whoever asks for it describes it. */
export interface Paper {
  title: string;
  author: string;
  blocks: Block[];
  /** Words at the foot of every page, left of «Página 1 de 3». */
  footer: string;
  /** A file inside the file; its bytes are found in the PDF as they are (UTF-8, not compressed). */
  attachment?: { name: string; text: string };
}
