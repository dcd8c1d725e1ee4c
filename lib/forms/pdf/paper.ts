export type SheetBlock =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; strong?: boolean }
  | { kind: 'field'; label: string; value: string }
  | { kind: 'code'; text: string };

export interface Paper {
  title: string;
  author: string;
  blocks: SheetBlock[];
  footer: string;
  /** Embedded file, uncompressed UTF-8. */
  attachment?: { name: string; text: string };
}
