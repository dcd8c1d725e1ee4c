import { isDay, longDate } from '@/lib/office/dates';
import { NORMS_LEFT } from '@/lib/ui-texts';
import { answerOn } from '../answer-on';

/** Says whether a norm was in force on a day; `root` has the box, its `data-code` and its `data-v`. */
export function start(root: HTMLElement): void {
  const { code = '', v } = root.dataset;
  const box = root.querySelector('input');
  const output = root.querySelector('output');
  if (!box || !output) return;
  const tell = () => {
    const day = box.value;
    // Years half typed.
    output.textContent =
      isDay(day) && day > '19' ? NORMS_LEFT.one[answerOn(v, day)](code, longDate(day)) : '';
  };
  box.addEventListener('input', tell);
  tell();
}
