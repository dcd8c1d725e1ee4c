import { acusePdf, acuseText, DATA_LINE, type Acuse } from './acuse';
import { canonicalOf, createFolio } from './folio';

/** What a file turned out to be. */
export type Verdict =
  /** The folio is this message's, and the file reads as it was given. */
  | { is: 'intact'; acuse: Acuse }
  /** The folio is this message's, but what the file shows was not made by this site, or was changed. */
  | { is: 'redrawn'; acuse: Acuse }
  /** The folio is not this message's: something was changed. */
  | { is: 'altered'; acuse: Acuse }
  | { is: 'unknown' };

/**
 * Checks a downloaded acuse: computes its folio again from what it says was sent, and draws the file
 * again to see that it shows the same. It proves that what was sent was not changed; not when it was
 * sent, which the folio does not hold, nor that it was received.
 */
export function verifyAcuse(file: Uint8Array): Verdict {
  const text = new TextDecoder().decode(file).replace(/\r\n?/g, '\n');
  const acuse = readData(text.match(DATA_LINE)?.at(-1));
  if (!acuse) return { is: 'unknown' };
  const { folio, formulario, mensaje, etiquetas, azar } = acuse;
  const [type = '', day = ''] = folio.split('-');
  const canonical = canonicalOf(formulario, mensaje, etiquetas);
  if (createFolio(type, canonical, day, azar) !== folio) return { is: 'altered', acuse };
  const same = text.startsWith('%PDF-')
    ? equal(file, acusePdf(acuse))
    : text.trim() === acuseText(acuse).trim();
  return { is: same ? 'intact' : 'redrawn', acuse };
}

/** The data of an acuse, or null when the line is none or lacks a part. */
function readData(line: string | undefined): Acuse | null {
  try {
    const data = JSON.parse(line ?? '') as Acuse;
    const { oficina, pagina, formulario, folio, enviado, azar, mensaje, etiquetas } = data;
    const texts = [oficina, pagina, formulario, folio, enviado, azar];
    const complete = [...texts, ...Object.values(mensaje), ...Object.values(etiquetas)].every(
      (text) => typeof text === 'string',
    );
    return complete ? data : null;
  } catch {
    return null;
  }
}

const equal = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
