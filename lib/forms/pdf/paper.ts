/** A part of a paper, from top to bottom. */
export type SheetBlock =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; strong?: boolean }
  | { kind: 'field'; label: string; value: string }
  | { kind: 'code'; text: string };

/** A paper on letter size, as anyone who asks for it describes it. */
export interface Paper {
  title: string;
  author: string;
  blocks: SheetBlock[];
  footer: string;
  /** A file inside the file; its bytes are found in the PDF as they are (UTF-8, not compressed). */
  attachment?: { name: string; text: string };
}
