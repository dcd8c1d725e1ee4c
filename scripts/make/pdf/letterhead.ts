import { palette } from '@/tailwind.config';
import { baselineOf, layOut, widthOf, writeAtRight, writeText, type Column } from './paragraph';
import type { Membrete, Rotulo } from './plan';
import type { Sheet } from './sheet';
import { PAGE, TEXT } from './theme';
import type { TextStyle } from './typeset';

/** The office's mark, as in public/ilustraciones/logo.svg: a pair of scales under an arch. */
const EMBLEM = [
  {
    path: 'M5 59h54M9 59V29a23 23 0 0 1 46 0v30M32 19v31M25 50h14',
    color: palette.guinda,
    thickness: 3.5,
  },
  {
    path: 'M20 25h24M15 38l5-13 5 13a5 4.5 0 0 1-10 0zM39 38l5-13 5 13a5 4.5 0 0 1-10 0z',
    color: palette.oro,
    thickness: 2.5,
  },
] as const;
const EMBLEM_SIZE = 46;

/** The column of text that all pages share. */
export const COLUMN: Column = { left: PAGE.left, width: PAGE.right - PAGE.left };

/** Heads a document's first page with the emblem, the office's names and the kind of paper. */
export function writeLetterhead(
  sheet: Sheet,
  membrete: Membrete,
  { clase, numero }: Rotulo,
  { left, width } = COLUMN,
): void {
  const top = sheet.y;
  sheet.artifact('Layout', () => {
    for (const { path, color, thickness } of EMBLEM)
      sheet.drawing(path, left, top, EMBLEM_SIZE, color, thickness);
    sheet.rule(left, top + EMBLEM_SIZE + 13, width, 1.6, palette.guinda);
    sheet.rule(left, top + EMBLEM_SIZE + 16, width, 0.8, palette.oro);
  });

  const names = { left: left + EMBLEM_SIZE + 12, width: 230 };
  sheet.y = top + 7;
  writeText(sheet, membrete.nombre, TEXT.oficina, names);
  writeText(sheet, membrete.ayuntamiento, TEXT.ayuntamiento, names);

  sheet.y = top + 12;
  writeAtRight(sheet, clase, TEXT.clase, left + width);
  sheet.y += TEXT.clase.leading;
  if (numero) writeAtRight(sheet, numero, TEXT.numero, left + width);
  sheet.y = top + EMBLEM_SIZE + 28;
}

/** Heads the pages after the first one, so that a loose sheet can be told. */
export function drawRunningHead(
  sheet: Sheet,
  membrete: Membrete,
  { clase, numero }: Rotulo,
  column = COLUMN,
): void {
  sheet.artifact('Pagination', () => {
    drawLine(sheet, membrete.nombre, TEXT.pie, sheet.y, column, 'left');
    drawLine(sheet, numero ? `${clase} ${numero}` : clase, TEXT.pie, sheet.y, column, 'right');
    sheet.rule(column.left, sheet.y + 15, column.width, 0.8, palette.oro);
  });
  sheet.y += 32;
}

/** Foots every page with the office's address, its phone and the page's number. */
export function drawFooters(
  sheet: Sheet,
  { domicilio, telefono, correo }: Membrete,
  column = COLUMN,
): void {
  sheet.onEveryPage((page, pages) =>
    sheet.artifact('Pagination', () => {
      sheet.rule(column.left, PAGE.footer, column.width, 0.8, palette.linea);
      const y = drawLine(sheet, domicilio, TEXT.pie, PAGE.footer + 6, column, 'left');
      drawLine(sheet, `Teléfono ${telefono} · ${correo}`, TEXT.pie, y, column, 'left');
      drawLine(sheet, `Página ${page} de ${pages}`, TEXT.pie, PAGE.footer + 6, column, 'right');
    }),
  );
}

/** Draws text outside of the tags; long text takes more lines. Returns the height below it. */
function drawLine(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  top: number,
  column: Column,
  side: 'left' | 'right',
): number {
  const lines = layOut(sheet, [{ text, style }], column.width * 0.8);
  lines.forEach((line, index) => {
    const left = column.left + (side === 'left' ? 0 : column.width - widthOf(line));
    sheet.pieces(line, left, top + index * style.leading + baselineOf(style));
  });
  return top + lines.length * style.leading;
}
