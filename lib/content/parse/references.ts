import { fault, type ContentFault } from '@/lib/content/faults';
import { lackedLink, type ApartadoName } from '@/lib/content/model/apartados';
import {
  citasAsWritten,
  citasInEnglish,
  citasInWords,
  parseCitas,
  SIN_SIGLAS,
} from '@/lib/content/model/fuentes';
import { nearest } from '@/lib/content/model/nearest';
import type { Cita } from '@/lib/content/types';

export type Special = { mark: 'muestra' | 'porConfirmar' } | { citas: Cita[] };

export const SPECIAL_NAMES = [
  'ley',
  'muestra',
  'porConfirmar',
  'nombreCorto',
  'nombreConArticulo',
  'mensajero',
  'mensajeroVe',
  'mensajeroEnIngles',
  'preguntarQueja',
  'preguntarDenuncia',
  'preguntarQuejaEnIngles',
  'preguntarDenunciaEnIngles',
];

const MARK_WORDS = {
  muestra: '(dato de muestra)',
  porConfirmar: '(por confirmar)',
} as const;

export const specialWords = (special: Special): string =>
  'citas' in special ? `(${citasInWords(special.citas)})` : MARK_WORDS[special.mark];

export const isSource = (special: Special): boolean =>
  'citas' in special || special.mark === 'porConfirmar';

/** Values that a text used, by name; `null` for an invalid or unreadable value. */
export type Used = Record<string, string | null>;

/** Key of a `null` when a file with values cannot be read. */
export const UNREAD = '';

/** More than two braces on a side are not a reference. */
export const REFERENCE = /(?<!\{)(\{{2,})([^{}]*)(\}{2,})/g;

export const withoutReferences = (text: string): string =>
  text.replace(REFERENCE, (whole) => ' '.repeat(whole.length));

const LAW = 'ley ';
export const lawKey = (siglasOrPapel: string): string => LAW + siglasOrPapel;
/** Of a datum's words for pages in easy language, which name it as the others do. */
export const easyKey = (key: string): string => `facil ${key}`;
export const ENGLISH_ENDING = 'EnIngles';
/** Of a datum whose English nobody wrote: hours, which are said from the Spanish. */
export const englishKey = (key: string): string => `ingles ${key}`;

/** Values of `{{clave}}` (D1); records those used. */
export class References {
  readonly used: Used = {};

  constructor(
    private readonly values: Record<string, unknown>,
    /** Of pages that say data in other words. */
    readonly language?: 'facil' | 'ingles',
  ) {}

  /** True for a faulty value, and for any name while its file is unreadable: only that file is blamed. */
  isFaulty = (key: string): boolean => this.look(key) === null;

  usesInvalidValue = (text: string): boolean =>
    [...text.matchAll(REFERENCE)].some(({ 2: key = '' }) => this.isFaulty(key.trim()));

  get = (key: string): string | undefined => this.look(key) ?? undefined;

  private look(key: string): string | null | undefined {
    const value = this.valueOf(key);
    if (typeof value !== 'string' && value !== null) return undefined;
    return (this.used[key] = value);
  }

  private valueOf(key: string): unknown {
    const easy = this.language === 'facil' && this.values[easyKey(key)];
    if (typeof easy === 'string') return easy;
    if (Object.hasOwn(this.values, key)) return this.values[key];
    const unwritten = englishKey(key.slice(0, -ENGLISH_ENDING.length));
    if (key.endsWith(ENGLISH_ENDING) && Object.hasOwn(this.values, unwritten))
      return this.values[unwritten];
    const small = this.values[lowerFirst(key)];
    return typeof small === 'string' ? upperFirst(small) : this.values[UNREAD];
  }

  lackedPart(key: string): ApartadoName | undefined {
    const value = Object.hasOwn(this.values, key) ? this.values[key] : undefined;
    return (value as { apartado?: ApartadoName } | null | undefined)?.apartado;
  }

  near = (key: string): string | undefined =>
    nearest(key, [...this.known(), ...Object.keys(MARK_WORDS)]);

  keysOf = (start: string, value?: string): string[] =>
    Object.keys(this.values).filter(
      (key) => key.startsWith(start) && (value === undefined || this.values[key] === value),
    );

  /** Replaces roles by the siglas of their laws; undefined when a law is missing or faulty. */
  withSiglas(citas: readonly Cita[], report: (found: ContentFault) => void): Cita[] | undefined {
    const found = citas.flatMap((cita): Cita[] => {
      const siglas = this.get(lawKey(cita.siglas));
      if (siglas === SIN_SIGLAS) return [{ siglas, articulos: [], porConfirmar: false }];
      if (siglas !== undefined) return [{ ...cita, siglas }];
      if (!this.isFaulty(lawKey(cita.siglas))) report(this.unknownLaw(cita.siglas));
      return [];
    });
    return found.length === citas.length ? found : undefined;
  }

  private unknownLaw(law: string): ContentFault {
    const [role] = this.keysOf(LAW, law);
    if (role) return fault('law-by-siglas', { siglas: law, role });
    const known = this.keysOf(LAW).map((one) => one.slice(LAW.length));
    const near = nearest(law, known);
    return fault('law-unknown', { law, known, ...(near && { near }) });
  }

  known = (): string[] =>
    Object.keys(this.values).filter(
      (name) => typeof this.values[name] === 'string' && !name.includes(' '),
    );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Replaces references at any depth. Bad references are reported and kept. */
export function replaceReferences(
  value: unknown,
  references: References,
  report: (field: PropertyKey[], found: ContentFault) => void,
  note: (field: PropertyKey[], special: Special) => void = () => undefined,
  field: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    const told = (found: ContentFault) => report(field, found);
    // The schema reports a malformed source.
    const fuente = field.at(-1) === 'fuente' && parseCitas(value);
    const citas = fuente && references.withSiglas(fuente, told);
    if (fuente) return citas ? citasAsWritten(citas) : value;
    const text = field.at(-1) === 'enlace' ? withLackedLinks(value, references) : value;
    return replaceInText(text, references, told, (special) => note(field, special));
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const own = Array.isArray(value) ? Number(key) : key;
    return [key, replaceReferences(item, references, report, note, [...field, own])] as const;
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Links to an excluded part mark their row, which is hidden. */
function withLackedLinks(text: string, references: References): string {
  for (const { 2: key = '' } of text.matchAll(REFERENCE)) {
    const lacked = references.lackedPart(key.trim());
    if (lacked) return lackedLink(lacked);
  }
  return text;
}

/** With the preposition that joins an article: «del Órgano», «al Órgano». */
const JOINED = new RegExp(String.raw`((?<!\p{L})(?:[Dd]e|[Aa]) )?${REFERENCE.source}`, 'gu');

export function replaceInText(
  text: string,
  references: References,
  report: (found: ContentFault, offset: number) => void,
  note: (special: Special, offset: number) => void = () => undefined,
): string {
  return text.replace(
    JOINED,
    (_, joined = '', open: string, inner: string, close: string, at: number) => {
      const end = at + joined.length + open.length + inner.length + close.length;
      // «8 p.m.» ends a sentence with its own point.
      const said = wordsOf(open, inner, close, at + joined.length).replace(
        /\.$/,
        text[end] === '.' ? '' : '.',
      );
      return joined && said.startsWith('el ')
        ? `${joined.trimEnd()}${said.slice(1)}`
        : `${joined}${said}`;
    },
  );

  function wordsOf(open: string, inner: string, close: string, offset: number): string {
    const whole = open + inner + close;
    const key = inner.trim();
    const keep = (found: ContentFault) => {
      report({ ...found, words: { words: whole, nth: 0 } }, offset);
      return whole;
    };
    const noted = (special: Special) => {
      note(special, offset);
      const isEnglish = references.language === 'ingles' && 'citas' in special;
      return isEnglish ? `(${citasInEnglish(special.citas)})` : specialWords(special);
    };
    if (open.length > 2 || close.length > 2)
      return keep(fault('reference-braces', { found: whole.slice(0, 60), name: key.slice(0, 40) }));
    const ley = /^ley\b\s*(.*)$/s.exec(key)?.[1];
    const written = ley === undefined ? undefined : parseCitas(ley);
    if (ley !== undefined && !written) return keep(fault('reference-citation', { found: whole }));
    const citas = written && references.withSiglas(written, keep);
    if (written) return citas ? noted({ citas }) : whole;
    if (key === 'muestra' || key === 'porConfirmar') return noted({ mark: key });
    const value = references.get(key);
    // `tel:` addresses have no spaces.
    if (value !== undefined)
      return text.endsWith('tel:', offset) ? value.replaceAll(' ', '') : value;
    if (references.isFaulty(key)) return whole;
    const lacked = references.lackedPart(key);
    if (lacked) return keep(fault('reference-lacked', { found: whole, part: lacked }));
    const near = references.near(key);
    return keep(
      fault('reference-unknown', {
        ...{ found: whole, known: near ? [] : references.known() },
        ...(near && { near }),
      }),
    );
  }
}
