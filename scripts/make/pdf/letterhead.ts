import { palette } from '@/tailwind.config';
import { EMBLEM } from '@/lib/design/emblem';
import { baselineOf, widthOf } from './marks';
import { layOut, writeAtRight, writeText, type Column } from './paragraph';
import type { PdfWriter } from './writer';
import { PAGE, TEXT } from './theme';
import type { TextStyle } from './typeset';

/** The office's data on every PDF. */
export interface Membrete {
  nombre: string;
  ayuntamiento: string;
  domicilio: string;
  telefono: string;
  correo: string;
  horario: string;
  demostracion: boolean;
}

/** The right side of the letterhead: the kind of paper and its number. */
export interface Rotulo {
  clase: string;
  numero?: string;
}

const EMBLEM_SIZE = 46;

/** The column of text that all pages share. */
export const COLUMN: Column = { left: PAGE.left, width: PAGE.right - PAGE.left };

/** Heads a document's first page with the emblem, the office's names and the kind of paper. */
export function writeLetterhead(
  writer: PdfWriter,
  membrete: Membrete,
  { clase, numero }: Rotulo,
  { left, width } = COLUMN,
): void {
  const top = writer.y;
  writer.artifact('Layout', () => {
    const { arch, scales } = EMBLEM;
    writer.emblem(arch, left, top, EMBLEM_SIZE, palette.guinda);
    writer.emblem(scales, left, top, EMBLEM_SIZE, palette.oro);
    writer.rule(left, top + EMBLEM_SIZE + 13, width, 1.6, palette.guinda);
    writer.rule(left, top + EMBLEM_SIZE + 16, width, 0.8, palette.oro);
  });

  const names = { left: left + EMBLEM_SIZE + 12, width: 230 };
  writer.y = top + 7;
  writeText(writer, membrete.nombre, TEXT.oficina, names);
  writeText(writer, membrete.ayuntamiento, TEXT.ayuntamiento, names);

  writer.y = top + 12;
  writeAtRight(writer, clase, TEXT.clase, left + width);
  writer.y += TEXT.clase.leading;
  if (numero) writeAtRight(writer, numero, TEXT.numero, left + width);
  writer.y = top + EMBLEM_SIZE + 28;
}

/** Heads the pages after the first one, so that a loose sheet can be told. */
export function drawRunningHead(
  writer: PdfWriter,
  membrete: Membrete,
  { clase, numero }: Rotulo,
  column = COLUMN,
): void {
  writer.artifact('Pagination', () => {
    drawLine(writer, membrete.nombre, TEXT.pie, writer.y, column, 'left');
    drawLine(writer, numero ? `${clase} ${numero}` : clase, TEXT.pie, writer.y, column, 'right');
    writer.rule(column.left, writer.y + 15, column.width, 0.8, palette.oro);
  });
  writer.y += 32;
}

/** Foots every page with the office's address, its phone and the page's number. */
export function drawFooters(
  writer: PdfWriter,
  { domicilio, telefono, correo }: Membrete,
  column = COLUMN,
): void {
  writer.onEveryPage((page, pages) =>
    writer.artifact('Pagination', () => {
      writer.rule(column.left, PAGE.footer, column.width, 0.8, palette.linea);
      const y = drawLine(writer, domicilio, TEXT.pie, PAGE.footer + 6, column, 'left');
      drawLine(writer, `Teléfono ${telefono} · ${correo}`, TEXT.pie, y, column, 'left');
      drawLine(writer, `Página ${page} de ${pages}`, TEXT.pie, PAGE.footer + 6, column, 'right');
    }),
  );
}

/** Draws text outside of the tags; long text takes more lines. Returns the height below it. */
function drawLine(
  writer: PdfWriter,
  text: string,
  style: TextStyle,
  top: number,
  column: Column,
  side: 'left' | 'right',
): number {
  const lines = layOut(writer, [{ text, style }], column.width * 0.8);
  lines.forEach((line, index) => {
    const left = column.left + (side === 'left' ? 0 : column.width - widthOf(line));
    writer.pieces(line, left, top + index * style.leading + baselineOf(style));
  });
  return top + lines.length * style.leading;
}
