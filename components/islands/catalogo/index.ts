import { longDate } from '@/lib/office/dates';
import { NORMS_LEFT } from '@/lib/ui-texts';
import { answerOn, type Sign } from '../answer-on';
import { foldLetters } from '../fold';

const PAUSE_MS = 300;

/** Filters the catalogue of norms; `root` has the controls, each under its name in the address. */
export function start(root: HTMLElement): void {
  const { tabla = '', cortes = '{}', none = '' } = root.dataset;
  const table = document.getElementById(tabla);
  const status = root.querySelector('[role=status]');
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  if (!(table instanceof HTMLTableElement) || !status) return;
  const known = JSON.parse(cortes) as Record<string, string>;
  const groups = [...table.tBodies].map((element) => {
    const [heading, ...lines] = element.rows;
    const over = foldLetters(`norma ${heading?.textContent} `);
    const rows = lines.map((row) => {
      const cell = row.querySelector<HTMLElement>('[data-v]');
      const code = row.querySelector('th')?.textContent ?? '';
      return {
        row,
        cell,
        code,
        said: cell?.textContent ?? '',
        text: over + foldLetters(row.textContent),
      };
    });
    return { element, rows };
  });
  const codes = groups.flatMap(({ rows }) => rows.map(({ code }) => foldLetters(code)));
  const caption = table.caption?.textContent ?? '';
  let timer: ReturnType<typeof setTimeout>;

  const filter = () => {
    const asked = new Map(controls.map(({ name, value }) => [name, value] as const));
    const [tipo, estado, dia] = [asked.get('tipo'), asked.get('estado'), asked.get('dia')];
    const q = asked.get('q') ?? '';
    const words = q.split(/\s+/).map(foldLetters);
    const own = codes.find((code) => code === foldLetters(q.replace(/\s/g, '')));
    const left: Record<Sign, number> = { s: 0, n: 0, '?': 0 };
    let last: { code: string; answer: Sign } | undefined;
    for (const { element, rows } of groups) {
      let shown = 0;
      for (const { row, cell, code, said, text } of rows) {
        const answer = answerOn(cell?.dataset['v'], dia || known[element.id]);
        const chip = cell?.firstElementChild;
        if (cell && chip) {
          chip.textContent = dia ? NORMS_LEFT.answers[answer] : said;
          cell.dataset['sign'] = answer;
        }
        row.hidden =
          !(own ? own === foldLetters(code) : words.every((word) => text.includes(word))) ||
          Boolean(tipo && tipo !== element.id) ||
          Boolean(estado && estado !== answer);
        if (row.hidden) continue;
        shown += 1;
        left[answer] += 1;
        last = { code, answer };
      }
      element.hidden = shown === 0;
    }
    const total = left.s + left.n + left['?'];
    table.hidden = total === 0;
    const query = new URLSearchParams([...asked].filter(([, value]) => value)).toString();
    if (table.caption)
      table.caption.textContent = query ? NORMS_LEFT.caption(total, codes.length) : caption;
    const found = () => {
      if (!last) return none;
      if (!dia) return NORMS_LEFT.count(total);
      const day = longDate(dia);
      return total === 1
        ? NORMS_LEFT.one[last.answer](last.code, day)
        : NORMS_LEFT.several(day, left);
    };
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = query && found();
      history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
    }, PAUSE_MS);
  };

  // Values typed before the script came win over the address.
  const asked = new URLSearchParams(location.search);
  for (const control of controls) control.value ||= asked.get(control.name) ?? '';
  root.addEventListener('input', filter);
  if (controls.some(({ value }) => value)) filter();
  // Shows the rows that waited (lib/site/early-marks-script.ts).
  delete document.documentElement.dataset['q'];
}
