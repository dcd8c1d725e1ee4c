import { LETTER } from '@/lib/paper/letter';
import { palette } from '@/tailwind.config';
import type { Face } from './fonts';
import type { TextStyle } from './typeset';

const style = (
  face: Face,
  size: number,
  leading: number,
  color: string = palette.tinta,
): TextStyle => ({ face, size, leading, color });

/** Every kind of text that a PDF has, in points. */
export const TEXT = {
  oficina: style('serifBold', 16, 19, palette.guinda),
  ayuntamiento: style('sans', 10, 13, palette.gris),
  clase: style('sansBold', 10, 13, palette.guinda),
  numero: style('sans', 10, 13),
  nota: style('sans', 9, 12.5, palette.gris),
  pie: style('sans', 8.5, 11, palette.gris),
  fecha: style('sans', 10.5, 14, palette.gris),
  titulo: style('serifBold', 19, 23),
  h1: style('serifBold', 21, 26),
  h2: style('serifBold', 14, 18, palette.guinda),
  h3: style('serifBold', 12, 16),
  h4: style('sansBold', 11, 15),
  resumen: style('serif', 13, 18.5, palette.gris),
  cuerpo: style('serif', 11.5, 16.5),
  celda: style('sans', 10, 13.5),
  encabezado: style('sansBold', 10, 13.5),
  aviso: style('sansBold', 12, 16, palette.guinda),
} as const satisfies Record<string, TextStyle>;

/** A letter page and what is printed on it. */
export const PAGE = {
  ...LETTER,
  top: 48,
  bottom: 706,
  footer: 724,
} as const;

/** The column of text that letters share. */
export const COLUMN = { left: PAGE.left, width: PAGE.right - PAGE.left };
