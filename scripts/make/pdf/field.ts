import type { Sheet } from '@/lib/forms/sheet';
import { palette } from '@/tailwind.config';
import { baselineOf, layOut, lengthOf, lineOf, writeText, type Column } from './paragraph';
import type { PdfWriter } from './writer';
import { TEXT } from './theme';
import type { Run } from './typeset';

export type Campo = Pick<Sheet['campos'][number], 'tipo' | 'etiqueta' | 'ayuda' | 'lineas'>;

/** A field and the room that it takes of the column's width. */
interface Cell {
  campo: Campo;
  column: Column;
}

interface Row {
  cells: Cell[];
  labels: number;
  height: number;
  lines: number;
}

const WHOLE = 12;
const GUTTER = 18;
/** The least width that a hand needs, in parts. Other fields take a row of their own. */
const LEAST: Partial<Record<Campo['tipo'], number>> = { text: 6, email: 6, date: 5, tel: 4 };
const SHORT = 45;

const grows = ({ tipo }: Campo) => tipo !== 'tel' && tipo !== 'date';
const leastOf = ({ tipo, ayuda = '' }: Campo) =>
  ayuda.length > SHORT ? WHOLE : (LEAST[tipo] ?? WHOLE);

export const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** Puts short fields side by side where they fit. Their order is kept: it is the web form's. */
export function toRows(campos: Campo[], column: Column): Row[] {
  const rows: Campo[][] = [];
  for (const campo of campos) {
    const last = rows.at(-1);
    if (last && sum([...last, campo].map(leastOf)) <= WHOLE) last.push(campo);
    else rows.push([campo]);
  }
  return rows.map((row) => measure(toCells(row, column)));
}

function toCells(row: Campo[], { left, width }: Column): Cell[] {
  const spare = (WHOLE - sum(row.map(leastOf))) / Math.max(1, row.filter(grows).length);
  const part = (width + GUTTER) / WHOLE;
  let x = left;
  return row.map((campo) => {
    const advance = (leastOf(campo) + (grows(campo) ? spare : 0)) * part;
    const cell = { campo, column: { left: x, width: advance - GUTTER } };
    x += advance;
    return cell;
  });
}

const GAP = 5;
const GAP_FECHA = 16;
const SQUARE = 11;
const INDENT = 20;

function measure(cells: Cell[]): Row {
  const labels = Math.max(
    ...cells.map(({ campo, column: { width } }) => {
      const room = isBox(campo) ? width - INDENT : width;
      return layOut(labelOf(campo), room).length * TEXT.encabezado.leading;
    }),
  );
  const gap = cells.some(({ campo }) => campo.tipo === 'date') ? GAP_FECHA : GAP;
  const lines = Math.max(...cells.map(({ campo }) => (isBox(campo) ? 0 : campo.lineas)));
  return { cells, labels, height: labels + gap, lines };
}

const isBox = ({ tipo }: Campo) => tipo === 'checkbox';

function labelOf(campo: Campo): Run[] {
  const { etiqueta, ayuda } = campo;
  const [style, aside] = isBox(campo) ? [TEXT.celda, TEXT.celda] : [TEXT.encabezado, TEXT.nota];
  const label = { text: etiqueta, style };
  return ayuda ? [label, { text: ` ${ayuda}`, style: aside }] : [label];
}

/**
 * Writes a row of fields, with `pitch` from one line to the next. Labels are level at their top,
 * and so are lines: the eye and the hand go straight along.
 */
export function writeRow(writer: PdfWriter, row: Row, pitch: number): void {
  const height = row.height + row.lines * pitch;
  writer.fit(height);
  const top = writer.y;
  for (const { campo, column } of row.cells) {
    const { left, width } = column;
    writer.y = top;
    if (isBox(campo)) {
      drawBox(writer, left);
      const beside = { left: left + INDENT, width: width - INDENT };
      writeText(writer, labelOf(campo), TEXT.celda, beside);
      continue;
    }
    writeText(writer, labelOf(campo), TEXT.encabezado, column);
    const first = top + row.labels + pitch;
    if (campo.tipo === 'date') drawFecha(writer, first, column);
    else drawLines(writer, campo, first, pitch, column);
  }
  writer.y = top + height;
}

function drawField(writer: PdfWriter, alt: string, role: 'tv' | 'cb', draw: () => void): void {
  writer.tag('Form', undefined, (tag) => tag.add(draw), { alt, role });
}

function drawBox(writer: PdfWriter, left: number): void {
  const y = writer.y + (TEXT.celda.leading - SQUARE) / 2;
  drawField(writer, 'Casilla para marcar', 'cb', () =>
    writer.frame(left + 0.5, y, SQUARE, palette.tinta),
  );
}

function drawLines(
  writer: PdfWriter,
  { lineas }: Campo,
  first: number,
  pitch: number,
  { left, width }: Column,
): void {
  const alt = lineas === 1 ? 'Renglón para escribir' : `${lineas} renglones para escribir`;
  drawField(writer, alt, 'tv', () => {
    for (let line = 0; line < lineas; line++)
      writer.rule(left, first + line * pitch, width, 0.6, palette.borde);
  });
}

const FECHA: [name: string, from: number, to: number][] = [
  ['día', 0, 0.26],
  ['mes', 0.3, 0.56],
  ['año', 0.6, 1],
];
const GUIA = TEXT.pie;

function drawFecha(writer: PdfWriter, y: number, { left, width }: Column): void {
  drawField(writer, 'Renglón para el día, el mes y el año', 'tv', () => {
    for (const [name, from, to] of FECHA) {
      const [x, room, line] = [left + from * width, (to - from) * width, lineOf(name, GUIA)];
      writer.rule(x, y, room, 0.6, palette.borde);
      writer.pieces(line, x + (room - lengthOf(line)) / 2, y + baselineOf(GUIA) + 1);
    }
  });
}
