/** Replaces characters that no font has; the foot of the document says so. */
export const OMITTED = '[…]';

const COMMON = String.raw`\n -~\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c\u201d\u2022\u2026\u20ac\u2122`;

/** All other characters, in a row: for them the fonts are asked. */
export const OTHERS = new RegExp(`([^${COMMON}]+)`);
