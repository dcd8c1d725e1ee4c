import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// A busy machine is no fault of the page: waiting ends as soon as what is awaited comes.
configure({ asyncUtilTimeout: 4_000 });

/** What browsers have and jsdom lacks. */
Object.assign(globalThis, {
  TextEncoder,
  CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') },
});
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

type Listener = (event: { matches: boolean }) => void;

let holding = new Set<string>();
let listeners = new Map<string, Set<Listener>>();
/** Those whose one handler is a property. */
const lists: { media: string; matches: boolean; onchange?: Listener }[] = [];
const holds = (query: string) =>
  query === 'all' || [...holding].some((part) => query.includes(part));

/** Before anything is imported that asks once for all its time. */
if (typeof window !== 'undefined')
  window.matchMedia = (query: string) => {
    const list = {
      get matches() {
        return holds(query);
      },
      media: query,
      addEventListener: (_: string, listener: Listener) => {
        const known = listeners.get(query) ?? new Set();
        listeners.set(query, known.add(listener));
      },
      removeEventListener: (_: string, listener: Listener) =>
        listeners.get(query)?.delete(listener),
    };
    lists.push(list);
    return list as unknown as MediaQueryList;
  };

/**
 * Says which queries of `matchMedia` hold, and forgets who listened: it is the test's to change them.
 * @param first the queries that hold at first, by a part of their text
 */
export function stubMedia(...first: string[]) {
  holding = new Set(first);
  listeners = new Map();
  return {
    /** Makes the queries with that text hold, or stop holding, and tells who listens. */
    set(part: string, value: boolean) {
      if (value) holding.add(part);
      else holding.delete(part);
      for (const [query, known] of listeners)
        if (query.includes(part))
          for (const listener of [...known]) listener({ matches: holds(query) });
      for (const list of lists) if (list.media.includes(part)) list.onchange?.(list);
    },
    listening: () => [...listeners.values()].reduce((sum, known) => sum + known.size, 0),
  };
}

export { DESKTOP as WIDE } from '@/tailwind.config';
export const REDUCED = 'prefers-reduced-motion';

/** Makes every element measure `width` × `height` at the page's corner. */
export function stubSize(width: number, height: number): void {
  Element.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width, height }) as DOMRect;
}

/** jsdom knows `<dialog>` and cannot open it: as the standard has it, but for the top layer. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (value) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
