/** File name of older-browsers.ts, defined by the build. */
declare const OLDER: string;

/** Every island waits for it. */
const older: unknown = document.body.showPopover || import(`/_/${OLDER}.js`);

type Script = { start(element: HTMLElement): void | Promise<void> };

const ISLAND = '[data-island]';
const BUSY = 'aria-busy';

const screenOf = ({ dataset }: HTMLElement) => matchMedia(dataset['media'] ?? 'all');

const loading = new WeakMap<Element, Promise<void>>();

function load(element: HTMLElement): Promise<void> {
  const arriving = loading.get(element) ?? fetchScript(element);
  loading.set(element, arriving);
  return arriving;
}

export const retryIn = (part: ParentNode) =>
  part.querySelectorAll<HTMLElement>('[data-failed]').forEach((element) => void load(element));

/**
 * `data-failed` is empty during a retry. Browsers may remember a failed module and never fetch it again
 * (whatwg/html#6768). `%5f`, another spelling of the scripts' folder `_`, makes the script and its imports new
 * to the browser; a query would not reach the imports.
 */
async function fetchScript(element: HTMLElement): Promise<void> {
  const { dataset } = element;
  const importFrom = async (folder: string) => {
    await older;
    const { start } = (await import(`/${folder}/${dataset['script']}.js`)) as Script;
    await start(element);
  };
  try {
    if ('failed' in dataset) {
      dataset['failed'] = '';
      // Fails while offline, before the second address is tried. Pages are always revalidated.
      await fetch('', { method: 'HEAD' });
      await importFrom('_').catch(() => importFrom('%5f'));
    } else await importFrom('_');
    dataset['hydrated'] = '';
    delete dataset['failed'];
  } catch (error) {
    loading.delete(element);
    dataset['failed'] = '1';
    console.error(error);
  }
}

/** Retries failed islands when the network is back, on navigation, or on request. */
export function startRetries(): void {
  const retry = () => retryIn(document);
  addEventListener('online', retry);
  for (const type of ['focusin', 'click'])
    document.addEventListener(type, ({ target }) => {
      if ((target as Element).closest('[data-failed],[data-retry]')) retry();
    });
}

const IDLE_MS = 200;

export function whenIdle(act: () => void): void {
  const soon = () => setTimeout(act, IDLE_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

export function scheduleIslands(): void {
  // With `Save-Data`, `idle` and `visible` become `interaction`, but for a search in the address.
  const saving = savesData() && !location.search;
  document.querySelectorAll<HTMLElement>(ISLAND).forEach((element) => {
    const { when } = element.dataset;
    const screen = screenOf(element);
    const now = () => void load(element);
    const watch = () =>
      new IntersectionObserver((seen) => {
        if (seen.some((one) => one.isIntersecting)) now();
      }).observe(element);
    const start = () => {
      if (!screen.matches) screen.onchange = start;
      else if (saving || when === 'interaction')
        for (const type of ['pointerover', 'focusin'])
          element.addEventListener(type, now, { once: true });
      else whenIdle(when === 'visible' ? watch : now);
    };
    start();
  });
}

/**
 * Repeats clicks that came before the script, once for each button, which shows `aria-busy` meanwhile. The
 * page listens: an element with a listener is announced as clickable (tests/e2e/accesibilidad-arbol.spec.ts).
 */
export function startReplay(): void {
  const replay = (event: Event) => {
    const button = (event.target as Element).closest('button')!;
    const element = button?.closest<HTMLElement>(ISLAND);
    if (!element || 'hydrated' in element.dataset || !screenOf(element).matches) return;
    event.preventDefault();
    event.stopPropagation();
    if (button.hasAttribute(BUSY)) return;
    button.setAttribute(BUSY, 'true');
    void load(element).then(() =>
      // Both in the same task, so that the button is never drawn as if it had not been pressed.
      setTimeout(() => {
        button.removeAttribute(BUSY);
        if ('hydrated' in element.dataset) button.click();
      }),
    );
  };
  document.addEventListener('click', replay, true);
}
