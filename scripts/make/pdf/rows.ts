import type { Sheet } from '@/lib/forms/sheet';
import type { Column } from './paragraph';

export type Campo = Pick<Sheet['campos'][number], 'tipo' | 'etiqueta' | 'ayuda' | 'lineas'>;

/** A field and the room that it takes of the column's width. */
export interface Cell {
  campo: Campo;
  column: Column;
}

/** Parts of the width: a row has twelve. */
const WHOLE = 12;
const GUTTER = 18;

/** The least width that a hand needs, in parts. Other fields take a row of their own. */
const LEAST: Partial<Record<Campo['tipo'], number>> = { text: 6, email: 6, date: 5, tel: 4 };

/** Phones and dates have a known length; names and addresses take what is left. */
const grows = ({ tipo }: Campo) => tipo !== 'tel' && tipo !== 'date';
/** A help as long as this stands below its label in half the width. */
const SHORT = 45;
const leastOf = ({ tipo, ayuda = '' }: Campo) =>
  ayuda.length > SHORT ? WHOLE : (LEAST[tipo] ?? WHOLE);

/** Puts short fields side by side where they fit. Their order is kept: it is the web form's. */
export function toRows(campos: Campo[], column: Column): Cell[][] {
  const rows: Campo[][] = [];
  for (const campo of campos) {
    const last = rows[rows.length - 1];
    if (last && sum([...last, campo].map(leastOf)) <= WHOLE) last.push(campo);
    else rows.push([campo]);
  }
  return rows.map((row) => toCells(row, column));
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

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
