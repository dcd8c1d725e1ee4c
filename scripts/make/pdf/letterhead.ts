import { palette } from '@/tailwind.config';
import { baselineOf, layOut, lengthOf, writeAtRight, writeText, type Column } from './paragraph';
import type { PdfWriter } from './writer';
import { PAGE, TEXT } from './theme';

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

/** Heads a document's first page with the emblem, the office's names and the kind of paper. */
export function writeLetterhead(
  writer: PdfWriter,
  membrete: Membrete,
  { clase, numero }: Rotulo,
  { left, width }: Column,
): void {
  const top = writer.y;
  writer.artifact('Layout', () => {
    writer.emblem(left, top, EMBLEM_SIZE);
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
  { nombre }: Membrete,
  { clase, numero }: Rotulo,
  column: Column,
): void {
  writer.artifact('Pagination', () => {
    drawAside(writer, nombre, writer.y, column, 'left');
    drawAside(writer, numero ? `${clase} ${numero}` : clase, writer.y, column, 'right');
    writer.rule(column.left, writer.y + 15, column.width, 0.8, palette.oro);
  });
  writer.y += 32;
}

/** Foots every page with the office's address, its phone and the page's number. */
export function drawFooters(
  writer: PdfWriter,
  { domicilio, telefono, correo }: Membrete,
  column: Column,
): void {
  const top = PAGE.footer + 6;
  writer.onEveryPage((page, pages) =>
    writer.artifact('Pagination', () => {
      writer.rule(column.left, PAGE.footer, column.width, 0.8, palette.linea);
      const y = drawAside(writer, domicilio, top, column, 'left');
      drawAside(writer, `Teléfono ${telefono} · ${correo}`, y, column, 'left');
      drawAside(writer, `Página ${page} de ${pages}`, top, column, 'right');
    }),
  );
}

function drawAside(
  writer: PdfWriter,
  text: string,
  top: number,
  column: Column,
  side: 'left' | 'right',
): number {
  const style = TEXT.pie;
  const lines = layOut([{ text, style }], column.width * 0.8);
  lines.forEach((line, index) => {
    const left = column.left + (side === 'left' ? 0 : column.width - lengthOf(line));
    writer.pieces(line, left, top + index * style.leading + baselineOf(style));
  });
  return top + lines.length * style.leading;
}

const NOTICE = { bar: 4, padding: 9 };

/** Writes a notice on a coloured ground: what it is about, and what to know of it. */
export function writeNotice(
  writer: PdfWriter,
  titulo: string,
  texto: string,
  { left, width }: Column,
): void {
  const inner = { left: left + 18, width: width - 30 };
  const lines = layOut([{ text: texto, style: TEXT.celda }], inner.width).length;
  const height = TEXT.aviso.leading + lines * TEXT.celda.leading + 2 * NOTICE.padding;
  const top = writer.y;
  writer.artifact('Layout', () => {
    writer.box(left, top, width, height, palette.arena);
    writer.box(left, top, NOTICE.bar, height, palette.oro);
  });
  writer.y += NOTICE.padding;
  writeText(writer, titulo, TEXT.aviso, inner);
  writeText(writer, texto, TEXT.celda, inner);
  writer.y = top + height;
}

/** Draws the short rule that heads the last words of a paper. */
export function drawClosingRule(writer: PdfWriter, left: number): void {
  writer.artifact('Layout', () => writer.rule(left, writer.y, 48, 1.6, palette.oro));
}
