'use client';

import { useEffect, useState } from 'react';
import { useQuery } from '../query/use-query';

/** Letters without accents or case, so that «sanchez» finds «Sánchez». */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Filters the directory's rows as one types. It acts on the table that stands in the page; every word
 * must be in the row or in its unit's name. It reads the address on arrival and leaves it alone after:
 * whom somebody looked for stays out of the browser's history.
 */
export function DirectorioFilter({ tableId }: { tableId: string }) {
  const { query, box } = useQuery();
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    const groups = document.getElementById(tableId)?.querySelectorAll('tbody') ?? [];
    let shown = 0;
    for (const group of groups) {
      const [heading, ...rows] = group.rows;
      const unit = fold(heading?.textContent ?? '');
      let inGroup = 0;
      for (const row of rows) {
        const text = `${unit} ${fold(row.textContent)}`;
        row.hidden = !words.every((word) => text.includes(word));
        if (!row.hidden) inGroup++;
      }
      group.hidden = inGroup === 0;
      shown += inGroup;
    }
    // Announced once the person pauses, not at every letter.
    const timer = setTimeout(() => setCount(words.length > 0 ? shown : undefined), 300);
    return () => clearTimeout(timer);
  }, [query, tableId]);

  return (
    <form role="search" className="form mb-5" onSubmit={(event) => event.preventDefault()}>
      <div className="field">
        <label htmlFor="filtro">Filtrar por nombre, puesto o área</label>
        <input id="filtro" name="q" type="search" autoComplete="off" {...box} />
      </div>
      <p role="status">{count !== undefined && announce(count)}</p>
      <button type="submit" className="sr-only">
        Filtrar
      </button>
    </form>
  );
}

function announce(count: number): string {
  if (count === 0) return 'Nadie coincide. Pruebe con otra palabra.';
  return count === 1 ? '1 persona coincide.' : `${count} personas coinciden.`;
}
