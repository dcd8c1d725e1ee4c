import { drawFormulario } from './form';
import { drawComunicado, drawMuestra } from './letter';
import { toPictures, type Originals } from './pictures';
import type { PdfInput } from './plan';
import type { DrawnPdf } from './typst';

/** Draws a PDF, reproducibly. @param originals pictures by address @throws PdfProblem on unsupported text */
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
