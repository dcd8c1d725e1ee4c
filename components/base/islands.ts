/** The address of the bundle that holds React; the build writes it in. */
declare const HYDRATE_URL: string;

type Hydrate = { hydrate(element: HTMLElement): Promise<void> };

const asked = new WeakMap<Element, Promise<void>>();

/**
 * Fetches and hydrates an island once; after a failure (no network) it can be asked again.
 * @returns settles when the island has arrived, whoever asked first
 */
export function wake(element: HTMLElement): Promise<void> {
  const arriving = asked.get(element) ?? fetchIsland(element);
  asked.set(element, arriving);
  return arriving;
}

/**
 * `data-failed` is empty while the island is asked for again. Browsers may remember that a module did
 * not arrive and never fetch it again (whatwg/html#6768; the standard said so until 2026). `%5f` and
 * `%5F` are other spellings of the bundles' folder, which servers read as `_`: under them the bundle is
 * new to the browser, and so is all that it imports, which a query at its end would not change. Where
 * nothing is remembered the first spelling is enough, and what did arrive is not fetched twice.
 */
async function fetchIsland(element: HTMLElement): Promise<void> {
  const { dataset } = element;
  const load = async (folder: string) => {
    const { hydrate } = (await import(HYDRATE_URL.replace('_', folder))) as Hydrate;
    await hydrate(element);
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
  } catch (error) {
    asked.delete(element);
    dataset['failed'] = '1';
    console.error(error);
  }
}

/** What did not arrive is asked for again: with the network, when a person goes on, or asks for it. */
export function startRetries(): void {
  const retry = () =>
    document
      .querySelectorAll<HTMLElement>('[data-failed]')
      .forEach((element) => void wake(element));
  addEventListener('online', retry);
  // A button that is still disabled has no clicks; the pointer on it is told of.
  for (const type of ['focusin', 'pointerdown', 'click'])
    document.addEventListener(type, ({ target }) => {
      if ((target as Element).closest('[data-failed],[data-retry]')) retry();
    });
}

/** The islands inside a part of the page that has just been opened. */
export function wakeInside(part: ParentNode): void {
  part.querySelectorAll<HTMLElement>('[data-island]').forEach((element) => void wake(element));
}

/** Lets every island wait for its moment. */
export function scheduleIslands(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      void wake(target as HTMLElement);
    }
  });
  const moments: Record<string, (element: HTMLElement) => void> = {
    load: (element) => void wake(element),
    idle: (element) => {
      const later = () => setTimeout(() => void wake(element), 200);
      if (document.readyState === 'complete') later();
      else addEventListener('load', later, { once: true });
    },
    visible: (element) => seen.observe(element),
    interaction: (element) => {
      element.addEventListener('click', replay, true);
      for (const type of ['pointerover', 'focusin'])
        element.addEventListener(type, () => void wake(element), { once: true });
    },
  };
  document.querySelectorAll<HTMLElement>('[data-island]').forEach((element) => {
    const { when = 'idle', media = 'all' } = element.dataset;
    const query = matchMedia(media);
    const start = () => query.matches && moments[when]?.(element);
    if (query.matches) start();
    else query.addEventListener('change', start, { once: true });
  });
}

/** A click that came before the island did is repeated for it. */
function replay(event: Event): void {
  const element = event.currentTarget as HTMLElement;
  element.removeEventListener('click', replay, true);
  if ('hydrated' in element.dataset) return;
  const button = (event.target as Element).closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  void wake(element).then(() => {
    if ('hydrated' in element.dataset) setTimeout(() => button.click());
    else element.addEventListener('click', replay, true);
  });
}
