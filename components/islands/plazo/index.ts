import { calendarOf } from '@/lib/office/calendar';
import { daysAfter, isDay } from '@/lib/office/dates';
import { localDay } from '@/lib/office/dates';
import { PLAZO } from '@/lib/ui-texts';
import { download } from '../forms/device';

const LONG = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone: 'UTC' });

/** Excludes years half typed. */
const isCountable = (day: string) => isDay(day) && /^(19|20)/.test(day);

/**
 * Computes the last day of each term, and offers it for calendars; the first day is not counted. Nothing is
 * kept or sent.
 * @param root has a part for each duty, with the box of its first day and its `data-days`
 */
export function start(root: HTMLElement): void {
  root.querySelectorAll('input').forEach(startTerm);
}

function startTerm(box: HTMLInputElement, at: number): void {
  const card = box.closest('.answer-panel > *');
  const kind = card?.querySelector('h2')?.textContent ?? '';
  const source = card?.querySelector('.field-help')?.textContent ?? '';
  const said = card?.querySelector('output');
  const keep = card?.querySelector('button');
  if (!said || !keep) return;
  let day = '';
  let isTouched = false;

  const tell = () => {
    day = isCountable(box.value) ? daysAfter(box.value, Number(box.dataset['days'])) : '';
    const isOver = day < localDay(new Date());
    const words = isOver ? PLAZO.over : PLAZO.last;
    said.textContent = day && words(LONG.format(new Date(day)));
    said.toggleAttribute('data-over', Boolean(day) && isOver);
    keep.hidden = isOver;
    box.removeAttribute('aria-invalid');
  };
  const complain = () => {
    if (day || !(isTouched || box.validity.badInput)) return;
    said.textContent = PLAZO.wrong;
    box.setAttribute('aria-invalid', 'true');
  };

  box.addEventListener('input', () => {
    isTouched = true;
    tell();
  });
  box.addEventListener('blur', complain);
  keep.addEventListener('click', () => {
    const title = PLAZO.event(kind);
    const text = `${PLAZO.event(kind)}. ${source}`;
    const uid = `plazo-${at}-${day}@${location.hostname}`;
    const url = location.href.replace(/#.*/, '');
    download(
      `declaracion-${day}.ics`,
      calendarOf({ uid, day, title, text, url }, new Date()),
      'text/calendar;charset=utf-8',
    );
  });
  if (box.value) tell();
}
