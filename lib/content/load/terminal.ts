/** Control and direction signs, in one byte or two; not a new line. */
const SIGNS = /(?!\n)[\p{C}\u2028\u2029]/gu;

/** Returns words of a file or another program as a terminal may show them: none of its signs is obeyed. */
export const forTerminal = (text: string): string => text.replace(SIGNS, '?');
