import type { PageKind } from '@/lib/site/pages';

const KB = 1024;

/** What a page may weigh, and how much of that its words usually are: menu and footer included. */
interface PageBudget {
  html: number;
  words: number;
}

/**
 * A page of text. With its headers it is one response of 14 600 bytes, which a phone on a slow network has
 * without asking again.
 */
const TEXT: PageBudget = { html: 9.25 * KB, words: 1.25 * KB };
/** One of which an archive has more and more, packed less hard as it grows old; or with a long text. */
const ARCHIVE: PageBudget = { html: 10.25 * KB, words: 2.25 * KB };
/** A page where something is done, with its steps and questions. */
const TASK: PageBudget = { html: 12.25 * KB, words: 3.5 * KB };
/**
 * A page with tabs or rows: the catalogues of norms and the directory travel whole, and the tabs' drawings
 * within it, where each by itself would be 1.2 KB.
 */
const TABS: PageBudget = { html: 15.75 * KB, words: 5.25 * KB };
/** What must be read before writing is worth its weight (0020). */
const FORM: PageBudget = { html: 18.5 * KB, words: 6.25 * KB };
/** Both forms come later, with a third of these words. */
const HOME: PageBudget = { html: 14.5 * KB, words: 5.75 * KB };
/** The home page with the form that it opens (D8), so that who scans the code waits for nothing else. */
const QR: PageBudget = { html: 19.25 * KB, words: 5.75 * KB };

/**
 * What a reader pays at most, in Brotli bytes: the one place for these figures. The build refuses what
 * passes them, and the benchmark draws them (docs/rendimiento.md).
 */
export const BUDGETS = {
  /**
   * A page's HTML, with the parts of the stylesheet and the scripts that stand in it. What the office
   * publishes is no fault of the code's: more words than usual bring their own bytes (`extraOf`).
   */
  pages: {
    inicio: HOME,
    codigoQr: QR,
    sindico: TABS,
    direccion: TABS,
    prensa: ARCHIVE,
    directorio: TABS,
    quejaPublica: FORM,
    denuncia: FORM,
    acuse: TASK,
    vehiculos: TASK,
    declaraciones: TASK,
    documentos: TEXT,
    accesibilidad: ARCHIVE,
    buscar: TEXT,
    prueba: TEXT,
    noEncontrada: TEXT,
    comunicado: ARCHIVE,
    prensaPagina: ARCHIVE,
    anio: ARCHIVE,
    anioParte: ARCHIVE,
  } satisfies Record<PageKind, PageBudget>,
  /** The part of the stylesheet that every page carries. */
  core: 3.75 * KB,
  /** All its parts. */
  stylesheet: 9 * KB,
  /** The base script of a page with forms, the longer of the two. */
  base: 2 * KB,
  /** What is taken out of a page, to come later: both forms with what is read before them, and the chart. */
  later: 12 * KB,
  /** Each behaviour without React. */
  behaviour: 2 * KB,
  /** What a form fetches beside React. */
  formScript: 27 * KB,
  /** React and what every island needs, its shared modules included. */
  hydration: 60 * KB,
  /**
   * Pictures, as they travel: of a photograph the widest AVIF or WebP of each place where it is shown
   * (lib/site/pictures.ts), or the file for whoever takes neither; of a drawing, compressed.
   */
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

/** A byte of words brings half of one of tags: measured on thirty more norms, and on 25 more documents. */
const WITH_TAGS = 1.5;

/**
 * What a page may weigh above the most of its kind, for having more words than usual. A norm, a document, a
 * person or a paragraph more is what its reader came for, and never stops a publication.
 * @param words Brotli bytes of all the words that the content gives the page
 */
export const extraOf = (kind: PageKind, words: number): number =>
  Math.ceil(WITH_TAGS * Math.max(0, words - BUDGETS.pages[kind].words));
