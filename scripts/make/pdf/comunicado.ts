import { telHref } from '@/lib/site/text';
import { palette } from '@/tailwind.config';
import { writeMarkdown } from './blocks';
import { COLUMN, drawFooters, drawRunningHead, writeLetterhead } from './letterhead';
import { writeAtRight, writeParagraph, writeText, writeTitle } from './paragraph';
import { toPictures, type Originals } from './pictures';
import type { ComunicadoInput } from './plan';
import { Sheet } from './sheet';
import { TEXT } from './theme';
import type { Run } from './typeset';

/**
 * Makes a press release's PDF, as the office sends it to the press (section 9, D24).
 * @param originals the pictures that its text shows
 * @returns the file's bytes, the same for the same input
 * @throws PdfProblem when its text has something that a PDF cannot show
 */
export async function makeComunicado(
  input: ComunicadoInput,
  originals: Originals = new Map(),
): Promise<Buffer> {
  const pictures = await toPictures(originals);
  const { membrete, rotulo, titulo, fecha, resumen } = input;
  // Noon in universal time is the same day in all of Mexico.
  const metadata = {
    titulo,
    autor: membrete.nombre,
    asunto: resumen,
    fecha: new Date(`${fecha}T12:00:00Z`),
  };
  const sheet = Sheet.open(
    metadata,
    (each, page) => page > 1 && drawRunningHead(each, membrete, rotulo),
  );

  writeLetterhead(sheet, membrete, rotulo);
  writeAtRight(sheet, input.lugarYFecha, TEXT.fecha, COLUMN.left + COLUMN.width);
  sheet.y += 34;
  writeTitle(sheet, titulo, TEXT.h1, COLUMN);
  sheet.y += 10;
  writeText(sheet, resumen, TEXT.resumen, COLUMN);
  sheet.y += 16;
  writeMarkdown(sheet, input.body, COLUMN, input.pagina, pictures);
  writeClosing(sheet, input);
  drawFooters(sheet, membrete);
  return sheet.bytes();
}

/** Where to read the release and whom to ask. */
function writeClosing(sheet: Sheet, { membrete, pagina }: ComunicadoInput): void {
  const style = TEXT.nota;
  const linkStyle = { ...style, color: palette.guinda };
  const paragraphs: Run[][] = [
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
  if (membrete.demostracion)
    paragraphs.push([
      { text: 'Sitio de demostración: personas, teléfonos y correos son ficticios.', style },
    ]);

  sheet.y += 8;
  sheet.fit(paragraphs.length * style.leading * 2 + 10);
  sheet.artifact('Layout', () => sheet.rule(COLUMN.left, sheet.y, 48, 1.6, palette.oro));
  sheet.y += 10;
  for (const runs of paragraphs) {
    const tag = sheet.tag('P');
    writeParagraph(sheet, runs, tag, COLUMN, style);
    tag.end();
  }
}
