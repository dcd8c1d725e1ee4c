import { useState } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';
import { changeAndGo } from '../problems';
import { useValue } from '../values';
import { emptyOf, isFields } from './nodes';

export function useRows(path: string, items: SchemaNode) {
  const [value, set] = useValue(path);
  const rows = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState<boolean[]>([]);
  const opened = rows.map((_, index) => open[index] ?? false);
  const put = (next: ApiJson[], nextOpen: boolean[], place: string) =>
    changeAndGo(() => {
      set(next);
      setOpen(nextOpen);
    }, `${path}${place}`);
  const move = (from: number, to?: number) => {
    const moved = <T>(all: T[]) => {
      const rest = all.toSpliced(from, 1);
      return to === undefined ? rest : rest.toSpliced(to, 0, ...all.slice(from, from + 1));
    };
    put(moved(rows), moved(opened), to === undefined ? '' : `.${to}-fila`);
  };
  const copy = (from: number) => {
    const after = from + 1;
    const row = copyOf(rows, rows[from] ?? null);
    put(rows.toSpliced(after, 0, row), opened.toSpliced(after, 0, true), `.${after}`);
  };
  return {
    rows,
    opened,
    toggle: (index: number, now: boolean) => setOpen(opened.with(index, now)),
    /** The changes of a row, by their names; undefined where a change is impossible. */
    moves: (index: number): Record<string, (() => void) | undefined> => ({
      Subir: index > 0 ? () => move(index, index - 1) : undefined,
      Bajar: index < rows.length - 1 ? () => move(index, index + 1) : undefined,
      Copiar: () => copy(index),
      Quitar: () => move(index),
    }),
    add: () => put([...rows, emptyOf(items)], [...opened, true], `.${rows.length}`),
  };
}

/** A row without its former addresses, and with the number that follows for its own. */
function copyOf(rows: ApiJson[], row: ApiJson): ApiJson {
  if (!isFields(row)) return row;
  const copy = { ...row };
  delete copy['antes'];
  const numbers = rows.map((one) => Number(isFields(one) && one['id']) || 0);
  if (typeof copy['id'] === 'number') copy['id'] = Math.max(...numbers) + 1;
  return copy;
}
