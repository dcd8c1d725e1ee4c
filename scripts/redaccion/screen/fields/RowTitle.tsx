import { useEffect } from 'react';
import { useLedTo } from '../problems';

export interface RowPlace {
  path: string;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Returns whether a row is open; opens a row that the person is led to. */
export function useRowOpen({ path, open, onToggle }: RowPlace): boolean {
  const ledTo = useLedTo(path);
  useEffect(() => {
    if (ledTo && !open) onToggle(true);
  });
  return open || ledTo;
}

/** The title of a row of a list or a table: opens and closes its fields. */
export const RowTitle = ({ path, title, open, onToggle }: RowPlace & { title: string }) => (
  <button
    type="button"
    id={`${path}-fila`}
    className="row-title"
    aria-expanded={open}
    onClick={() => onToggle(!open)}
  >
    {title}
  </button>
);
