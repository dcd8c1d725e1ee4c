import { search, type Hit } from './pagefind';

const WAIT_MS = 200;

/**
 * Search as you type over the built index; the words live in the address (`?q=`), so that a search can
 * be shared and survives going back. Text typed before the script came counts.
 * @param root the form: its box, its status line and its list; its data names the index's other parts
 *   (lib/site/search-parts.ts)
 */
export function start(root: HTMLElement): void {
  const box = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role=status]');
  const list = root.querySelector('ol');
  if (!box || !status || !list) return;
  const archives = JSON.parse(root.dataset['archives'] ?? '[]') as string[];
  let timer: ReturnType<typeof setTimeout>;
  let turn = 0;

  const say = (words: string) => {
    if (status.textContent !== words) status.textContent = words;
  };
  const show = (said: string, hits: Hit[]) => {
    say(said);
    // While there are results the rest of the page makes room for them (search.css).
    root.toggleAttribute('data-found', hits.length > 0);
    list.replaceChildren(...hits.map(itemOf));
    list.hidden = hits.length === 0;
  };
  const find = async (words: string) => {
    const mine = ++turn;
    keepInAddress(words);
    try {
      const hits = words ? await search(words, archives) : [];
      if (mine === turn) show(words && announce(hits.length, words), hits);
    } catch {
      if (mine === turn)
        show('El buscador no cargó. Revise su conexión o use la lista de abajo.', []);
    }
  };
  const ask = (wait: number) => {
    const words = box.value.trim();
    clearTimeout(timer);
    say(words && 'Buscando…');
    if (words) {
      root.dataset['found'] = '';
      list.hidden = false;
    }
    timer = setTimeout(() => void find(words), wait);
  };

  box.addEventListener('input', () => ask(WAIT_MS));
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    ask(0);
    // A phone's keyboard would lie over the results.
    if (matchMedia('(pointer: coarse)').matches) box.blur();
    if (status.getBoundingClientRect().top > innerHeight / 2) status.scrollIntoView();
  });
  box.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (box.value) ask(0);
  else if (document.activeElement === document.body && !location.hash)
    box.focus({ preventScroll: true });
}

function keepInAddress(words: string): void {
  const query = words ? `?q=${encodeURIComponent(words)}` : '';
  if (query !== location.search)
    history.replaceState(history.state, '', location.pathname + query + location.hash);
}

function itemOf({ url, title, excerpt }: Hit): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const words = document.createElement('p');
  link.href = url;
  link.textContent = title;
  words.textContent = excerpt;
  item.append(link, words);
  return item;
}

function announce(count: number, query: string): string {
  if (count === 0) return `Sin resultados para «${query}». Pruebe con otra palabra.`;
  return count === 1 ? `1 resultado para «${query}».` : `${count} resultados para «${query}».`;
}
