import type { Language } from './language';
import { writePdf } from './pdf';
import type { Sheet } from './sheet';

/** Filled sheet, made on the device for people who cannot send it. */
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

export const sheetText = ({ titulo, campos }: Sheet): string =>
  [
    titulo,
    '',
    ...campos
      .filter(({ tipo }) => tipo !== 'checkbox')
      .map(({ etiqueta, valor }) => `${etiqueta}: ${valor}`),
    '',
  ].join('\n');
