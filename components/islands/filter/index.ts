import { foldLetters } from '../fold';

interface TableWords {
  id: string;
  one: string;
  many: string;
  /** The noun of every row, which people may write too: «norma 33». */
  of?: string;
}

interface Line {
  row: HTMLElement;
  text: string;
}

interface FilteredTable extends TableWords {
  table: HTMLTableElement;
  groups: { element: HTMLElement; lines: Line[] }[];
}

const PAUSE_MS = 300;

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
  const tables = (JSON.parse(root.dataset['tables'] ?? '[]') as TableWords[]).flatMap(read);
  let timer: ReturnType<typeof setTimeout>;

  const texts = tables.flatMap(({ groups }) =>
    groups.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
  const isHeld = (word: string) => texts.some((text) => text.includes(foldLetters(word)));

  const filterAll = (words: string[]) => {
    const plain = words.map(foldLetters);
    return count(
      tables,
      tables.map((one) => filterRows(one, plain, kinds?.value)),
    );
  };

  const filter = () => {
    const words = box.value.split(/\s+/).filter(foldLetters);
    let asked = words.some(isHeld) ? words.filter(isHeld) : words;
    let left = filterAll(asked);
    while (!left && asked.length > 1 && !kinds?.value) {
      asked = asked.slice(0, -1);
      left = filterAll(asked);
    }
    const without = words.filter((word) => !asked.includes(word)).map((word) => `«${word}»`);
    const lead = without.length > 0 ? `Sin ${without.join(' ni ')}: ` : '';
    const said = left ? lead + left : root.dataset['none'];
    clearTimeout(timer);
    timer = setTimeout(
      () => (status.textContent = ((words.length > 0 || kinds?.value) && said) || ''),
      PAUSE_MS,
    );
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

function read(said: TableWords): FilteredTable[] {
  const table = document.getElementById(said.id);
  if (!(table instanceof HTMLTableElement)) return [];
  const all = foldLetters(said.of ?? '');
  const groups = [...table.tBodies].map((element) => {
    const heading = element.querySelector('[scope=rowgroup]')?.closest('tr');
    const over = `${all} ${foldLetters(heading?.textContent ?? '')}`;
    const lines = [...element.rows]
      .filter((row) => row.querySelector('[scope=row]'))
      .map((row) => ({ row, text: `${over} ${foldLetters(wordsOf(row))}` }));
    return { element, lines };
  });
  return [{ ...said, table, groups }];
}

function wordsOf(row: HTMLElement): string {
  const copy = row.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[data-search-ignore]').forEach((part) => part.remove());
  return copy.textContent;
}

/** Hides rows that don't match, and empty groups and tables; returns the count of rows left. */
function filterRows({ table, groups }: FilteredTable, words: string[], kind?: string): number {
  let shown = 0;
  for (const { element, lines } of groups) {
    let inGroup = 0;
    for (const { row, text } of lines) {
      const ofKind = !kind || row.querySelector(`[data-kind="${kind}"]`);
      row.hidden = !ofKind || !words.every((word) => text.includes(word));
      if (!row.hidden) inGroup += 1;
    }
    element.hidden = inGroup === 0;
    shown += inGroup;
  }
  const folding = table.closest('details');
  if (folding && words.length > 0) folding.open = true;
  (folding ?? table).hidden = shown === 0;
  return shown;
}

function count(tables: FilteredTable[], counts: number[]): string {
  const said = tables.flatMap(({ one, many }, at) => {
    const left = counts[at] ?? 0;
    return left > 0 ? [left === 1 ? `1 ${one}` : `${left} ${many}`] : [];
  });
  const total = counts.reduce((sum, left) => sum + left, 0);
  return total > 0 ? `${said.join(' y ')} ${total === 1 ? 'coincide' : 'coinciden'}.` : '';
}
