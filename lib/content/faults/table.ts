import type { Names } from './names';

/** Sentences by code: what is wrong, and what to write instead. */
export type Table = Record<string, (values: never, say: Names) => string>;
