/** A letter page and its side margins, in points: for the build and for the browser. */
export const LETTER = { width: 612, height: 792, left: 84, right: 528 } as const;
