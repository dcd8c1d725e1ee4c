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

async function fetchIsland(element: HTMLElement): Promise<void> {
  try {
    const { hydrate } = (await import(HYDRATE_URL)) as Hydrate;
    await hydrate(element);
  } catch (error) {
    asked.delete(element);
    element.dataset['failed'] = '';
    console.error(error);
  }
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
  void wake(element).then(() => setTimeout(() => button.click()));
}
