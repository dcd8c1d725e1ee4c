const KB = 1024;

/** Brotli bytes that a reader pays. A text page is one without islands in its main part. */
export const BUDGETS = {
  /** The one stylesheet, inline in every page. */
  stylesheet: 5.75 * KB,
  /** The base script. */
  base: 2 * KB,
  textPage: 14 * KB,
  /** Tabbed pages, directory, the page that checks acuses. */
  pageWithIslands: 16 * KB,
  /** Pages that hold a form: what must be read before writing is worth its weight (0020). */
  pageWithForm: 19 * KB,
  /**
   * Of what a page weighs, the authors' Markdown counts up to here: a long text is what its reader came
   * for, and no release is refused for its length.
   */
  text: 1.5 * KB,
  /** What a form fetches beside React. */
  formScript: 25 * KB,
  /** React and what every island needs, its shared modules included. */
  hydration: 60 * KB,
} as const;

/** A line when `bytes` passes `most`. */
export const overBudget = (what: string, bytes: number, most: number): string[] =>
  bytes > most ? [`${what} pesa ${bytes} bytes (br) y el máximo es ${most}`] : [];
