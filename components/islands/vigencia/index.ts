import { isDay, longDate } from '@/lib/office/dates';
import { NORM_DAY, NORMS_LEFT } from '@/lib/ui-texts';
import { answerOn, isFuture, type Sign } from '../answer-on';

/** Says whether a norm was in force on a day; `root` has the box, its `data-code` and its `data-v`. */
export function start(root: HTMLElement): void {
  const { code = '', v } = root.dataset;
  const box = root.querySelector('input');
  const output = root.querySelector('output');
  if (!box || !output) return;
  const ask = root.querySelector('p');
  // Its hyphen never ends a line.
  const name = code.replaceAll('-', '\u2011');
  const tell = () => {
    const day = box.value;
    output.textContent = '';
    if (ask) ask.hidden = true;
    // Years half typed.
    if (!isDay(day) || day < '19') return;
    const answer = answerOn(v, day);
    output.dataset['sign'] = answer;
    const said = document.createElement('strong');
    said.textContent = isFuture(day)
      ? NORM_DAY.future
      : NORMS_LEFT.one[answer](name, longDate(day));
    output.append(said, isFuture(day) ? '' : ` ${changeNear(v, day, answer)}`);
    if (ask) ask.hidden = answer !== '?' || isFuture(day);
  };
  box.addEventListener('input', () => {
    tell();
    // On a phone the answer would be under the page's fixed bar.
    output.scrollIntoView({ block: 'nearest' });
  });
  box.addEventListener('blur', () => {
    if (box.value && !output.textContent) output.textContent = NORM_DAY.wrongYear;
  });
  tell();
}

/** Returns when a norm that was not in force that day began, or ended; or why nobody knows. */
function changeNear(v = '', day: string, answer: Sign): string {
  if (answer === 's') return '';
  const tramos = v.split(' ').map((tramo) => ({ from: tramo.slice(0, -1), sign: tramo.at(-1) }));
  const at = tramos.findLastIndex(({ from }) => from <= day);
  if (answer === '?') {
    const before = tramos.slice(0, at).map(({ sign }) => sign);
    if (before.includes('s') || tramos[at]?.sign === 's') return NORM_DAY.noEnd;
    return before.includes('n') ? NORM_DAY.noReturn : NORM_DAY.noBeginning;
  }
  const [before, own, after] = [tramos[at - 1], tramos[at], tramos[at + 1]];
  if (after?.sign === 's') return NORM_DAY.began(longDate(after.from));
  if (before?.sign !== 's' || !own) return '';
  // `2024-12-31+` is after that day.
  const { from } = own;
  return from.endsWith('+')
    ? NORM_DAY.lasted(longDate(from.slice(0, -1)))
    : NORM_DAY.ended(longDate(from));
}
