import { longDate } from '@/lib/office/dates';
import { acusePdf, acuseText, DATA_LINE, facts, sentLines, type Acuse } from './acuse';
import { canonicalOf, createFolio, readFolio } from './folio';

/** A form as its acuses name it: title, letter of the folio, label of each key of its message. */
export interface KnownForm {
  titulo: string;
  folio: string;
  claves: Record<string, string>;
}

/** Result of a check. It never says who made the file. */
export type Verdict =
  /** The folio belongs to the message, and the file shows its own data. */
  | { is: 'consistent'; acuse: Acuse }
  /** The folio belongs to the message, but the file does not show its own data. */
  | { is: 'inconsistent'; acuse: Acuse }
  /** The folio is not this message's. */
  | { is: 'altered'; acuse: Acuse }
  /** Shaped like an acuse, but of no form of this site. Its content must not be shown. */
  | { is: 'foreign' }
  | { is: 'unknown' };

/**
 * Checks an acuse: computes its folio again from what it says was sent, and draws the file again to
 * see that it shows the same. Nothing signs an acuse. Whoever draws it again with another hour or
 * office gets one that agrees with itself, and anybody can make one with its folio: only the office
 * knows which folios it received. So it speaks of the site's own forms alone: of another's it tells
 * nothing, or a paper with any title and any words would be read out under the office's name.
 * @param file any bytes
 * @param forms those of this site, and those that it had
 */
export function verifyAcuse(file: Uint8Array, forms: readonly KnownForm[]): Verdict {
  const text = new TextDecoder().decode(file).replace(/\r\n?/g, '\n');
  const acuse = readData(text.match(DATA_LINE)?.at(-1));
  if (!acuse) return { is: 'unknown' };
  if (!forms.some((form) => isOf(form, acuse))) return { is: 'foreign' };
  if (!holds(acuse)) return { is: 'altered', acuse };
  const same = text.startsWith('%PDF-')
    ? equal(file, acusePdf(acuse))
    : text.trim() === asFile(acuseText(acuse)).trim();
  return { is: same ? 'consistent' : 'inconsistent', acuse };
}

/** A text as it is read back from a file: half of a character, which no file can hold, is U+FFFD. */
const asFile = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** True when the form, and no other, makes acuses of this title, letter, keys and labels. */
function isOf(
  { titulo, folio: letter, claves }: KnownForm,
  { formulario, folio, mensaje, etiquetas }: Acuse,
): boolean {
  const named = Object.entries(etiquetas);
  return (
    formulario === titulo &&
    folio.startsWith(`${letter}-`) &&
    Object.keys(mensaje).length === named.length &&
    named.length === Object.keys(claves).length &&
    named.every(([key, label]) => Object.hasOwn(claves, key) && claves[key] === label)
  );
}

/** The labelled data that a folio was computed over: all that a valid folio proves. */
export function provenLines(acuse: Acuse): [string, string][] {
  const day = acuse.folio.replace(/^.-(\d{4})(\d\d)(\d\d)-.*/, '$1-$2-$3');
  return [...facts(acuse), ['Día del folio', longDate(day)], ...sentLines(acuse)];
}

/** True for a well-formed folio of this message. */
function holds({ folio, formulario, mensaje, etiquetas, azar }: Acuse): boolean {
  const [type = '', day = ''] = folio.split('-');
  const canonical = canonicalOf(formulario, mensaje, etiquetas);
  return readFolio(folio) === folio && createFolio(type, canonical, day, azar) === folio;
}

type Data = Partial<Record<keyof Acuse, unknown>>;

/** The data of an acuse, or null when the line is none or lacks a part. */
function readData(line = ''): Acuse | null {
  const data = parse(line);
  return data && isAcuse(data) ? data : null;
}

function parse(line: string): Data | null {
  try {
    return JSON.parse(line) as Data;
  } catch {
    return null;
  }
}

/** `hasOwn`: a key may be called `constructor`. */
function isAcuse(data: Data): data is Acuse {
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

const equal = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
