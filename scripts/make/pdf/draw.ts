import { drawFormulario } from './form';
import { drawComunicado, drawMuestra } from './letter';
import { toPictures, type Originals } from './pictures';
import type { PdfInput } from './plan';
import type { DrawnPdf } from './typst';

/**
 * Draws a PDF. It reads nothing but the fonts and the templates: any thread or process gives the same bytes
 * for the same input, after any other work. @param input plain JSON
 * @param originals the pictures that its text shows, by their address in it
 * @throws PdfProblem when its text has something that a PDF cannot show
 */
export async function drawPdf(
  input: PdfInput,
  originals: Originals = new Map(),
): Promise<DrawnPdf> {
  switch (input.tipo) {
    case 'comunicado':
      return drawComunicado(input, await toPictures(originals));
    case 'formulario':
      return drawFormulario(input);
    case 'muestra':
      return drawMuestra(input);
  }
}
