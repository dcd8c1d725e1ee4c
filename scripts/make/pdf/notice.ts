import { palette } from '@/tailwind.config';
import { layOut, writeText, type Column } from './paragraph';
import type { Sheet } from './sheet';
import { TEXT } from './theme';

const BAR = 4;
const PADDING = 9;

/** Writes a notice on a coloured ground: what it is about, and what to know of it. */
export function writeNotice(
  sheet: Sheet,
  titulo: string,
  texto: string,
  { left, width }: Column,
): void {
  const inner = { left: left + 18, width: width - 30 };
  const lines = layOut(sheet, [{ text: texto, style: TEXT.celda }], inner.width).length;
  const height = TEXT.aviso.leading + lines * TEXT.celda.leading + 2 * PADDING;
  const top = sheet.y;
  sheet.artifact('Layout', () => {
    sheet.box(left, top, width, height, palette.arena);
    sheet.box(left, top, BAR, height, palette.oro);
  });
  sheet.y += PADDING;
  writeText(sheet, titulo, TEXT.aviso, inner);
  writeText(sheet, texto, TEXT.celda, inner);
  sheet.y = top + height;
}
