/** Ends a sentence whose last words may be «p.m.». */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
