/** @jest-environment node */
import { acusePdf, acuseText, type Acuse } from '@/lib/forms/acuse';
import { verifyAcuse as verify } from '@/lib/forms/acuse-check';
import { seeded } from '../content/edit-muestra';
import { canonicalOf, createFolio } from '@/lib/forms/folio';

/** With a valid folio. */
function made(mensaje: Acuse['mensaje'], etiquetas: Acuse['etiquetas'] = mensaje): Acuse {
  const canonical = canonicalOf('Queja', mensaje, etiquetas);
  const folio = createFolio('Q', canonical, '2025-01-07', 'azar');
  const [oficina, pagina, enviado] = ['Sindicatura', 'https://a.example/', 'ayer'];
  return {
    ...{ acuse: 1, oficina, pagina, formulario: 'Queja', folio, enviado },
    ...{ mensaje, etiquetas, azar: 'azar' },
  };
}
const MADE = made({ message: 'Ruido «sin fin» 😀', from_name: 'Ana' });
const PDF = acusePdf(MADE);
const TEXT = new TextEncoder().encode(acuseText(MADE));
const PAPERS: [name: string, file: Uint8Array][] = [
  ['PDF', PDF],
  ['texto', TEXT],
];
/** Accepts any labels: only the bytes are under test. */
const verifyAcuse = (file: Uint8Array, { etiquetas }: Acuse = MADE) =>
  verify(file, [{ titulo: 'Queja', folio: 'Q', claves: etiquetas }]);
const bytes = (text: string) => new TextEncoder().encode(text);

describe('sea cual sea el archivo, siempre hay una respuesta', () => {
  it.each(PAPERS)('un acuse en %s que llegó cortado no pasa por completo', (_name, file) => {
    expect(verifyAcuse(file).is).toBe('consistent');
    // Without its last line break a text is still complete.
    for (let length = file.length - 2; length >= 0; length -= 1 + (length % 41))
      expect(verifyAcuse(file.slice(0, length)).is).not.toBe('consistent');
  });

  it('un PDF con un byte cambiado, el que sea, no pasa por el que se descargó', () => {
    const next = seeded(2);
    for (let round = 0; round < 100; round++) {
      const changed = Uint8Array.from(PDF);
      changed[next(PDF.length)]! ^= 1 + next(255);
      expect(verifyAcuse(changed).is).not.toBe('consistent');
    }
  });

  it('un texto con varios bytes cambiados siempre recibe respuesta, y nunca con otro mensaje', () => {
    const next = seeded(3);
    for (let round = 0; round < 500; round++) {
      const changed = Uint8Array.from(TEXT);
      for (let times = 1 + next(4); times > 0; times--) changed[next(TEXT.length)] = next(256);
      const verdict = verifyAcuse(changed);
      if (verdict.is === 'consistent' || verdict.is === 'inconsistent')
        expect(verdict.acuse.mensaje).toEqual(MADE.mensaje);
    }
  });

  it.each(Object.keys(MADE))('si falta «%s», o es otra cosa, no es un acuse', (key) => {
    for (const other of [undefined, null, 2, true, [1], { a: 1 }, { a: null }]) {
      const line = JSON.stringify({ ...MADE, [key]: other });
      expect(verifyAcuse(bytes(line))).toEqual({ is: 'unknown' });
      expect(verifyAcuse(bytes(`%PDF-1.7\n${line}\n`))).toEqual({ is: 'unknown' });
    }
  });

  // Properties that every object inherits.
  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'un dato que se llama «%s» sin etiqueta no es de este sitio',
    (key) => {
      const line = JSON.stringify({ ...MADE, mensaje: { KEY: 'a' } }).replace('KEY', key);
      const { mensaje, etiquetas } = JSON.parse(line) as Acuse;
      const forged = { ...MADE, folio: made(mensaje, etiquetas).folio, mensaje };
      for (const text of [JSON.stringify(forged), `%PDF-1.7\n${JSON.stringify(forged)}\n`])
        expect(verifyAcuse(bytes(text))).toEqual({ is: 'unknown' });
    },
  );
});
