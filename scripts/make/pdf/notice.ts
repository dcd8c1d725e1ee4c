import { palette } from '@/tailwind.config';
import { layOut, writeText, type Column } from './paragraph';
import type { PdfWriter } from './writer';
import { TEXT } from './theme';

const BAR = 4;
const PADDING = 9;

/** Writes a notice on a coloured ground: what it is about, and what to know of it. */
export function writeNotice(
  writer: PdfWriter,
  titulo: string,
  texto: string,
  { left, width }: Column,
): void {
  const inner = { left: left + 18, width: width - 30 };
  const lines = layOut(writer, [{ text: texto, style: TEXT.celda }], inner.width).length;
  const height = TEXT.aviso.leading + lines * TEXT.celda.leading + 2 * PADDING;
  const top = writer.y;
  writer.artifact('Layout', () => {
    writer.box(left, top, width, height, palette.arena);
    writer.box(left, top, BAR, height, palette.oro);
  });
  writer.y += PADDING;
  writeText(writer, titulo, TEXT.aviso, inner);
  writeText(writer, texto, TEXT.celda, inner);
  writer.y = top + height;
}
