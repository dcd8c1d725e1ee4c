import type { Content } from '@/lib/content/model';
import { inEnglish } from '@/lib/content/model/english';
import { textsOf } from '@/lib/content/model/texts';
import { easyHours } from '@/lib/office/spoken-hours';
import { MUESTRA_DE_GRUPO } from '@/lib/ui-texts';

type Oficina = Pick<Content, 'oficina'>;

/** True when some text, at any depth, shows an invented office datum; its group carries the mark once (D52). */
export function showsMuestra({ oficina }: Oficina, shown: unknown): boolean {
  const invented = Object.values(oficina.data)
    .filter(({ muestra, valor }) => muestra && valor.trim())
    .flatMap(({ valor, ingles, facil = valor }) => [
      ...[valor.trim(), inEnglish(valor.trim(), ingles)],
      ...[facil, easyHours(facil)],
    ]);
  return textsOf(shown).some(({ text }) => invented.some((valor) => text.includes(valor)));
}

export const htmlShowsMuestra = (content: Oficina, html: string): boolean =>
  showsMuestra(content, html.replace(/<[^>]*>/g, '').replaceAll('&#x26;', '&'));

/** A mark in words, as a paragraph of HTML. */
const markOf = (words: string) => `<p class="marca text-gris">${words}</p>`;

/** Adds the mark under each `##` heading whose section shows such a datum; without headings, at the top. */
export const withMuestras = (content: Oficina, html: string, mark = MUESTRA_DE_GRUPO): string =>
  html
    .split(/(?=<h2)/)
    .map((part) =>
      htmlShowsMuestra(content, part)
        ? part.replace(/^(<h2.*?<\/h2>)?/s, `$&${markOf(mark)}`)
        : part,
    )
    .join('');
