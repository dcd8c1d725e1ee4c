import { palette } from '@/tailwind.config';
import { sum, toRows, writeRow, type Campo } from './field';
import {
  drawClosingRule,
  drawFooters,
  drawRunningHead,
  writeLetterhead,
  writeNotice,
} from './letterhead';
import { layOut, writeItem, writeText, writeTitle, type Column } from './paragraph';
import type { FormularioInput, Hoja } from './plan-formulario';
import { PdfWriter, UNDATED, type DrawnPdf } from './writer';
import { PAGE, TEXT } from './theme';

/** Wider and higher than running text: hands need room, and a mode its page. */
const WIDE: Column = { left: 54, width: PAGE.width - 2 * 54 };
const ROOM = { top: 32, bottom: 716 };
/** From one line to the next. A hand needs 20 points; beyond 27 a page looks empty. */
const PITCH = { least: 20, most: 27 };

const FIRMA: Campo[] = [
  { tipo: 'text', etiqueta: 'Firma', lineas: 1 },
  { tipo: 'date', etiqueta: 'Fecha en que firma', lineas: 1 },
];
/** Said before the lines, while there is still nothing to regret. */
const ANONIMA = [
  'Esta hoja es anónima: no la firme',
  'No escriba en ella su nombre, su teléfono ni su correo. Si la entrega en persona, podrían reconocerle.',
] as const;

/**
 * Draws the blank sheet of a form: a page for each mode, to be filled in by hand, and a last one
 * with the recommendations.
 */
export function drawFormulario(input: FormularioInput): DrawnPdf {
  const { membrete, rotulo, titulo, descripcion, hojas, recomendaciones } = input;
  let clase = '';
  const writer = new PdfWriter(
    { titulo, autor: membrete.nombre, asunto: descripcion, fecha: UNDATED },
    (each) => clase && drawRunningHead(each, membrete, { clase }, WIDE),
    ROOM,
  );
  const begin = (title: string) => {
    if (clase) {
      clase = '';
      writer.newPage();
    }
    clase = title;
    writeLetterhead(writer, membrete, rotulo, WIDE);
    writeTitle(writer, title, TEXT.titulo, WIDE);
    writer.y += 2;
  };

  for (const hoja of hojas) {
    begin(hoja.titulo);
    writeHoja(writer, hoja, closingOf(input, hoja));
  }
  if (recomendaciones) {
    begin('Recomendaciones');
    writeRecomendaciones(writer, recomendaciones);
  }
  drawFooters(writer, membrete, WIDE);
  return writer.close();
}

function closingOf({ membrete, recomendaciones }: FormularioInput, { entrega }: Hoja): string {
  const notes = [
    entrega,
    recomendaciones && 'Vea las recomendaciones en la última página.',
    membrete.demostracion && 'Sitio de demostración: nadie leerá esta hoja.',
  ];
  return notes.filter(Boolean).join(' ');
}

function writeHoja(writer: PdfWriter, hoja: Hoja, closing: string): void {
  writeText(writer, hoja.descripcion, TEXT.celda, WIDE);
  writeText(writer, hoja.requisito, TEXT.encabezado, WIDE);
  writer.y += 8;
  if (hoja.anonimo) {
    writeNotice(writer, ...ANONIMA, WIDE);
    writer.y += 12;
  }
  const rows = [hoja.campos, hoja.anonimo ? [] : FIRMA].flatMap((campos) => toRows(campos, WIDE));
  const height = sum(rows.map(({ height }) => height));
  const lines = sum(rows.map(({ lines }) => lines));
  const last = layOut([{ text: closing, style: CLOSING }], WIDE.width).length;
  const foot = ROOM.bottom - SPACE.above - SPACE.below - last * CLOSING.leading;
  // What lines gain over the least, the room below each row gains too.
  const spare = foot - writer.y - height - lines * PITCH.least;
  const gain = Math.min(PITCH.most - PITCH.least, Math.max(0, spare / (lines + rows.length)));
  for (const row of rows) {
    writeRow(writer, row, PITCH.least + gain);
    writer.y += gain;
  }

  // At the page's foot, always in the same place; only a form too long pushes it further.
  if (writer.y > foot + 1) writer.newPage();
  else writer.y = foot;
  writer.y += SPACE.above;
  drawClosingRule(writer, WIDE.left);
  writer.y += SPACE.below;
  writeText(writer, closing, CLOSING, WIDE);
}

const CLOSING = TEXT.nota;
const SPACE = { above: 6, below: 7 };

/** They help and are never asked for: a page of their own says so, in both languages. */
function writeRecomendaciones(
  writer: PdfWriter,
  { introduccion, recomendaciones }: NonNullable<FormularioInput['recomendaciones']>,
): void {
  const style = TEXT.cuerpo;
  const small = { ...TEXT.celda, color: palette.gris };
  writer.y += 4;
  writeText(writer, introduccion, TEXT.resumen, WIDE);
  writer.y += 14;
  writer.tag('L', undefined, (list) =>
    recomendaciones.forEach(({ es, en }, index) =>
      writeItem(writer, list, `${index + 1}.`, WIDE, style, (parent, inner) => {
        writeText(writer, es, style, inner, { parent });
        writeText(writer, en, small, inner, { parent, lang: 'en' });
        writer.y += 9;
      }),
    ),
  );
}
