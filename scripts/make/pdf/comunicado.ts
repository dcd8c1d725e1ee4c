import { DEMO_LINE } from '@/lib/ui-texts';
import { telHref } from '@/lib/site/text';
import { palette } from '@/tailwind.config';
import { writeMarkdown } from './blocks';
import { OMITTED } from './characters';
import { unshown } from './glyphs';
import { drawLetter } from './letter';
import type { Pictures } from './pictures';
import type { ComunicadoInput } from './plan';
import { COLUMN, TEXT } from './theme';
import type { Run } from './typeset';
import type { DrawnPdf } from './writer';

/**
 * Draws a press release's PDF, as the office sends it to the press (section 9, D24).
 * @param pictures those that its text shows
 * @throws PdfProblem when its text has raw HTML
 */
export function drawComunicado(input: ComunicadoInput, pictures: Pictures): DrawnPdf {
  const { titulo, resumen, body, pagina } = input;
  return drawLetter(
    {
      ...input,
      asunto: resumen,
      encabezado: titulo,
      // Noon in universal time is the same day in all of Mexico.
      fecha: new Date(`${input.fecha}T12:00:00Z`),
      muestra: input.muestra ? `${DEMO_LINE}. Este comunicado no es oficial.` : undefined,
      cierre: closingOf(input, unshown([titulo, resumen, body].join('\n')).length > 0),
    },
    (writer) => writeMarkdown(writer, body, COLUMN, pagina, pictures),
  );
}

function closingOf({ membrete, pagina }: ComunicadoInput, omits: boolean): Run[][] {
  const say = (text: string): Run => ({ text, style: TEXT.nota });
  const link = (text: string, address: string): Run => ({
    text,
    style: { ...TEXT.nota, color: palette.guinda },
    link: address,
  });
  const { horario, telefono, correo } = membrete;
  const omission = `Donde dice ${OMITTED}, el texto lleva signos que este documento no puede mostrar. Léalos en el sitio.`;
  return [
    ...(omits ? [[say(omission)]] : []),
    [say('Este comunicado en el sitio: '), link(pagina, pagina)],
    [
      say(`Informes, de ${horario}: `),
      link(telefono.replaceAll(' ', '\u00a0'), telHref(telefono)),
      say(' y '),
      link(correo, `mailto:${correo}`),
      say('.'),
    ],
  ];
}
