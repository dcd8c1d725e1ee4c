import { IN_ENGLISH, officeState } from '@/lib/office/state';

const MINUTE = 60_000;

/**
 * Says whether the office is open, each minute and when the page comes back; `root` has the words to replace
 * in its last child, and `data-week`, `data-closed`, `data-clock`.
 */
export function start(root: HTMLElement): void {
  const place = root.lastElementChild;
  if (!place) return;
  const plain = place.textContent;
  const { week = '', closed = '', clock = '' } = root.dataset;
  const words = root.closest('[lang=en]') ? IN_ENGLISH : undefined;
  let timer: ReturnType<typeof setTimeout>;
  const tell = () => {
    const state = officeState({ week, closed, clock }, new Date(), words);
    if (place.textContent !== (state || plain)) place.replaceChildren(...partsOf(state, plain));
    root.dataset['open'] = state && String(/^(Abierta|Open)/.test(state));
    clearTimeout(timer);
    timer = setTimeout(tell, MINUTE - (Date.now() % MINUTE));
  };
  tell();
  document.addEventListener('visibilitychange', tell);
  addEventListener('pageshow', tell);
}

/** `Cerrada, abre el lunes a las 8:00`: a pill of its first word, and the rest, parted by a comma only heard. */
function partsOf(state: string, plain: string): (Node | string)[] {
  const [word = '', next] = state.split(', ');
  if (!word) return [plain];
  const make = (tag: 'b' | 'span', text: string) =>
    Object.assign(document.createElement(tag), { textContent: text });
  if (!next) return [make('b', word)];
  const comma = make('span', ', ');
  comma.className = 'sr-only';
  return [make('b', word), comma, make('span', next)];
}
