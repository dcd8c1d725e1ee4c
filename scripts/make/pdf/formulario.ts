import { palette } from '@/tailwind.config';
import { measureRow, writeRow } from './field';
import { writeItem } from './item';
import { drawFooters, drawRunningHead, writeLetterhead } from './letterhead';
import { writeNotice } from './notice';
import { layOut, writeParagraph, writeText, writeTitle, type Column } from './paragraph';
import type { FormularioInput, Hoja } from './plan-formulario';
import { toRows, type Campo } from './rows';
import { Sheet, UNDATED } from './sheet';
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
 * Makes the blank sheet of a form: a page for each mode, to be filled in by hand, and a last one
 * with the recommendations.
 * @returns the file's bytes, the same for the same input
 * @throws PdfProblem when its text has a character that the fonts lack
 */
export function makeFormulario(input: FormularioInput): Promise<Buffer> {
  const { membrete, rotulo, titulo, descripcion, hojas, recomendaciones } = input;
  const metadata = { titulo, autor: membrete.nombre, asunto: descripcion, fecha: UNDATED };
  /** What a page that goes on is headed with; pages of their own have the letterhead. */
  let clase = '';
  const sheet = Sheet.open(
    metadata,
    (each) => clase && drawRunningHead(each, membrete, { clase }, WIDE),
    ROOM,
  );
  const begin = (title: string) => {
    if (clase) {
      clase = '';
      sheet.newPage();
    }
    clase = title;
    writeLetterhead(sheet, membrete, rotulo, WIDE);
    writeTitle(sheet, title, TEXT.titulo, WIDE);
    sheet.y += 2;
  };

  for (const hoja of hojas) {
    begin(hoja.titulo);
    writeHoja(sheet, hoja, closingOf(input, hoja));
  }
  if (recomendaciones) {
    begin('Recomendaciones');
    writeRecomendaciones(sheet, recomendaciones);
  }
  drawFooters(sheet, membrete, WIDE);
  return sheet.bytes();
}

/** What stands at the foot of each mode's page: where it is handed in, and what else there is. */
function closingOf({ membrete, recomendaciones }: FormularioInput, { entrega }: Hoja): string {
  const notes = [
    entrega,
    recomendaciones && 'Vea las recomendaciones en la última página.',
    membrete.demostracion && 'Sitio de demostración: personas, teléfonos y correos son ficticios.',
  ];
  return notes.filter(Boolean).join(' ');
}

/** Writes a mode's page. Its lines are as far apart as the page allows. */
function writeHoja(sheet: Sheet, hoja: Hoja, closing: string): void {
  writeText(sheet, hoja.descripcion, TEXT.celda, WIDE);
  writeText(sheet, hoja.requisito, TEXT.encabezado, WIDE);
  sheet.y += 8;
  if (hoja.anonimo) {
    writeNotice(sheet, ...ANONIMA, WIDE);
    sheet.y += 12;
  }
  const rows = [hoja.campos, hoja.anonimo ? [] : FIRMA].flatMap((campos) => toRows(campos, WIDE));
  const measures = rows.map((row) => ({ row, ...measureRow(sheet, row) }));
  const height = measures.reduce((total, row) => total + row.height, 0);
  const lines = measures.reduce((total, row) => total + row.lines, 0);
  const foot = ROOM.bottom - heightOfClosing(sheet, closing);
  // What lines gain over the least, the room below each row gains too.
  const spare = foot - sheet.y - height - lines * PITCH.least;
  const gain = Math.min(PITCH.most - PITCH.least, Math.max(0, spare / (lines + rows.length)));
  const pitch = PITCH.least + gain;
  for (const { row, ...measure } of measures) {
    sheet.fit(measure.height + measure.lines * pitch);
    writeRow(sheet, row, pitch);
    sheet.y += gain;
  }
  writeClosing(sheet, closing, foot);
}

const CLOSING = TEXT.nota;
/** Above and below the rule that heads the closing. */
const SPACE = { above: 6, below: 7 };

const heightOfClosing = (sheet: Sheet, text: string) =>
  SPACE.above +
  SPACE.below +
  layOut(sheet, [{ text, style: CLOSING }], WIDE.width).length * CLOSING.leading;

/** Stands at the page's foot, always in the same place; only a form too long pushes it further. */
function writeClosing(sheet: Sheet, text: string, foot: number): void {
  if (sheet.y > foot + 1) sheet.newPage();
  else sheet.y = foot;
  sheet.y += SPACE.above;
  sheet.artifact('Layout', () => sheet.rule(WIDE.left, sheet.y, 48, 1.6, palette.oro));
  sheet.y += SPACE.below;
  writeText(sheet, text, CLOSING, WIDE);
}

/** They help and are never asked for: a page of their own says so, in both languages. */
function writeRecomendaciones(
  sheet: Sheet,
  { introduccion, recomendaciones }: NonNullable<FormularioInput['recomendaciones']>,
): void {
  const style = TEXT.cuerpo;
  const small = { ...TEXT.celda, color: palette.gris };
  sheet.y += 4;
  writeText(sheet, introduccion, TEXT.resumen, WIDE);
  sheet.y += 14;
  const list = sheet.tag('L');
  recomendaciones.forEach(({ es, en }, index) =>
    writeItem(sheet, list, `${index + 1}.`, WIDE, style, (body, inner) => {
      const spanish = sheet.tag('P', body);
      writeParagraph(sheet, [{ text: es, style }], spanish, inner, style);
      spanish.end();
      const english = sheet.tag('P', body, { lang: 'en' });
      writeParagraph(sheet, [{ text: en, style: small }], english, inner, small);
      english.end();
      sheet.y += 9;
    }),
  );
  list.end();
}
