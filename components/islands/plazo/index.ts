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
  root.querySelectorAll<HTMLElement>('[data-yearly]').forEach(startYearly);
}

/** Says the next one of a day of every year. */
function startYearly(place: HTMLElement): void {
  const { card, said, keep } = partsOf(place);
  if (!said || !keep) return;
  const today = localDay(new Date());
  const [year = ''] = today.split('-');
  const ofYear = (one: number) => `${one}-${place.dataset['yearly']}`;
  const day = ofYear(Number(year) + Number(ofYear(Number(year)) < today));
  if (!isDay(day)) return;
  said.textContent = PLAZO.last(inWords(day));
  keep.hidden = false;
  keep.addEventListener('click', () => save(card, day));
}

function startTerm(box: HTMLInputElement): void {
  const { card, said, keep } = partsOf(box);
  if (!said || !keep) return;
  const late = lateLink();
  let day = '';
  let isTouched = false;

  const tell = () => {
    day = isCountable(box.value) ? daysAfter(box.value, Number(box.dataset['days'])) : '';
    const today = localDay(new Date());
    const isOver = day < today;
    const last = box.value > today ? PLAZO.planned : PLAZO.last;
    said.textContent = day && (isOver ? PLAZO.over : last)(inWords(day));
    said.toggleAttribute('data-over', Boolean(day) && isOver);
    if (day && isOver && late) said.append(' ', late);
    keep.hidden = isOver;
    box.removeAttribute('aria-invalid');
  };
  const complain = () => {
    if (day || !(isTouched || box.validity.badInput)) return;
    said.textContent = PLAZO.wrong;
    said.toggleAttribute('data-over', true);
    box.setAttribute('aria-invalid', 'true');
  };

  box.addEventListener('input', () => {
    isTouched = true;
    tell();
    // On a phone the answer would be under the page's fixed bar.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    if (day) keep.parentElement?.scrollIntoView({ block: 'nearest', behavior });
  });
  box.addEventListener('blur', complain);
  keep.addEventListener('click', () => save(card, day));
  if (box.value) tell();
}

/** Returns a link to the question of who is late, if the page answers it. */
function lateLink(): HTMLAnchorElement | undefined {
  const questions = [...document.querySelectorAll('details[id]')];
  const own = questions.find((one) => one.firstElementChild?.textContent === PLAZO.late);
  return (
    own &&
    Object.assign(document.createElement('a'), { href: `#${own.id}`, textContent: PLAZO.late })
  );
}

/** `lunes, 31 de mayo de 2027`: lines break before its year, not within its day. */
const inWords = (day: string) => LONG.format(new Date(day)).replaceAll(/ (?!de \d)/g, '\u00a0');

function partsOf(within: HTMLElement) {
  const card = within.closest('.answer-panel > *');
  return { card, said: card?.querySelector('output'), keep: card?.querySelector('button') };
}

function save(card: Element | null, day: string): void {
  const title = PLAZO.event(card?.querySelector('h2')?.textContent ?? '');
  const text = `${title}. ${card?.querySelector('.field-help')?.textContent ?? ''}`;
  const at = [...(card?.parentElement?.children ?? [])].indexOf(card as Element);
  const uid = `plazo-${at}-${day}@${location.hostname}`;
  const url = location.href.replace(/#.*/, '');
  download(
    `declaracion-${day}.ics`,
    calendarOf({ uid, day, title, text, url }, new Date()),
    'text/calendar;charset=utf-8',
  );
}
