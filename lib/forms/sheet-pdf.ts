import type { Language } from './language';
import { writePdf } from './pdf';
import type { Sheet } from './sheet';

/** The filled sheet, drawn on the device for anyone who cannot send it: same fields, same order. */
export function sheetPdf(
  sheet: Sheet,
  oficina: string,
  { words }: Language,
): Uint8Array<ArrayBuffer> {
  return writePdf({
    title: sheet.titulo,
    author: oficina,
    blocks: [
      { kind: 'title', text: sheet.titulo },
      { kind: 'paragraph', text: oficina },
      ...sheet.campos.map(({ etiqueta, tipo, valor }) => ({
        kind: 'field' as const,
        label: etiqueta,
        value: tipo === 'checkbox' ? (valor ? 'Sí' : 'No') : valor,
      })),
      { kind: 'paragraph', text: sheet.entrega },
    ],
    footer: `${oficina}. ${sheet.titulo}. ${words.NO_RECEIPT}`,
    attachment: { name: 'texto.txt', text: sheetText(sheet) },
  });
}

/** The filled sheet as plain text, to be pasted elsewhere. */
export const sheetText = ({ titulo, campos }: Sheet): string =>
  [
    titulo,
    '',
    ...campos
      .filter(({ tipo }) => tipo !== 'checkbox')
      .map(({ etiqueta, valor }) => `${etiqueta}: ${valor}`),
    '',
  ].join('\n');
