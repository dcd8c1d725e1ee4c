import { PAUSE_CAROUSEL, RESUME_CAROUSEL } from '@/lib/ui-texts';

const CAROUSEL_MS = 18_000;
const REST_MS = 150;

/** The carousel's controls (section 4, D21); `root` has the strip (`.slides`) and the buttons. */
export function start(root: HTMLElement): void {
  const strip = root.querySelector<HTMLElement>('.slides');
  if (!strip) return;
  const dots = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const held = { paused: false, hover: false, focus: false };
  let index = 0;
  let timer: ReturnType<typeof setTimeout>;
  let resting: ReturnType<typeof setTimeout>;

  const wait = () => {
    clearTimeout(timer);
    if (Object.values(held).some(Boolean) || document.hidden || reduced.matches) return;
    timer = setTimeout(() => step(1), CAROUSEL_MS);
  };
  const mark = (to: number) => {
    index = to;
    dots.forEach((dot, at) => {
      if (at === to) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    // Choosing a slide restarts the interval even when the slide stays the same.
    wait();
  };
  const go = (to: number, behavior: ScrollBehavior) => {
    if (!dots[to]) return;
    mark(to);
    const left = to * strip.clientWidth;
    strip.scrollTo({ left, behavior: reduced.matches ? 'instant' : behavior });
  };
  const step = (by: number) => {
    const to = (index + by + dots.length) % dots.length;
    // Wrapping must not scroll back through all slides.
    go(to, Math.abs(to - index) > 1 ? 'instant' : 'smooth');
  };
  const settle = () => {
    const at = Math.round(strip.scrollLeft / strip.clientWidth);
    if (at !== index && dots[at]) mark(at);
  };
  const hold = (what: keyof typeof held, value: boolean) => () => {
    held[what] = value;
    wait();
  };

  const press = (button: HTMLElement) => {
    const { step: by, slide, pause } = button.dataset;
    if (by) step(Number(by));
    if (slide) go(Number(slide), 'smooth');
    if (pause === undefined) return;
    hold('paused', !held.paused)();
    button.toggleAttribute('data-paused', held.paused);
    const name = button.querySelector('span');
    if (name) name.textContent = held.paused ? RESUME_CAROUSEL : PAUSE_CAROUSEL;
  };
  root
    .querySelectorAll('button')
    .forEach((button) => button.addEventListener('click', () => press(button)));
  root.addEventListener('pointerenter', hold('hover', true));
  root.addEventListener('pointerleave', hold('hover', false));
  root.addEventListener('focusin', hold('focus', true));
  root.addEventListener('focusout', hold('focus', false));
  document.addEventListener('visibilitychange', wait);
  reduced.addEventListener('change', wait);
  strip.addEventListener(
    'scroll',
    () => {
      clearTimeout(resting);
      resting = setTimeout(settle, REST_MS);
    },
    { passive: true },
  );
  held.hover = root.matches(':hover');
  held.focus = root.contains(document.activeElement);
  if (strip.scrollLeft > 0) settle();
  wait();
}
