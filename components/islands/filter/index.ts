import { startFolds } from './folds';
import {
  afterPause,
  foldLetters,
  foldWord,
  keepAsked,
  linesOfTable,
  anchorTo,
  searchLink,
  showOnly,
} from '../rows';

/** Shorter words, as «de» and «mi», say nothing of a matter. */
const SHORTEST = 3;
/** More would hide the answer. */
const MAX_CALLS = 2;

interface TableWords {
  id: string;
  one: string;
  many: string;
  of?: string;
}

/**
 * Filters table rows: every word must be in the row, its group's heading or the common name of all rows.
 * Without a match, words that no row has are left out, then the last ones, and the status line says which.
 * Matters of the calls (`data-calls`) in which the words begin are linked in it; their rows stay.
 * With `data-asked` it reads the address on arrival (`?q=`) and never writes it: names searched for stay out
 * of the history.
 * @param root has the box and the status line; its data the table and its nouns
 */
export function start(root: HTMLElement): void {
  const box = root.querySelector('input');
  const kinds = root.querySelector('select');
  const status = root.querySelector('[role=status]');
  const { table: said = '{}', calls = '{}', none, beyond } = root.dataset;
  const { id, one, many, of } = JSON.parse(said) as TableWords;
  const { table: callId = '', lead = '' } = JSON.parse(calls) as { table?: string; lead?: string };
  const table = document.getElementById(id);
  if (!box || !status || !(table instanceof HTMLTableElement)) return;
  const lines = linesOfTable(table, of);
  const title = table.caption?.firstChild;
  const titled = title?.textContent ?? '';
  const matters = [...(document.getElementById(callId)?.querySelectorAll('[scope=row]') ?? [])].map(
    ({ parentElement, textContent }) => ({
      href: `#${parentElement?.id}`,
      name: textContent ?? '',
      has: foldLetters(textContent ?? '').split(/[^\p{L}\d]+/u),
    }),
  );
  const later = afterPause();
  const folds = startFolds(table);
  const callsFor = (words: readonly string[]) => {
    const plain = words.map(foldWord).filter(({ length }) => length >= SHORTEST);
    const isIn = ({ has }: { has: string[] }) =>
      plain.every((word) => has.some((one) => one.startsWith(word)));
    return plain.length > 0 ? matters.filter(isIn) : [];
  };
  const isHeld = (word: string) =>
    callsFor([word]).length > 0 || lines.some(({ text }) => text.includes(foldWord(word)));

  /** Returns how many rows are left. */
  const filterBy = (words: string[]): number => {
    const plain = words.map(foldWord);
    const { length } = showOnly(
      lines,
      (line) =>
        (!kinds?.value || line.row.querySelector(`[data-kind="${kinds.value}"]`) !== null) &&
        plain.every((word) => line.text.includes(word)),
    );
    table.hidden = length === 0;
    return length;
  };

  const filter = () => {
    const words = box.value.split(/\s+/).filter(foldLetters);
    let asked = words.some(isHeld) ? words.filter(isHeld) : words;
    let left = filterBy(asked);
    while (left + callsFor(asked).length === 0 && asked.length > 1 && !kinds?.value) {
      asked = asked.slice(0, -1);
      left = filterBy(asked);
    }
    const without = words.filter((word) => !asked.includes(word)).map((word) => `«${word}»`);
    const omitted = without.length > 0 ? `Sin ${without.join(' ni ')}: ` : '';
    const count = left === 1 ? `1 ${one} coincide.` : `${left} ${many} coinciden.`;
    folds.setAll(words.length > 0);
    // The status line counts those left.
    if (of && title) title.textContent = words.length > 0 || kinds?.value ? of : titled;
    later(() => {
      status.textContent = '';
      keepAsked(status, [box, kinds]);
      const found = callsFor(asked).slice(0, MAX_CALLS);
      if (left + found.length > 0) status.append(omitted);
      if (words.length > 0 || kinds?.value) status.append(left ? count : (none ?? ''));
      if (found.length > 0) status.append(` ${lead}`);
      for (const { href, name } of found) status.append(' ', anchorTo(href, name), '.');
      if (!left && beyond && words.length > 0)
        status.append(' ', searchLink(words.join(' '), beyond));
    });
  };
  const follow = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest('[hidden]') || !table.contains(target)) return;
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
