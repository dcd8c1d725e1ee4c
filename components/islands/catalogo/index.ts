import { fold } from '../fold';

/** How long a person pauses before the result is announced: not at every letter. */
const PAUSE_MS = 300;

/** What is answered of a norm and a day, as the markup says it (lib/site/views/catalogo.ts). */
const ANSWERS: Record<string, string> = { s: 'Regía', n: 'No regía', '?': 'No consta' };

/**
 * Filters the catalogue of norms by words, catalogue, status and day. With a day each norm says whether it
 * was in force on it; without one, the status of its catalogue. The address says what is asked.
 * @param root holds the controls, each under the name that the address gives it, and the status line
 */
export function start(root: HTMLElement): void {
  const { tabla = '', cortes = '{}', none = '' } = root.dataset;
  const table = document.getElementById(tabla);
  const status = root.querySelector('[role=status]');
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  if (!(table instanceof HTMLTableElement) || !status) return;
  const known = JSON.parse(cortes) as Record<string, string>;
  const groups = [...table.tBodies].map((element) => {
    const [heading, ...lines] = element.rows;
    const over = fold(`norma ${heading?.textContent} `);
    const rows = lines.map((row) => {
      const cell = row.querySelector<HTMLElement>('[data-v]');
      return { row, cell, said: cell?.textContent ?? '', text: over + fold(row.textContent) };
    });
    return { element, rows };
  });
  let timer: ReturnType<typeof setTimeout>;

  const filter = () => {
    const asked = new Map(controls.map(({ name, value }) => [name, value] as const));
    const [tipo, estado, dia] = [asked.get('tipo'), asked.get('estado'), asked.get('dia')];
    const words = (asked.get('q') ?? '').split(/\s+/).map(fold);
    const left: Record<string, number> = { s: 0, n: 0, '?': 0 };
    for (const { element, rows } of groups) {
      let shown = 0;
      for (const { row, cell, said, text } of rows) {
        const answer = answerOn(cell?.dataset['v'], dia || known[element.id]);
        if (cell) cell.textContent = dia ? (ANSWERS[answer] ?? '') : said;
        row.hidden =
          !words.every((word) => text.includes(word)) ||
          Boolean(tipo && tipo !== element.id) ||
          Boolean(estado && estado !== answer);
        if (row.hidden) continue;
        shown += 1;
        left[answer] = (left[answer] ?? 0) + 1;
      }
      element.hidden = shown === 0;
    }
    const { s = 0, n = 0, '?': unknown = 0 } = left;
    const total = s + n + unknown;
    table.hidden = total === 0;
    const of = dia ? ` Ese día: regían ${s}; no regían ${n}; no consta de ${unknown}.` : '';
    const count = total === 1 ? '1 norma coincide.' : `${total} normas coinciden.`;
    const query = new URLSearchParams([...asked].filter(([, value]) => value)).toString();
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = query && (total ? count + of : none);
      history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
    }, PAUSE_MS);
  };

  // What was typed or chosen before the script came counts; else what the address asks.
  const asked = new URLSearchParams(location.search);
  for (const control of controls) control.value ||= asked.get(control.name) ?? '';
  root.addEventListener('input', filter);
  if (controls.some(({ value }) => value)) filter();
  // What waited for it (lib/site/early-marks-script.ts) is shown.
  delete document.documentElement.dataset['q'];
}

/** The answer for a day: that of the last stretch that had begun (`?`, `2017-03-01s`). */
function answerOn(tramos = '', day = ''): string {
  let answer = '?';
  for (const tramo of tramos.split(' ')) if (tramo.slice(0, -1) <= day) answer = tramo.slice(-1);
  return answer;
}
