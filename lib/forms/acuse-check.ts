import { longDate } from '@/lib/office/dates';
import { DATA_LINE, facts, sentLines, withData, type Acuse } from './acuse';
import { firstAcuseText } from './acuse-first-text';
import { canonicalOf, createFolio, readFolio } from './folio';
import { isUntouched } from './pdf/objects';

/** A form as its acuses name it: title, letter of the folio, label of each key of its message. */
export interface KnownForm {
  titulo: string;
  folio: string;
  claves: Record<string, string>;
}

/** Result of a check. It never says who made the file. */
export type Verdict =
  /** The folio belongs to the message, and no sign tells of a change since the file was made. */
  | { is: 'consistent'; acuse: Acuse }
  /** The folio belongs to the message, but the file is not as it was made. */
  | { is: 'inconsistent'; acuse: Acuse }
  /** The folio is not this message's. */
  | { is: 'altered'; acuse: Acuse }
  /** Shaped like an acuse, but of no form of this site. Its content must not be shown. */
  | { is: 'foreign' }
  | { is: 'unknown' };

/**
 * Checks an acuse by the data that it carries: computes its folio again from the message, and its own
 * checksum from its bytes. No drawing is compared: a later palette, emblem or wording makes no acuse false
 * (docs/decisions/acuse.md). Nothing signs an acuse: anybody can make an acuse that agrees with itself, and
 * only the office knows which folios it received. A form is known by its letter and keys, and its message
 * comes back under the site's own title and labels: an invented title would be read out as the office's.
 * @param file any bytes
 * @param forms those of this site, and those that it had
 */
export function verifyAcuse(file: Uint8Array, forms: readonly KnownForm[]): Verdict {
  const text = new TextDecoder().decode(file).replace(/\r\n?/g, '\n');
  const line = text.match(DATA_LINE)?.pop() ?? '';
  const acuse = readData(line);
  if (!acuse) return { is: 'unknown' };
  const form = forms.find((one) => isNamedBy(one, acuse)) ?? forms.find((one) => isOf(one, acuse));
  if (!form) return { is: 'foreign' };
  const known = { ...acuse, formulario: form.titulo, etiquetas: form.claves };
  if (!isProven(acuse)) return { is: 'altered', acuse: known };
  const asMade = text.startsWith('%PDF-') ? isUntouched(file) : isWhole(text.trim(), line, acuse);
  return { is: asMade ? 'consistent' : 'inconsistent', acuse: known };
}

/** True for a text acuse whose hash is that of its words and data, and for an acuse older than the hash. */
function isWhole(text: string, line: string, acuse: Acuse): boolean {
  const shown = text.slice(0, text.lastIndexOf(line)).trim();
  return [withData(shown, acuse), firstAcuseText(acuse)].some(
    (made) => asFile(made).trim() === text,
  );
}

/** A text as it is read back from a file: half of a character, which no file can hold, is U+FFFD. */
const asFile = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** True when the form makes acuses of this letter and these keys: its words may have changed since. */
function isOf({ folio: letter, claves }: KnownForm, { folio, mensaje, etiquetas }: Acuse): boolean {
  const keys = Object.keys(claves);
  return (
    folio.startsWith(`${letter}-`) &&
    [mensaje, etiquetas].every(
      (named) =>
        Object.keys(named).length === keys.length && keys.every((key) => Object.hasOwn(named, key)),
    )
  );
}

const isNamedBy = (form: KnownForm, acuse: Acuse): boolean =>
  isOf(form, acuse) &&
  form.titulo === acuse.formulario &&
  Object.entries(form.claves).every(([key, label]) => acuse.etiquetas[key] === label);

/** The labelled data that a folio was computed over: all that a valid folio proves. */
export function provenLines(acuse: Acuse): [string, string][] {
  const day = acuse.folio.replace(/^.-(\d{4})(\d\d)(\d\d)-.*/, '$1-$2-$3');
  return [...facts(acuse), ['Día del folio', longDate(day)], ...sentLines(acuse)];
}

function isProven({ folio, formulario, mensaje, etiquetas, azar }: Acuse): boolean {
  const [type = '', day = ''] = folio.split('-');
  const canonical = canonicalOf(formulario, mensaje, etiquetas);
  return readFolio(folio) === folio && createFolio(type, canonical, day, azar) === folio;
}

type Data = Partial<Record<keyof Acuse, unknown>>;

/** The data of an acuse without their own hash, or null when the line is none or lacks a part. */
function readData(line: string): Acuse | null {
  const data = parse(line);
  if (!data || !isAcuse(data)) return null;
  const acuse = { ...data };
  delete acuse.huella;
  return acuse;
}

function parse(line: string): Data | null {
  try {
    return JSON.parse(line) as Data;
  } catch {
    return null;
  }
}

function isAcuse(data: Data): data is Acuse & { huella?: unknown } {
  const { oficina, pagina, formulario, folio, enviado, azar, mensaje, etiquetas } = data;
  return (
    [oficina, pagina, formulario, folio, enviado, azar].every((part) => typeof part === 'string') &&
    isTexts(mensaje) &&
    isTexts(etiquetas) &&
    Object.keys(mensaje).every((key) => Object.hasOwn(etiquetas, key))
  );
}

const isTexts = (value: unknown): value is Acuse['mensaje'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
