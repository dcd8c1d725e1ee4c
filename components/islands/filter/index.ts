import { startFolds } from './folds';
import { afterPause, foldLetters, linesOfTable, showOnly } from '../rows';

interface TableWords {
  id: string;
  one: string;
  many: string;
  of?: string;
}

/**
 * Filters table rows: every word must be in the row, its group's heading or the common name of all rows.
 * Without a match, words that no row has are left out, then the last ones, and the status line says which.
 * With `data-asked` it reads the address on arrival (`?q=`) and never writes it: names searched for stay out
 * of the history.
 * @param root has the box and the status line; its data the tables and their nouns
 */
export function start(root: HTMLElement): void {
  const box = root.querySelector('input');
  const kinds = root.querySelector('select');
  const status = root.querySelector('[role=status]');
  if (!box || !status) return;
  const said = JSON.parse(root.dataset['tables'] ?? '[]') as TableWords[];
  const tables = said.flatMap(({ id, of, ...nouns }) => {
    const table = document.getElementById(id);
    if (!(table instanceof HTMLTableElement)) return [];
    return { ...nouns, table, lines: linesOfTable(table, of) };
  });
  const later = afterPause();
  const folds = startFolds(tables.map(({ table }) => table));
  const isHeld = (word: string) =>
    tables.some(({ lines }) => lines.some(({ text }) => text.includes(foldLetters(word))));

  /** Returns how many rows are left, in words. */
  const filterBy = (words: string[]): string => {
    const plain = words.map(foldLetters);
    const counts = tables.flatMap(({ one, many, table, lines }) => {
      const { length } = showOnly(
        lines,
        ({ row, text }) =>
          (!kinds?.value || row.querySelector(`[data-kind="${kinds.value}"]`) !== null) &&
          plain.every((word) => text.includes(word)),
      );
      table.hidden = length === 0;
      return length > 0 ? { length, words: `${length} ${length === 1 ? one : many}` } : [];
    });
    const isOne = counts.length === 1 && counts[0]?.length === 1;
    const nouns = counts.map(({ words }) => words).join(' y ');
    return nouns && `${nouns} ${isOne ? 'coincide' : 'coinciden'}.`;
  };

  const filter = () => {
    const words = box.value.split(/\s+/).filter(foldLetters);
    let asked = words.some(isHeld) ? words.filter(isHeld) : words;
    let left = filterBy(asked);
    while (!left && asked.length > 1 && !kinds?.value) {
      asked = asked.slice(0, -1);
      left = filterBy(asked);
    }
    const without = words.filter((word) => !asked.includes(word)).map((word) => `«${word}»`);
    const lead = without.length > 0 ? `Sin ${without.join(' ni ')}: ` : '';
    const answer = left ? lead + left : root.dataset['none'];
    folds.setAll(words.length > 0);
    later(() => {
      status.textContent = ((words.length > 0 || kinds?.value) && answer) || '';
      const { beyond } = root.dataset;
      if (!left && beyond && words.length > 0) status.append(' ', linkBeyond(beyond, words));
    });
  };
  const follow = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest('[hidden]') || !tables.some(({ table }) => table.contains(target))) return;
    box.value = '';
    if (kinds) kinds.value = '';
    filter();
    target.scrollIntoView();
  };

  box.addEventListener('input', filter);
  kinds?.addEventListener('input', filter);
  addEventListener('hashchange', follow);
  // Following a link to the present address fires no `hashchange`.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')?.href === location.href) follow();
  });
  if ('asked' in root.dataset) box.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (box.value || kinds?.value) filter();
  // Shows the table that waited (lib/site/early-marks-script.ts).
  delete document.documentElement.dataset['q'];
}

function linkBeyond(said: string, words: readonly string[]): HTMLElement {
  const link = document.createElement('a');
  const asked = words.join(' ');
  link.href = `/buscar/?q=${encodeURIComponent(asked)}`;
  link.textContent = said.replace('…', asked);
  return link;
}
