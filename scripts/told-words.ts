/** Words for a person; apart, details for whoever cares for the machine. */
interface Explained {
  words: string;
  details: string[];
}

/** What a person is told; without details, a text. */
export type ToldWords = string | Explained;

export const withDetails = (words: string, ...details: string[]): Explained => ({ words, details });

export const plainOf = (told: ToldWords): string => (typeof told === 'string' ? told : told.words);

export const detailsOf = (told: ToldWords): string[] =>
  typeof told === 'string' ? [] : told.details;

export const reworded = (told: ToldWords, change: (words: string) => string): ToldWords =>
  typeof told === 'string' ? change(told) : { ...told, words: change(told.words) };

/** A problem in a list of them. */
export function problemLine(one: { piece?: string; message: string; details?: string }): ToldWords {
  const words = `${one.piece}: ${one.message}`;
  return one.details ? withDetails(words, one.details) : words;
}

/** One after another, each on its line. */
export function toldLines(all: readonly ToldWords[]): ToldWords {
  const [words, details] = [all.map(plainOf).join('\n'), all.flatMap(detailsOf)];
  return details.length > 0 ? withDetails(words, ...details) : words;
}

/** All of it, for a terminal. */
export const toldText = (told: ToldWords): string =>
  [
    plainOf(told),
    ...detailsOf(told).map((one) => `Detalles para quien cuida el equipo: ${one}`),
  ].join('\n');

/** An error that says what a person is told. */
export class ToldError extends Error {
  constructor(
    readonly told: ToldWords,
    options?: ErrorOptions,
  ) {
    super(toldText(told), options);
  }
}

export function toldBy(error: unknown): ToldWords {
  if (error instanceof ToldError) return error.told;
  return error instanceof Error ? error.message : String(error);
}
