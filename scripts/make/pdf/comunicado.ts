import { DEMO_LINE } from '@/lib/ui-texts';
import { telHref } from '@/lib/site/text';
import { palette } from '@/tailwind.config';
import { writeMarkdown } from './blocks';
import { OMITTED } from './glyphs';
import { COLUMN, drawFooters, drawRunningHead, writeLetterhead } from './letterhead';
import { writeNotice } from './notice';
import { writeAtRight, writeParagraph, writeText, writeTitle } from './paragraph';
import type { Pictures } from './pictures';
import type { ComunicadoInput } from './plan';
import { PdfWriter } from './writer';
import { TEXT } from './theme';
import type { Run } from './typeset';

const SAMPLE = 'Documento de muestra';

/**
 * Draws a press release's PDF, as the office sends it to the press (section 9, D24).
 * @param pictures those that its text shows
 * @throws PdfProblem when its text has raw HTML
 */
export function drawComunicado(input: ComunicadoInput, pictures: Pictures): Buffer {
  const { membrete, rotulo, titulo, fecha, resumen } = input;
  // Noon in universal time is the same day in all of Mexico.
  const metadata = {
    titulo,
    autor: membrete.nombre,
    asunto: resumen,
    fecha: new Date(`${fecha}T12:00:00Z`),
  };
  const writer = PdfWriter.open(
    metadata,
    (each, page) =>
      page > 1 &&
      drawRunningHead(each, membrete, { ...rotulo, ...(input.muestra && { clase: SAMPLE }) }),
  );

  writeLetterhead(writer, membrete, rotulo);
  if (input.muestra) {
    // The mark that nobody may miss, before anything else.
    writeNotice(writer, SAMPLE, `${DEMO_LINE}. Este comunicado no es oficial.`, COLUMN);
    writer.y += 18;
  }
  writeAtRight(writer, input.lugarYFecha, TEXT.fecha, COLUMN.left + COLUMN.width);
  writer.y += 34;
  writeTitle(writer, titulo, TEXT.h1, COLUMN);
  writer.y += 10;
  writeText(writer, resumen, TEXT.resumen, COLUMN);
  writer.y += 16;
  writeMarkdown(writer, input.body, COLUMN, input.pagina, pictures);
  writeClosing(writer, input);
  drawFooters(writer, membrete);
  return writer.bytes();
}

/** Where to read the release and whom to ask; and that the page says more, when it does. */
function writeClosing(writer: PdfWriter, { membrete, pagina }: ComunicadoInput): void {
  const style = TEXT.nota;
  const linkStyle = { ...style, color: palette.guinda };
  const paragraphs: Run[][] = [
    ...(writer.omitted
      ? [
          [
            {
              text: `Donde dice ${OMITTED}, el texto lleva signos que este documento no puede mostrar. Léalos en el sitio.`,
              style,
            },
          ],
        ]
      : []),
    [
      { text: 'Este comunicado en el sitio: ', style },
      { text: pagina, style: linkStyle, link: pagina },
    ],
    [
      { text: `Informes, de ${membrete.horario}: `, style },
      {
        text: membrete.telefono.replaceAll(' ', '\u00a0'),
        style: linkStyle,
        link: telHref(membrete.telefono),
      },
      { text: ' y ', style },
      { text: membrete.correo, style: linkStyle, link: `mailto:${membrete.correo}` },
      { text: '.', style },
    ],
  ];

  writer.y += 8;
  writer.fit(paragraphs.length * style.leading * 2 + 10);
  writer.artifact('Layout', () => writer.rule(COLUMN.left, writer.y, 48, 1.6, palette.oro));
  writer.y += 10;
  for (const runs of paragraphs) {
    const tag = writer.tag('P');
    writeParagraph(writer, runs, tag, COLUMN, style);
    tag.end();
  }
}
