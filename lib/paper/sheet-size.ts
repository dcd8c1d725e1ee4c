export const LETTER = { width: 612, height: 792, left: 84, right: 528 } as const;
