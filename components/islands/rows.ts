/** Without accents, case and hyphens: «sanchez» finds «Sánchez», «nta33» «NTA-33». */
export const foldLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{Diacritic}\u00AD\u200B-]/gu, '')
    .toLowerCase();

/** A word as rows are asked for it: «adquisiciones» finds «Adquisición», «normas» «norma». */
export const foldWord = (word: string) => {
  const plain = foldLetters(word);
  return plain.length > 4 ? plain.replace(/([^aeiou])es$|s$/, '$1') : plain;
};

interface Line {
  row: HTMLTableRowElement;
  /** The letters in which words are looked for: of the row, its group's heading, and `of`. */
  text: string;
  group: HTMLTableSectionElement;
}

/** @param of the noun of every row, which people may write too: «norma 33» */
export const linesOfTable = (table: HTMLTableElement, of = ''): Line[] =>
  [...table.tBodies].flatMap((group) => {
    const heading = group.querySelector('[scope=rowgroup]')?.closest('tr');
    return [...group.rows]
      .filter((row) => row.querySelector('[scope=row]'))
      .map((row) => {
        const copy = row.cloneNode(true) as HTMLElement;
        copy.querySelectorAll('[data-search-ignore]').forEach((part) => part.remove());
        const text = foldLetters(`${of} ${heading?.textContent ?? ''} ${copy.textContent}`);
        return { row, text, group };
      });
  });

/** Hides rows that don't match, and groups without any; returns the lines left. */
export function showOnly<L extends Line>(lines: readonly L[], is: (line: L) => boolean): L[] {
  const left = lines.filter(is);
  const groups = new Set(left.map(({ group }) => group));
  for (const { row, group } of lines) {
    row.hidden = true;
    group.hidden = !groups.has(group);
  }
  for (const { row } of left) row.hidden = false;
  return left;
}

/** Returns a link; in `text` of the whole site's search, «…» are the words. */
export function anchorTo(href: string, text: string): HTMLElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  return made;
}
export const searchLink = (words: string, text: string) =>
  anchorTo(`/buscar/?q=${encodeURIComponent(words)}`, text.replace('…', words));

/** Keeps in the status line, for paper, what was written or chosen; a day is said in its answer. */
export function keepAsked(
  status: Element,
  controls: Iterable<HTMLInputElement | HTMLSelectElement | null>,
): void {
  const said = [...controls].flatMap((control) => {
    if (!control?.value || control.type === 'date') return [];
    return `«${'options' in control ? control.selectedOptions[0]?.text : control.value}»`;
  });
  if (said.length > 0) status.setAttribute('data-words', said.join(', '));
  else status.removeAttribute('data-words');
}

const PAUSE_MS = 300;

/** Returns a function that acts once nothing is typed for a moment. */
export function afterPause(): (act: () => void) => void {
  let timer: ReturnType<typeof setTimeout>;
  return (act) => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE_MS);
  };
}
