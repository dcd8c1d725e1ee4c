/**
 * What a page brings later (scripts/make/pages/later.ts): a text; a comment, alone in its array; or an
 * element with its attributes and what it holds.
 */
export type Branch = string | [string] | [string, Record<string, string>, ...Branch[]];
