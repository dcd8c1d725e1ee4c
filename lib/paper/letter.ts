/** A letter page and its side margins, in points: what the build prints and what the browser does. */
export const LETTER = { width: 612, height: 792, left: 84, right: 528 } as const;
