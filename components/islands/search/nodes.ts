import type { ExcerptPart } from '@/lib/search/excerpt';
import type { SearchAnswer, Hit } from './answer';

/** Elements are built node by node: no text of the index is ever read as HTML (docs/decisions/styles.md). */
function element(
  name: string,
  children: (string | Node)[],
  attributes: Record<string, string> = {},
): HTMLElement {
  const one = document.createElement(name);
  one.append(...children);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  return one;
}

const text = (pieces: ExcerptPart[]) =>
  pieces.map(([piece, marked]) => (marked ? element('mark', [piece]) : piece));

export function itemOf({ url, kind, title, excerpt }: Hit): HTMLElement {
  const language: Record<string, string> = url.startsWith('/en/') ? { lang: 'en' } : {};
  return element('li', [
    element('a', text(title), { href: url, ...language }),
    element('p', [element('strong', [kind]), ' · ', element('span', text(excerpt), language)]),
  ]);
}

function button(label: string, act: () => void, attributes: Record<string, string>): HTMLElement {
  const one = element('button', [label], { type: 'button', ...attributes });
  one.addEventListener('click', act);
  return one;
}

export const kindButton = (
  [name, many, count]: SearchAnswer['kinds'][number],
  isChosen: boolean,
  choose: (name: string) => void,
): HTMLElement =>
  button(`${many} (${count})`, () => choose(name), {
    'aria-pressed': String(isChosen),
    class: 'chip',
  });

/** Words that no page has, with the words asked instead, or advice. */
export function suggestion(
  instead: SearchAnswer['instead'],
  missing: string[],
  total: number,
  literally: () => void,
): (string | Node)[] {
  const quoted = (words: string[]) => words.map((word) => `«${word}»`).join(', ');
  const none = (words: string[]) => `Ninguna página dice ${quoted(words)}. `;
  if (instead.length > 0) {
    const asked = quoted(instead.map(([, word]) => word));
    const way = 'Buscar sólo lo que escribí';
    return [
      none([...instead.map(([word]) => word), ...missing]),
      ...[`¿Quiso decir ${asked}? Estos son sus resultados. `],
      button(way, literally, { class: 'literally' }),
    ];
  }
  if (total === 0) return ['Revise cómo está escrito o pruebe con otra palabra.'];
  return missing.length > 0 ? [none(missing)] : [];
}
