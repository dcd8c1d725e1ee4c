import { calendarOf } from '@/lib/office/calendar';
import { daysAfter, isDay } from '@/lib/office/dates';
import { localDay } from '@/lib/office/dates';
import { PLAZO } from '@/lib/ui-texts';
import { download } from '../forms/device';

const LONG = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone: 'UTC' });

/** A year that somebody is still typing, or a slip: nobody counts from there. */
const isCountable = (day: string) => isDay(day) && /^(19|20)/.test(day);

/**
 * Beside each term that is counted in days, says its last day from the day that a person writes, and offers
 * it for their calendar. The day from which it is counted is not of it. Nothing is kept or sent.
 * @param root has a table: a row names the duty and its source, and has the box of its first day, whose
 *   `data-days` says how many
 */
export function start(root: HTMLElement): void {
  root.querySelectorAll('input').forEach(startTerm);
}

function startTerm(box: HTMLInputElement, at: number): void {
  const row = box.closest('tr');
  const kind = row?.querySelector('th')?.textContent ?? '';
  const source = row?.querySelector('.field-help')?.textContent ?? '';
  const said = document.createElement('output');
  const keep = document.createElement('button');
  keep.type = 'button';
  keep.className = 'button button-outline';
  keep.textContent = PLAZO.keep;
  keep.hidden = true;
  box.closest('label')?.after(said, keep);
  let day = '';
  let isTouched = false;

  const tell = () => {
    day = isCountable(box.value) ? daysAfter(box.value, Number(box.dataset['days'])) : '';
    const isOver = day < localDay(new Date());
    const words = isOver ? PLAZO.over : PLAZO.last;
    said.textContent = day && words(LONG.format(new Date(day)), source);
    keep.hidden = isOver;
    box.ariaInvalid = null;
  };
  const complain = () => {
    if (day || !(isTouched || box.validity.badInput)) return;
    said.textContent = PLAZO.wrong;
    box.ariaInvalid = 'true';
  };

  box.addEventListener('input', () => {
    isTouched = true;
    tell();
  });
  box.addEventListener('blur', complain);
  keep.addEventListener('click', () => {
    const title = PLAZO.event(kind);
    const text = said.textContent;
    const uid = `plazo-${at}-${day}@${location.hostname}`;
    const url = location.href.replace(/#.*/, '');
    download(
      `declaracion-${day}.ics`,
      calendarOf({ uid, day, title, text, url }, new Date()),
      'text/calendar;charset=utf-8',
    );
  });
  // Typed before the script came.
  if (box.value) tell();
}
