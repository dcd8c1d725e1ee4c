const KB = 1024;

/** Bytes of the first round trip: the ten packets that a server sends before it waits for an answer. */
const FIRST_TRIP = 14_600;
/** The headers of a page, its policy included: 1.9 KB as served. */
const HEADERS = 2100;

/**
 * The most that a reader pays, in Brotli bytes: the only place for these figures. The build refuses more
 * (docs/rendimiento.md).
 */
export const BUDGETS = {
  /** A page's HTML, with its styles and scripts, and the words among it, by the `weight` of its kind. */
  pages: {
    text: { html: FIRST_TRIP - HEADERS, words: 3.5 * KB },
    tool: { html: 2 * FIRST_TRIP - HEADERS, words: 12 * KB },
  },
  /** The base script of a page with forms, the longer of the two: 0.1 KB tell an exit from other uses of Shift. */
  base: 2.1 * KB,
  /**
   * A page's data for search engines (JSON-LD). They are last, after the text, and weighs beside the page's
   * own budget.
   */
  linkedData: 0.6 * KB,
  /**
   * Bytes of notices beside their words (styles, script, tags), as long as they are on a page: none is kept
   * from being published by the weight of the page under it.
   */
  avisos: 1 * KB,
  /** An island without React. */
  island: 2 * KB,
  /** The search's: it reads the question and answers it on the device (docs/decisions/search.md). */
  searchIsland: 5 * KB,
  /**
   * An island of React, with React and all that it may fetch: 6 KB of it are the patterns and questions that
   * protect who writes (docs/decisions/forms.md).
   */
  reactIsland: 93 * KB,
  pictures: {
    logo: 8 * KB,
    retrato: 12 * KB,
    tarjeta: 30 * KB,
    texto: 80 * KB,
    diapositiva: 90 * KB,
    respaldo: 250 * KB,
    dibujo: 12 * KB,
  },
} as const;

/** A line when `bytes` passes `most`. */
export const overBudget = (what: string, bytes: number, most: number): string[] =>
  bytes > most ? [`${what} pesa ${bytes} bytes (br) y el máximo es ${most}`] : [];
