import type { PageKind } from '@/lib/site/pages';

const KB = 1024;

/**
 * A page of text. With its headers it is one response of 14 600 bytes, which a phone on a slow network has
 * without asking again.
 */
const TEXT = 9 * KB;
/** One of which an archive has more and more, packed less hard as it grows old; or with a long text. */
const ARCHIVE = 10 * KB;
/** A page where something is done, with its steps and questions. */
const TASK = 11.75 * KB;
/**
 * A page with tabs or rows: the catalogues of norms and the directory travel whole, and the tabs' drawings
 * within it, where each by itself would be 1.2 KB.
 */
const TABS = 15.5 * KB;
/** What must be read before writing is worth its weight (0020). */
const FORM = 18.5 * KB;
/** Both forms come later; the last KB is for what the summaries of four releases may add. */
const HOME = 14.5 * KB;
/** The home page with the form that it opens (D8), so that who scans the code waits for nothing else. */
const QR = 19.25 * KB;

/**
 * What a reader pays at most, in Brotli bytes: the one place for these figures. The build refuses what
 * passes them, and the benchmark draws them (docs/rendimiento.md).
 */
export const BUDGETS = {
  /** A page's HTML, with the parts of the stylesheet and the scripts that stand in it. */
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
  } satisfies Record<PageKind, number>,
  /**
   * Of what a page weighs, the authors' Markdown counts up to here: a long text is what its reader came
   * for, and no release is refused for its length.
   */
  text: 1.5 * KB,
  /** The part of the stylesheet that every page carries. */
  core: 3.75 * KB,
  /** All its parts. */
  stylesheet: 9 * KB,
  /** The base script of a page with forms, the longer of the two. */
  base: 2 * KB,
  /** What is taken out of a page, to come later: both forms with what is read before them. */
  later: 12 * KB,
  /** Each behaviour without React. */
  behaviour: 2 * KB,
  /** What a form fetches beside React. */
  formScript: 25 * KB,
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
