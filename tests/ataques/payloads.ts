import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines at the head of each list that say where it comes from. */
const HEAD = 3;

const listed = (name: string): string[] =>
  readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8')
    .split('\n')
    .slice(HEAD)
    .filter(Boolean);

/**
 * Attempts to make a text run as a script, from public lists that name their source. Whatever runs calls
 * `alert`, `confirm`, `prompt` or `print`, or asks `ajeno.invalid` for something.
 */
export const PAYLOADS: readonly string[] = ['owasp', 'html5sec', 'payloadbox'].flatMap(listed);

/** A list in groups of `size`, in its order. */
export const groupsOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

/** The same, as drawings (SVG) that run when they are opened by their own address. */
export const DRAWINGS: readonly string[] = listed('dibujos');
