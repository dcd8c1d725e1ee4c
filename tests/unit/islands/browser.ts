import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';

/** Missing in jsdom. */
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
const lists: { media: string; matches: boolean; onchange?: Listener }[] = [];
const holds = (query: string) =>
  query === 'all' || [...holding].some((part) => query.includes(part));

/** Before the import of modules that ask once. */
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

/** @param first parts of the queries that match at first */
export function stubMedia(...first: string[]) {
  holding = new Set(first);
  listeners = new Map();
  return {
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

export function stubSize(width: number, height: number): void {
  Element.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width, height }) as DOMRect;
}

/** jsdom cannot open a `<dialog>`: as in the standard, but for the top layer. */
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
