import { longDate } from '@/lib/office/dates';
import { NORMS_LEFT } from '@/lib/ui-texts';
import { answerOn, type Sign } from '../answer-on';
import {
  afterPause,
  foldLetters,
  foldWord,
  keepAsked,
  linesOfTable,
  searchLink,
  showOnly,
} from '../rows';

/**
 * Filters the catalogue of norms; `root` has the controls, each under its name in the address, and
 * `data-asked`: rows wait for what the address asks.
 */
export function start(root: HTMLElement): void {
  const { tabla = '', cortes = '{}', none = '', beyond = '' } = root.dataset;
  const table = document.getElementById(tabla);
  const status = root.querySelector('[role=status]');
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  if (!(table instanceof HTMLTableElement) || !status) return;
  const known = JSON.parse(cortes) as Record<string, string>;
  const latest = Object.values(known).sort().at(-1) ?? '';
  const norms = linesOfTable(table, 'norma').map((line) => {
    const cell = line.row.querySelector<HTMLElement>('[data-v]');
    const code = line.row.querySelector('th')?.textContent ?? '';
    const said = cell?.textContent ?? '';
    return { ...line, cell, code, said, home: line.group, answer: '?' as Sign };
  });
  const groups = [...table.querySelectorAll<HTMLElement>('[data-count]')].map((total) => ({
    total,
    sign: total.dataset['count'] as Sign,
    body: total.closest('tbody'),
  }));
  let sorted: string | undefined;
  const later = afterPause();

  /** Groups the norms by their answer for a day, those in force first; without a day, by catalogue. */
  const sortBy = (day: string | undefined) => {
    if (day === sorted) return;
    sorted = day;
    for (const body of table.tBodies) body.hidden = true;
    for (const norm of norms) {
      const group = groups.find(({ sign }) => day && sign === norm.answer);
      norm.group = group?.body ?? norm.home;
      norm.group.append(norm.row);
    }
  };

  const filter = () => {
    const asked = controls.flatMap(({ name, value }) => (value ? [[name, value]] : []));
    const { q = '', dia, tipo, estado } = Object.fromEntries(asked) as Record<string, string>;
    const words = q.split(/\s+/).map(foldWord);
    const own = foldLetters(q.replace(/\s/g, ''));
    const isCode = norms.some(({ code }) => foldLetters(code) === own);
    for (const norm of norms) {
      const { cell, home, said } = norm;
      norm.answer = answerOn(cell?.dataset['v'], dia ?? known[home.id]);
      if (!cell?.firstElementChild) continue;
      cell.firstElementChild.textContent = dia ? NORMS_LEFT.answers[norm.answer] : said;
      cell.dataset['sign'] = norm.answer;
    }
    sortBy(dia);
    const left = showOnly(
      norms,
      ({ code, text, home, answer }) =>
        (isCode ? foldLetters(code) === own : words.every((word) => text.includes(word))) &&
        (!tipo || tipo === home.id) &&
        (!estado || estado === answer),
    );
    table.hidden = left.length === 0;
    table.toggleAttribute('data-dated', Boolean(dia));
    const query = new URLSearchParams(asked).toString();
    // The status line counts those left.
    if (table.caption) table.caption.hidden = query !== '';
    const counts = { s: 0, n: 0, '?': 0 };
    for (const { answer } of left) counts[answer] += 1;
    for (const { sign, total } of groups) total.textContent = String(counts[sign]);
    const found = () => {
      const [first, ...others] = left;
      if (!first) return [none];
      if (!dia) return [NORMS_LEFT.count(left.length)];
      const day = longDate(dia);
      const said = others.length
        ? NORMS_LEFT.several(day, counts)
        : [NORMS_LEFT.one[first.answer](first.code, day)];
      return dia > latest ? [...said, NORMS_LEFT.until(longDate(latest))] : said;
    };
    later(() => {
      status.textContent = '';
      if (query) {
        const [answer = '', ...rest] = found();
        const strong = document.createElement('strong');
        strong.textContent = answer;
        status.append(strong, ` ${rest.join(' ')}`);
      }
      keepAsked(status, controls);
      if (left.length === 0 && q) status.append(' ', searchLink(q, beyond));
      // A phone's lower bar covers it below the day that was chosen, or came in the address.
      if (dia && !document.activeElement?.matches('[name=q]'))
        status.scrollIntoView({ block: 'nearest' });
      history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
      // Below a fold and an answer that have just come, rows are shown once those stand.
      requestAnimationFrame(() => requestAnimationFrame(show));
    });
  };
  /** Shows the rows that waited (lib/site/early-marks-script.ts). */
  const show = () => delete document.documentElement.dataset['q'];

  // Values typed before the script came win over the address.
  const address = new URLSearchParams(location.search);
  for (const control of controls) control.value ||= address.get(control.name) ?? '';
  root.addEventListener('input', filter);
  if (controls.some(({ value }) => value)) filter();
  else show();
  // A filter in use is seen: the base script has folded them on narrow screens.
  if (controls.some((control) => control.value && control.closest('details')))
    root.querySelector('details')?.setAttribute('open', '');
}
