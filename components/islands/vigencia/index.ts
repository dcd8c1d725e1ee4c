import { isDay, longDate } from '@/lib/office/dates';
import { NORMS_LEFT } from '@/lib/ui-texts';
import { answerOn, isFuture } from '../answer-on';

/** Says whether a norm was in force on a day; `root` has the box, its `data-code` and its `data-v`. */
export function start(root: HTMLElement): void {
  const { code = '', v } = root.dataset;
  const box = root.querySelector('input');
  const output = root.querySelector('output');
  if (!box || !output) return;
  // Its hyphen never ends a line.
  const name = code.replaceAll('-', '\u2011');
  const tell = () => {
    const day = box.value;
    output.textContent = '';
    // Years half typed.
    if (!isDay(day) || day < '19') return;
    const answer = answerOn(v, day);
    output.dataset['sign'] = answer;
    const said = document.createElement('strong');
    said.textContent = isFuture(day)
      ? NORMS_LEFT.future
      : NORMS_LEFT.one[answer](name, longDate(day));
    output.append(said);
  };
  box.addEventListener('input', tell);
  tell();
}
