import { palette } from '@/tailwind.config';
import { baselineOf, widthOf } from './marks';
import { layOut, writeParagraph, writeText, type Column } from './paragraph';
import type { Campo, Cell } from './rows';
import type { PdfWriter } from './writer';
import { TEXT } from './theme';

const ETIQUETA = TEXT.encabezado;
const AYUDA = TEXT.nota;
const GUIA = TEXT.pie;
/** Between a label and the help that follows it in its line. */
const ASIDE = 8;
/** Below a row of fields, and more where the parts of a date are named under its line. */
const GAP = 5;
const GAP_FECHA = 16;
const SQUARE = 11;
const INDENT = 20;

/** Where the parts of a date end along its line, and their names. */
const FECHA = [
  ['día', 0.3],
  ['mes', 0.6],
  ['año', 1],
] as const;

/** How high a row of fields is beside its lines, and how many lines it has one below the other. */
export function measureRow(writer: PdfWriter, row: Cell[]): { height: number; lines: number } {
  if (isDeclaration(row)) return { height: heightOfDeclaration(writer, row[0]) + GAP, lines: 0 };
  return {
    height: heightOfLabels(writer, row) + gapOf(row),
    lines: Math.max(...row.map(({ campo }) => campo.lineas)),
  };
}

/**
 * Writes a row of fields, with `pitch` from one line to the next. Labels are level at their top,
 * and so are lines: the eye and the hand go straight along.
 */
export function writeRow(writer: PdfWriter, row: Cell[], pitch: number): void {
  if (isDeclaration(row)) return writeDeclaration(writer, row[0]);
  const top = writer.y;
  const first = top + heightOfLabels(writer, row) + pitch;
  for (const { campo, column } of row) {
    writer.y = top;
    writeLabel(writer, campo, column);
    if (campo.tipo === 'date') drawFecha(writer, first, column);
    else drawLines(writer, campo, first, pitch, column);
  }
  const { lines, height } = measureRow(writer, row);
  writer.y = top + height + lines * pitch;
}

const isDeclaration = (row: Cell[]): row is [Cell] => row[0]?.campo.tipo === 'checkbox';
const gapOf = (row: Cell[]) => (row.some(({ campo }) => campo.tipo === 'date') ? GAP_FECHA : GAP);

function heightOfLabels(writer: PdfWriter, row: Cell[]): number {
  return Math.max(
    ...row.map(({ campo: { etiqueta, ayuda }, column: { width } }) => {
      const label = layOut(writer, [{ text: etiqueta, style: ETIQUETA }], width);
      const below = ayuda && !asideOf(writer, etiqueta, ayuda, width);
      const help = below ? layOut(writer, [{ text: ayuda, style: AYUDA }], width) : [];
      return label.length * ETIQUETA.leading + help.length * AYUDA.leading;
    }),
  );
}

/** How far from the left the help begins when it fits in the label's line; else nothing. */
function asideOf(
  writer: PdfWriter,
  etiqueta: string,
  ayuda: string,
  width: number,
): number | undefined {
  const [label = []] = layOut(writer, [{ text: etiqueta, style: ETIQUETA }], Infinity);
  const [help = []] = layOut(writer, [{ text: ayuda, style: AYUDA }], Infinity);
  const aside = widthOf(label) + ASIDE;
  return aside + widthOf(help) <= width ? aside : undefined;
}

function writeLabel(writer: PdfWriter, { etiqueta, ayuda }: Campo, { left, width }: Column): void {
  const top = writer.y;
  writeText(writer, etiqueta, ETIQUETA, { left, width });
  if (!ayuda) return;
  const aside = asideOf(writer, etiqueta, ayuda, width);
  if (aside === undefined) return writeText(writer, ayuda, AYUDA, { left, width });
  writer.y = top + baselineOf(ETIQUETA) - baselineOf(AYUDA); // on the label's baseline
  writeText(writer, ayuda, AYUDA, { left: left + aside, width: width - aside + 1 });
}

function drawLines(
  writer: PdfWriter,
  { lineas }: Campo,
  first: number,
  pitch: number,
  { left, width }: Column,
): void {
  const alt = lineas === 1 ? 'Renglón para escribir' : `${lineas} renglones para escribir`;
  const tag = writer.tag('Form', undefined, { alt, role: 'tv' });
  tag.add(() => {
    for (let line = 0; line < lineas; line++)
      writer.rule(left, first + line * pitch, width, 0.6, palette.borde);
  });
  tag.end();
}

function drawFecha(writer: PdfWriter, y: number, { left, width }: Column): void {
  const tag = writer.tag('Form', undefined, {
    alt: 'Renglón para el día, el mes y el año',
    role: 'tv',
  });
  tag.add(() => {
    let start = 0;
    for (const [text, end] of FECHA) {
      const [line = []] = layOut(writer, [{ text, style: GUIA }], Infinity);
      const from = left + start * width;
      const room = (end - start) * width - (end < 1 ? ASIDE : 0);
      writer.rule(from, y, room, 0.6, palette.borde);
      writer.pieces(line, from + (room - widthOf(line)) / 2, y + baselineOf(GUIA) + 1);
      start = end;
    }
  });
  tag.end();
}

/** The statement that a box declares, and its meaning. */
const declarationOf = ({ etiqueta, ayuda }: Campo) => [
  { text: [etiqueta, ayuda].filter(Boolean).join(' '), style: TEXT.celda },
];

const heightOfDeclaration = (writer: PdfWriter, { campo, column }: Cell) =>
  layOut(writer, declarationOf(campo), column.width - INDENT).length * TEXT.celda.leading;

/** A box to tick, and beside it what ticking it declares. */
function writeDeclaration(writer: PdfWriter, { campo, column: { left, width } }: Cell): void {
  const box = writer.tag('Form', undefined, { alt: 'Casilla para marcar', role: 'cb' });
  const y = writer.y + (TEXT.celda.leading - SQUARE) / 2;
  box.add(() => writer.frame(left + 0.5, y, SQUARE, palette.tinta));
  box.end();
  const tag = writer.tag('P');
  writeParagraph(
    writer,
    declarationOf(campo),
    tag,
    { left: left + INDENT, width: width - INDENT },
    TEXT.celda,
  );
  tag.end();
  writer.y += GAP;
}
