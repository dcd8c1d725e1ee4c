import { makeComunicado } from './comunicado';
import { makeFormulario } from './formulario';
import { makeMuestra } from './muestra';
import type { Originals } from './pictures';
import type { PdfInput } from './plan';

/**
 * Draws one PDF.
 * @param input plain data: all that it says
 * @param originals the pictures that its text shows
 * @returns the file's bytes, the same for the same input
 * @throws PdfProblem when its text has something that a PDF cannot show
 */
export function drawPdf(input: PdfInput, originals: Originals = new Map()): Promise<Buffer> {
  switch (input.tipo) {
    case 'comunicado':
      return makeComunicado(input, originals);
    case 'formulario':
      return makeFormulario(input);
    case 'muestra':
      return makeMuestra(input);
  }
}
