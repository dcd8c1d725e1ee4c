import { longDate } from '@/lib/office/dates';
import { DATA_LINE, dataLine, facts, sentAt, sentLines, withData, type Acuse } from './acuse';
import { canonicalOf, createFolio, dayOf, readFolio } from './folio';
import { isUntouched } from './pdf/objects';

/** A form as its acuses name it: title, letter of the folio, labels by key. */
export interface KnownForm {
  titulo: string;
  folio: string;
  claves: Record<string, string>;
}

/** Never identifies the file's maker. */
export type Verdict =
  /** The folio matches the message, and the file appears unchanged. */
  | { is: 'consistent'; acuse: Acuse }
  /** The folio matches the message, but the file was changed. */
  | { is: 'inconsistent'; acuse: Acuse }
  /** The folio does not match the message. */
  | { is: 'altered'; acuse: Acuse }
  /** Of no form of this site: its content must not be shown. */
  | { is: 'foreign' }
  | { is: 'unknown' };

/**
 * Verifies an acuse by its data, folio and checksum (docs/decisions/acuse.md). Acuses are not signed: anybody can
 * make a consistent file. Titles and labels come from the site: a forged title is never read as the office's.
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

/** Checks the hash of a text acuse, or the first wording, which had none. */
function isWhole(text: string, line: string, acuse: Acuse): boolean {
  const shown = text.slice(0, text.lastIndexOf(line)).trim();
  return [withData(shown, acuse), firstAcuseText(acuse)].some(
    (made) => asFile(made).trim() === text,
  );
}

/** Returns a text acuse as before it had a hash (2026). People have such acuses: the words never change. */
function firstAcuseText(acuse: Acuse): string {
  const { oficina, pagina, formulario, folio, enviado, mensaje, etiquetas, azar } = acuse;
  const head = { oficina, pagina, formulario, folio, enviado };
  const data: Acuse = { acuse: 1, ...head, mensaje, etiquetas, azar };
  return `ACUSE DE ENVÍO
${oficina}

Folio de envío: ${folio}
Formulario: ${formulario}
Enviado: ${sentAt(acuse)[1]}

LO QUE SE ENVIÓ
${sentLines(acuse)
  .map(([label, value]) => `${label}: ${value || '(sin dato)'}`)
  .join('\n')}

Este folio de envío identifica su mensaje. No es el número de su expediente: ese lo da la oficina.
El servicio de correo confirmó que recibió el mensaje. La fecha y la hora son las del equipo desde el que se envió.
Para comprobar este acuse: ${pagina}

Datos para comprobar este acuse. No los cambie.
${dataLine(data)}`;
}

/** Files cannot contain lone surrogates, which become U+FFFD. */
const asFile = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** Compares letter and keys only: wording may have changed. */
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

/** All that a valid folio proves. */
export function provenLines(acuse: Acuse): [string, string][] {
  return [...facts(acuse), ['Día del folio', longDate(dayOf(acuse.folio))], ...sentLines(acuse)];
}

function isProven({ folio, formulario, mensaje, etiquetas, azar }: Acuse): boolean {
  const [type = '', day = ''] = folio.split('-');
  const canonical = canonicalOf(formulario, mensaje, etiquetas);
  return readFolio(folio) === folio && createFolio(type, canonical, day, azar) === folio;
}

type Data = Partial<Record<keyof Acuse, unknown>>;

/** Data without their own hash; null when missing or incomplete. */
function readData(line: string): Acuse | null {
  try {
    const data = JSON.parse(line) as Data;
    if (!isAcuse(data)) return null;
    const acuse = { ...data };
    delete acuse.huella;
    return acuse;
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
