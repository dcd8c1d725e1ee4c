import { longDate } from '@/lib/site/dates';
import { acusePdf, acuseText, DATA_LINE, facts, sentLines, type Acuse } from './acuse';
import { canonicalOf, createFolio, readFolio } from './folio';

/** What a file turned out to be. None of it says who made the file. */
export type Verdict =
  /** The folio is this message's, and the file shows what its own data say. */
  | { is: 'consistent'; acuse: Acuse }
  /** The folio is this message's, but the file does not show what its own data say. */
  | { is: 'inconsistent'; acuse: Acuse }
  /** The folio is not this message's. */
  | { is: 'altered'; acuse: Acuse }
  | { is: 'unknown' };

/**
 * Checks an acuse: computes its folio again from what it says was sent, and draws the file again to
 * see that it shows the same. Nothing signs an acuse. Whoever draws it again with another hour or
 * office gets one that agrees with itself, and anybody can make one with its folio: only the office
 * knows which folios it received.
 * @param file any bytes
 */
export function verifyAcuse(file: Uint8Array): Verdict {
  const text = new TextDecoder().decode(file).replace(/\r\n?/g, '\n');
  const acuse = readData(text.match(DATA_LINE)?.at(-1));
  if (!acuse) return { is: 'unknown' };
  if (!holds(acuse)) return { is: 'altered', acuse };
  const same = text.startsWith('%PDF-')
    ? equal(file, acusePdf(acuse))
    : text.trim() === asFile(acuseText(acuse)).trim();
  return { is: same ? 'consistent' : 'inconsistent', acuse };
}

/** A text as it is read back from a file: half of a character, which no file can hold, is U+FFFD. */
const asFile = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** What the folio of an acuse was computed over, named: all that a folio that holds can prove. */
export function provenLines(acuse: Acuse): [string, string][] {
  const day = acuse.folio.replace(/^.-(\d{4})(\d\d)(\d\d)-.*/, '$1-$2-$3');
  return [...facts(acuse), ['Día del folio', longDate(day)], ...sentLines(acuse)];
}

/** True when the folio is one, and is the one of this message. */
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

/** Every key needs a name of its own: «constructor» has one in any object, and it is no text. */
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
