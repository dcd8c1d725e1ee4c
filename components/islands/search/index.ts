import { searchAnswer, type SearchAnswer } from './answer';
import { NO_TRACE } from '@/lib/ui-texts';
import { load } from './pagefind';
import { itemOf, kindButton, suggestion } from './nodes';

const WAIT_MS = 200;
const FIRST = 8;
const MORE = 20;
/** Fewer are read at a glance: no kind is chosen among them. */
const FEW = 10;
const FAULT = 'Error: ';

/**
 * Search as you type. Submitted words are in the address (`?q=&tipo=`); typed words are not, nor any of a search
 * begun on a form's page (`#sin-rastro`), which the history would keep (docs/decisions/search.md).
 * @param root the form; its data names the other parts of the index (lib/site/search-parts.ts)
 */
export function start(root: HTMLElement): void {
  const box = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role=status]');
  const list = root.querySelector('ol');
  const [notice, kinds] = root.querySelectorAll<HTMLElement>('[data-notice], [role=group]');
  const more = root.querySelector<HTMLElement>('[data-more]');
  if (!box || !status || !list || !notice || !kinds || !more) return;
  const archives = JSON.parse(root.dataset['archives'] ?? '[]') as string[];
  const address = new URLSearchParams(location.search);
  const leavesNoTrace = location.hash === `#${NO_TRACE}`;
  let kind = address.get('tipo') ?? '';
  let asked = address.get('q') ?? '';
  let timer: ReturnType<typeof setTimeout>;
  let turn = 0;
  let onMore = () => {};
  const { lost = '' } = status.dataset;
  const { title } = document;

  const say = (words: string) => {
    if (status.textContent !== words) status.textContent = words;
  };
  const clear = (said: string) => {
    say(said);
    root.toggleAttribute('data-lost', said === lost);
    root.removeAttribute('data-found');
    for (const part of [notice, kinds, list, more]) {
      part.replaceChildren();
      part.hidden = true;
    }
  };

  const show = async (words: string, found: SearchAnswer, mine: number): Promise<void> => {
    if (!found.kinds.some(([name]) => name === kind)) kind = '';
    const places = found.of(kind);
    const { total, instead, missing } = found;
    // The history keeps the title beside the address, which has the words then.
    if (words === asked && !leavesNoTrace)
      keepInAddress(
        words,
        kind,
        title.replace(/^\S+/, () => told(total, words)),
      );
    const hits = await found.tell(places.slice(0, FIRST));
    if (mine !== turn) return;
    if (total === 0) clear(`Sin resultados para «${words}».`);
    else {
      say(announce(places.length, words, Math.min(FIRST, places.length)));
      // While there are results the rest of the page makes room for them (search.css).
      root.dataset['found'] = found.urgent;
      list.replaceChildren(...hits.map(itemOf));
      list.hidden = false;
    }
    const choose = (name: string) => {
      kind = name;
      void show(words, found, turn).then(() =>
        kinds.querySelector<HTMLElement>('[aria-pressed=true]')?.focus(),
      );
    };
    const all: SearchAnswer['kinds'] = [['', 'Todo', total], ...found.kinds];
    kinds.replaceChildren(...all.map((one) => kindButton(one, one[0] === kind, choose)));
    kinds.hidden = found.kinds.length < 2 || total < FEW;
    const literally = () => void find(words, { literally: true });
    notice.replaceChildren(...suggestion(instead, missing, total, literally));
    notice.hidden = !notice.hasChildNodes();
    let shown = FIRST;
    const left = () => {
      const count = Math.min(MORE, places.length - shown);
      more.textContent = `Ver ${count} más`;
      more.hidden = count <= 0;
    };
    left();
    onMore = () => {
      void found.tell(places.slice(shown, shown + MORE)).then(
        (next) => {
          if (mine !== turn) return;
          const items = next.map(itemOf);
          list.append(...items);
          shown += items.length;
          say(announce(places.length, words, shown));
          left();
          items[0]?.querySelector('a')?.focus();
        },
        () => say(lost),
      );
    };
  };

  const find = async (words: string, wish: Parameters<typeof searchAnswer>[2]): Promise<void> => {
    const mine = ++turn;
    if (!words) {
      if (!leavesNoTrace) keepInAddress('', '', title);
      clear('');
      return;
    }
    try {
      const found = await searchAnswer(words, await load(archives), wish);
      if (mine === turn) await show(words, found, mine);
    } catch {
      if (mine !== turn) return;
      clear(lost);
      document.title = FAULT + title;
    }
  };
  const ask = (wait: number, unfinished = false) => {
    const words = box.value.trim();
    clearTimeout(timer);
    document.title = document.title.replace(FAULT, '');
    say(words && 'Buscando…');
    if (words) {
      root.dataset['found'] ??= '';
      list.hidden = false;
    }
    timer = setTimeout(() => void find(words, { unfinished }), wait);
  };

  box.addEventListener('input', () => {
    // A kind was chosen for the former words.
    kind = '';
    ask(WAIT_MS, true);
  });
  more.addEventListener('click', () => onMore());
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    asked = box.value.trim();
    ask(0);
    // A phone's keyboard would lie over the results.
    if (matchMedia('(pointer: coarse)').matches) box.blur();
    if (status.getBoundingClientRect().top > innerHeight / 2) status.scrollIntoView();
  });
  root.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === 'Escape' && target === box) {
      box.value = '';
      ask(0);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const stops = [box, ...list.querySelectorAll('a')];
      const at = stops.indexOf(target as HTMLInputElement);
      const next = at < 0 ? undefined : stops[at + (key === 'ArrowDown' ? 1 : -1)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  });
  box.value ||= asked;
  if (box.value) ask(0);
  else if (document.activeElement === document.body && (leavesNoTrace || !location.hash))
    box.focus({ preventScroll: true });
}

function keepInAddress(words: string, kind: string, title: string): void {
  document.title = title;
  const asked = [words && `q=${encodeURIComponent(words)}`, kind && `tipo=${kind}`];
  const query = asked.filter(Boolean).join('&');
  const search = query && `?${query}`;
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}

const told = (total: number, words: string): string =>
  `${total} ${total === 1 ? 'resultado' : 'resultados'} para «${words}»`;

const announce = (total: number, words: string, shown: number): string =>
  told(total, words) + (shown < total ? `. Se muestran ${shown}.` : '.');
