const KB = 1024;

/** Bytes of TCP's first round trip (ten packets). */
const FIRST_TRIP = 14_600;
/** Response headers as served, 0.9 KB; the page's policy is in the page (D80). */
const HEADERS = 1100;

/** Maximum Brotli bytes for readers; the build refuses more (docs/rendimiento.md). */
export const BUDGETS = {
  /** HTML with styles and scripts, and its words, by the kind's `weight`. */
  pages: {
    text: { html: FIRST_TRIP - HEADERS, words: 3.5 * KB },
    tool: { html: 2 * FIRST_TRIP - HEADERS, words: 12 * KB },
  },
  /** The address of the headings' font in it stands in the page's sheet too. */
  base: 2.2 * KB,
  linkedData: 0.6 * KB,
  /** Notices beside their words: they never stop a page's publication. */
  avisos: 1 * KB,
  island: 2.1 * KB,
  /** With query parsing and answers on the device (docs/decisions/search.md). */
  searchIsland: 5.6 * KB,
  /** With React; 6 KB are the forms' privacy checks (docs/decisions/forms.md). */
  reactIsland: 94.5 * KB,
  pictures: {
    logo: 8 * KB,
    retrato: 12 * KB,
    cabecera: 20 * KB,
    tarjeta: 30 * KB,
    texto: 80 * KB,
    diapositiva: 90 * KB,
    respaldo: 250 * KB,
    dibujo: 12 * KB,
  },
} as const;

export const overBudget = (what: string, bytes: number, most: number): string[] =>
  bytes > most ? [`${what} pesa ${bytes} bytes (br) y el máximo es ${most}`] : [];
