import { useState } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';
import { changeAndGo } from '../problems';
import { useValue } from '../values';
import { emptyOf, isFields } from './nodes';

/** The rows of a list, their open state, and their changes. */
export function useRows(path: string, items: SchemaNode) {
  const [value, set] = useValue(path);
  const rows = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState<boolean[]>([]);
  const opened = rows.map((_, index) => open[index] ?? false);
  return {
    rows,
    opened,
    toggle: (index: number, now: boolean) => setOpen(opened.with(index, now)),
    change: (from: number, to: number | undefined) => {
      const moved = <T>(all: T[], row: T) => {
        const rest = all.filter((_, index) => index !== from);
        return to === undefined ? rest : rest.toSpliced(to, 0, row);
      };
      changeAndGo(
        () => {
          set(moved(rows, rows[from] ?? null));
          setOpen(moved(opened, opened[from] ?? false));
        },
        to === undefined ? path : `${path}.${to}-fila`,
      );
    },
    copy: (index: number) =>
      changeAndGo(
        () => {
          set(rows.toSpliced(index + 1, 0, copyOf(rows, rows[index] ?? null)));
          setOpen(opened.toSpliced(index + 1, 0, true));
        },
        `${path}.${index + 1}`,
      ),
    add: () =>
      changeAndGo(() => {
        set([...rows, emptyOf(items)]);
        setOpen([...opened, true]);
      }, `${path}.${rows.length}`),
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
