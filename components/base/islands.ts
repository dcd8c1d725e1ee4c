/** What a script's file exports: React's (`hydrate`), and each of components/behaviours. */
type Script = { start(element: HTMLElement): void | Promise<void> };

/** Parts of the page whose script is fetched at their moment. */
const SLEEPERS = '[data-island],[data-behaviour]';

const asked = new WeakMap<Element, Promise<void>>();
/** Parts whose script comes here. */
const awaited = new WeakSet<Element>();

/**
 * Fetches the script of a part and starts it, once; after a failure (no network) it can be asked again.
 * @returns settles when it has arrived, whoever asked first
 */
export function wake(element: HTMLElement): Promise<void> {
  const arriving = asked.get(element) ?? fetchScript(element);
  asked.set(element, arriving);
  return arriving;
}

const wakeAll = (which: string, inside: ParentNode = document) =>
  inside.querySelectorAll<HTMLElement>(which).forEach((element) => void wake(element));

/**
 * `data-failed` is empty while a script is asked for again. Browsers may remember that a module did
 * not arrive and never fetch it again (whatwg/html#6768; the standard said so until 2026). `%5f` and
 * `%5F` are other spellings of the scripts' folder, which servers read as `_`: under them the script is
 * new to the browser, and so is all that it imports, which a query at its end would not change. Where
 * nothing is remembered the first spelling is enough, and what did arrive is not fetched twice.
 */
async function fetchScript(element: HTMLElement): Promise<void> {
  const { dataset } = element;
  const load = async (folder: string) => {
    // The build writes into each part the name of its script, with the hash of what that holds.
    const { start } = (await import(`/${folder}/${dataset['script']}.js`)) as Script;
    await start(element);
  };
  try {
    if ('failed' in dataset) {
      dataset['failed'] = '';
      // Throws where there is still no network, so that no spelling is spent in vain. The page itself
      // is never answered from what the browser keeps.
      await fetch('', { method: 'HEAD' });
      await load('_')
        .catch(() => load('%5f'))
        .catch(() => load('%5F'));
    } else await load('_');
    dataset['hydrated'] = '';
    delete dataset['failed'];
  } catch (error) {
    asked.delete(element);
    dataset['failed'] = '1';
    console.error(error);
  }
}

/** What did not arrive is asked for again: with the network, when a person goes on, or asks for it. */
export function startRetries(): void {
  const retry = () => wakeAll('[data-failed]');
  addEventListener('online', retry);
  for (const type of ['focusin', 'click'])
    document.addEventListener(type, ({ target }) => {
      if ((target as Element).closest('[data-failed],[data-retry]')) retry();
    });
}

/** A dialog has just been opened: asks again for what did not arrive in it. */
export const retryInside = (dialog: ParentNode) => wakeAll('[data-failed]', dialog);

/** How long after the page has loaded what comes by itself is fetched. */
const IDLE_MS = 200;

/** Leaves the network and the processor to what a person came for. */
export function whenIdle(act: () => void): void {
  const soon = () => setTimeout(act, IDLE_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Lets the script of every part wait for its moment. */
export function scheduleScripts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // What can wait does, for who asked to save data; not what the address asks for.
  const saving = connection?.saveData && !location.search;
  document.querySelectorAll<HTMLElement>(SLEEPERS).forEach((element) => {
    const { when, media = 'all' } = element.dataset;
    const query = matchMedia(media);
    const now = () => void wake(element);
    // What did not arrive is asked for when it is seen again.
    const watch = () =>
      new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) now();
      }).observe(element);
    const start = () => {
      if (!query.matches) return;
      awaited.add(element);
      if (saving || when === 'interaction')
        for (const type of ['pointerover', 'focusin'])
          element.addEventListener(type, now, { once: true });
      else whenIdle(when === 'seen' ? watch : now);
    };
    if (query.matches) start();
    else query.addEventListener('change', start, { once: true });
  });
}

/**
 * A click that came before the script did is repeated for it, once for each button; meanwhile the button says
 * that it was heard (`aria-busy`, base.css; the forms' «Enviar» in words). The page listens, not each part: what
 * listens itself is announced as something to click (tests/e2e/accesibilidad-arbol.spec.ts).
 */
export function startReplay(): void {
  const replay = (event: Event) => {
    const button = (event.target as Element).closest('button');
    const element = button?.closest<HTMLElement>(SLEEPERS);
    if (!button || !element || 'hydrated' in element.dataset || !awaited.has(element)) return;
    event.preventDefault();
    event.stopPropagation();
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    void wake(element).then(() => {
      button.ariaBusy = null;
      if ('hydrated' in element.dataset) setTimeout(() => button.click());
    });
  };
  document.addEventListener('click', replay, true);
}
