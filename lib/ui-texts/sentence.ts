/** `A, B ni C`. */
export const listed = (names: readonly string[], last: string): string =>
  names.join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);

/** Ends a sentence whose last words may be «p.m.». */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
