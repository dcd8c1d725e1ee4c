import { useState } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { changeAndGo } from '../problems';
import { useValue } from '../values';
import { emptyOf } from './nodes';

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
    add: () =>
      changeAndGo(() => {
        set([...rows, emptyOf(items)]);
        setOpen([...opened, true]);
      }, `${path}.${rows.length}`),
  };
}
