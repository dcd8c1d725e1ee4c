/** The name of the script for older browsers (older.ts), which the build writes here. */
declare const OLDER: string;

/** The script for older browsers, which every island waits for. */
const older: unknown = document.body.showPopover || import(`/_/${OLDER}.js`);

type Script = { start(element: HTMLElement): void | Promise<void> };

const ISLAND = '[data-island]';

const loading = new WeakMap<Element, Promise<void>>();
const scheduled = new WeakSet<Element>();

/**
 * Fetches the script of an island and starts it, once; after a failure (no network) it can be asked again.
 * @returns settles when it has arrived, anyone who asked first
 */
function load(element: HTMLElement): Promise<void> {
  const arriving = loading.get(element) ?? fetchScript(element);
  loading.set(element, arriving);
  return arriving;
}

/** Loads again the islands that failed: in a dialog that has just been opened, or in the whole page. */
export const retryIn = (part: ParentNode) =>
  part.querySelectorAll<HTMLElement>('[data-failed]').forEach((element) => void load(element));

/**
 * `data-failed` is empty while a script is asked for again. Browsers may remember that a module did not
 * arrive and never fetch it again (whatwg/html#6768; the standard said so until 2026). `%5f` and `%5F` are
 * other spellings of the scripts' folder, which servers read as `_`: under them the script is new to the
 * browser, and so is all that it imports, which a query at its end would not change. Where nothing is
 * remembered the first spelling is enough, and arrived modules are not fetched twice.
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
      // Throws where there is still no network, so that no spelling is spent in vain. The page itself
      // is never answered from the browser's cache.
      await fetch('', { method: 'HEAD' });
      await importFrom('_')
        .catch(() => importFrom('%5f'))
        .catch(() => importFrom('%5F'));
    } else await importFrom('_');
    dataset['hydrated'] = '';
    delete dataset['failed'];
  } catch (error) {
    loading.delete(element);
    dataset['failed'] = '1';
    console.error(error);
  }
}

/** Loads failed islands again when the network is back, a person goes on, or asks for it. */
export function startRetries(): void {
  const retry = () => retryIn(document);
  addEventListener('online', retry);
  for (const type of ['focusin', 'click'])
    document.addEventListener(type, ({ target }) => {
      if ((target as Element).closest('[data-failed],[data-retry]')) retry();
    });
}

/** Delay after the page's load event. */
const IDLE_MS = 200;

/** Runs `act` some time after the page has loaded, so that the page comes first. */
export function whenIdle(act: () => void): void {
  const soon = () => setTimeout(act, IDLE_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Whether the reader asked the browser to fetch no more than is needed. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Lets the script of every island wait for its moment. */
export function scheduleIslands(): void {
  // With `Save-Data`, `idle` and `visible` wait for a person too, unless the address asks for a search.
  const saving = savesData() && !location.search;
  document.querySelectorAll<HTMLElement>(ISLAND).forEach((element) => {
    const { when, media = 'all' } = element.dataset;
    const query = matchMedia(media);
    const now = () => void load(element);
    // Failed islands are loaded again when they are seen again.
    const watch = () =>
      new IntersectionObserver((seen) => {
        if (seen.some((one) => one.isIntersecting)) now();
      }).observe(element);
    const start = () => {
      if (!query.matches) return;
      scheduled.add(element);
      if (saving || when === 'interaction')
        for (const type of ['pointerover', 'focusin'])
          element.addEventListener(type, now, { once: true });
      else whenIdle(when === 'visible' ? watch : now);
    };
    if (query.matches) start();
    else query.onchange = start;
  });
}

/**
 * A click that came before the script did is repeated for it, once for each button; meanwhile the button says
 * that it was heard (`aria-busy`, base.css; the forms' «Enviar» in words). The page listens, not each part:
 * an element that listens itself is announced as clickable (tests/e2e/accesibilidad-arbol.spec.ts).
 */
export function startReplay(): void {
  const replay = (event: Event) => {
    const button = (event.target as Element).closest('button')!;
    const element = button?.closest<HTMLElement>(ISLAND);
    if (!element || 'hydrated' in element.dataset || !scheduled.has(element)) return;
    event.preventDefault();
    event.stopPropagation();
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    void load(element).then(() =>
      // At once: between the two, the reserved height would go (panels.css).
      setTimeout(() => {
        button.ariaBusy = null;
        if ('hydrated' in element.dataset) button.click();
      }),
    );
  };
  document.addEventListener('click', replay, true);
}
