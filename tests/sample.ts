import path from 'node:path';

/**
 * A frozen copy of the content and the pictures of the day when the specification was met. Tests stand
 * on it, never on `content/`: the office's words may change without turning one red.
 */
export const SAMPLE = path.join(__dirname, 'sample');
