import { lackedAdvice, lackedLink, type ApartadoName } from '@/lib/content/model/apartados';
import { BAD_CITA, citasAsWritten, citasInWords, parseCitas } from '@/lib/content/model/fuentes';
import { withSiglas } from './law-roles';
import { nearest } from '@/lib/content/model/nearest';
import type { Cita } from '@/lib/content/types';

export type Special = { mark: 'muestra' | 'porConfirmar' } | { citas: Cita[] };

export const SPECIAL_NAMES = [
  'ley',
  'muestra',
  'porConfirmar',
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

export interface Lacked {
  apartado: ApartadoName;
}

/** More than two braces on a side are not a reference. */
export const REFERENCE = /(?<!\{)(\{{2,})([^{}]*)(\}{2,})/g;

export const withoutReferences = (text: string): string =>
  text.replace(REFERENCE, (whole) => ' '.repeat(whole.length));

/** Values of `{{clave}}` (D1); records those used. */
export class References {
  readonly used: Used = {};

  constructor(private readonly values: Record<string, unknown>) {}

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
    if (Object.hasOwn(this.values, key)) return this.values[key];
    const small = this.values[lowerFirst(key)];
    return typeof small === 'string' ? upperFirst(small) : this.values[UNREAD];
  }

  lackedPart(key: string): ApartadoName | undefined {
    const value = Object.hasOwn(this.values, key) ? this.values[key] : undefined;
    return value && typeof value === 'object' && 'apartado' in value
      ? (value as Lacked).apartado
      : undefined;
  }

  near = (key: string): string | undefined =>
    nearest(key, [...this.known(), ...Object.keys(MARK_WORDS)]);

  advice(key: string): string {
    const near = this.near(key);
    return near ? `¿Quiso escribir {{${near}}}?` : `Use una de: ${this.known().join(', ')}.`;
  }

  keysOf = (start: string, value?: string): string[] =>
    Object.keys(this.values).filter(
      (key) => key.startsWith(start) && (value === undefined || this.values[key] === value),
    );

  private known = (): string[] =>
    Object.keys(this.values).filter(
      (name) => typeof this.values[name] === 'string' && !name.includes(' '),
    );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

type Report = (fieldPath: PropertyKey[], message: string, offset: number) => void;
type Note = (fieldPath: PropertyKey[], special: Special, offset: number) => void;

/** Replaces references at any depth. Bad references are reported and kept. */
export function replaceReferences(
  value: unknown,
  references: References,
  report: Report,
  note: Note = () => undefined,
  fieldPath: PropertyKey[] = [],
): unknown {
  // The schema reports a malformed source.
  const fuente = typeof value === 'string' && fieldPath.at(-1) === 'fuente' && parseCitas(value);
  if (fuente) {
    const citas = withSiglas(fuente, references, (message) => report(fieldPath, message, 0));
    return citas ? citasAsWritten(citas) : value;
  }
  if (typeof value === 'string')
    return replaceInText(
      fieldPath.at(-1) === 'enlace' ? withLackedLinks(value, references) : value,
      references,
      (message, offset) => report(fieldPath, message, offset),
      (special, offset) => note(fieldPath, special, offset),
    );
  if (Array.isArray(value))
    return value.map((item, index) =>
      replaceReferences(item, references, report, note, [...fieldPath, index]),
    );
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        replaceReferences(item, references, report, note, [...fieldPath, key]),
      ]),
    );
  return value;
}

/** Links to an excluded part mark their row, which is hidden. */
function withLackedLinks(text: string, references: References): string {
  for (const { 2: key = '' } of text.matchAll(REFERENCE)) {
    const lacked = references.lackedPart(key.trim());
    if (lacked) return lackedLink(lacked);
  }
  return text;
}

export function replaceInText(
  text: string,
  references: References,
  report: (message: string, offset: number) => void,
  note: (special: Special, offset: number) => void = () => undefined,
): string {
  return text.replace(
    REFERENCE,
    (whole, open: string, inner: string, close: string, offset: number) => {
      const key = inner.trim();
      const keep = (message: string) => {
        report(message, offset);
        return whole;
      };
      const noted = (special: Special) => {
        note(special, offset);
        return specialWords(special);
      };
      if (open.length > 2 || close.length > 2)
        return keep(
          `«${whole.slice(0, 60)}» lleva llaves de más. Escríbala así: {{${key.slice(0, 40)}}}`,
        );
      const ley = /^ley\b\s*(.*)$/s.exec(key)?.[1];
      const written = ley === undefined ? undefined : parseCitas(ley);
      if (ley !== undefined && !written) return keep(`la cita ${whole} ${BAD_CITA}`);
      const citas = written && withSiglas(written, references, keep);
      if (written) return citas ? noted({ citas }) : whole;
      if (key === 'muestra' || key === 'porConfirmar') return noted({ mark: key });
      const value = references.get(key);
      // `tel:` addresses have no spaces.
      if (value !== undefined)
        return text.endsWith('tel:', offset) ? value.replaceAll(' ', '') : value;
      if (references.isFaulty(key)) return whole;
      const lacked = references.lackedPart(key);
      if (lacked) return keep(`la referencia ${whole} ${lackedAdvice(lacked)}`);
      return keep(
        `la referencia ${whole} no existe en content/sitio.yml ni en content/oficina.yml. ${references.advice(key)}`,
      );
    },
  );
}

const WRAPPED: [pattern: RegExp, name: RegExp][] = [
  [/\{\{+[^{}\n]*|[^{}\s]{0,40}\}\}+/g, /[a-z][\w-]*/i],
  [/\[\[\s*[a-z]\w*\s*\]\]/gi, /\w+/],
  [/\$?\{\s*[a-z]\w*\s*\}/gi, /\w+/],
  [/(?<![\w%])%[a-z][a-zA-Z]{2,}%(?!\w)/g, /\w+/],
];

interface BrokenReference {
  index: number;
  found: string;
  near: string | undefined;
}

/** Finds mistyped references: `{{telefono`, `{telefono}`, `[[telefono]]`, `%telefono%`. */
export function brokenReferences(text: string, references: References): BrokenReference[] {
  if (!/[{}%]|\[\[/.test(text)) return [];
  return WRAPPED.flatMap(([pattern, name]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      index,
      found: found.slice(0, 40),
      near: references.near(name.exec(found)?.[0] ?? ''),
    })),
  );
}
