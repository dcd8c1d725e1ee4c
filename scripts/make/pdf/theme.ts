import { LETTER } from '@/lib/paper/letter';
import type { Face } from './fonts';
import type { TextStyle } from './typeset';

/** Colours of the PDFs: the site's, on white paper. */
export const COLOR = {
  guinda: '#6B1530',
  dorado: '#B8862B',
  tinta: '#1F1A17',
  gris: '#57504A',
  verde: '#1E6B3A',
  rojo: '#A3201D',
  raya: '#D9CFC2',
  aviso: '#FBF3E2',
  /** Lines to write on: seen on a photocopy, weaker than ink. */
  renglon: '#8C8177',
} as const;

const style = (
  face: Face,
  size: number,
  leading: number,
  color: string = COLOR.tinta,
): TextStyle => ({ face, size, leading, color });

/** Every kind of text that a PDF has, in points. */
export const TEXT = {
  oficina: style('serifBold', 16, 19, COLOR.guinda),
  ayuntamiento: style('sans', 10, 13, COLOR.gris),
  clase: style('sansBold', 10, 13, COLOR.guinda),
  numero: style('sans', 10, 13),
  nota: style('sans', 9, 12.5, COLOR.gris),
  pie: style('sans', 8.5, 11, COLOR.gris),
  fecha: style('sans', 10.5, 14, COLOR.gris),
  titulo: style('serifBold', 19, 23),
  h1: style('serifBold', 21, 26),
  h2: style('serifBold', 14, 18, COLOR.guinda),
  h3: style('serifBold', 12, 16),
  h4: style('sansBold', 11, 15),
  resumen: style('serif', 13, 18.5, COLOR.gris),
  cuerpo: style('serif', 11.5, 16.5),
  celda: style('sans', 10, 13.5),
  encabezado: style('sansBold', 10, 13.5),
  aviso: style('sansBold', 12, 16, COLOR.guinda),
} as const satisfies Record<string, TextStyle>;

/** A letter page and what is printed on it. */
export const PAGE = {
  ...LETTER,
  top: 48,
  bottom: 706,
  footer: 724,
} as const;
