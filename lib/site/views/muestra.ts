import type { Content } from '@/lib/content/model';
import { textsOf } from '@/lib/content/model/texts';
import { MUESTRA } from '@/lib/ui-texts';

type Oficina = Pick<Content, 'oficina'>;

/**
 * Whether some text shows a datum of the office that is invented: its group carries the mark, once (D52).
 * @param shown the group's texts, at any depth
 */
export function showsMuestra({ oficina }: Oficina, shown: unknown): boolean {
  const invented = Object.values(oficina.data)
    .filter(({ muestra, valor }) => muestra && valor.trim())
    .flatMap(({ valor, ingles }) => [valor.trim(), ...(ingles ? [ingles] : [])]);
  return textsOf(shown).some(({ text }) => invented.some((valor) => text.includes(valor)));
}

/** As `showsMuestra`, of HTML that lib/content/parse/markdown wrote. */
export const htmlShowsMuestra = (content: Oficina, html: string): boolean =>
  showsMuestra(content, html.replace(/<[^>]*>/g, '').replaceAll('&#x26;', '&'));

/**
 * Puts the mark under the heading of each `##` section that shows such a datum; above content without any.
 */
export const withMuestras = (content: Oficina, html: string, mark = MUESTRA): string =>
  html
    .split(/(?=<h2)/)
    .map((part) =>
      htmlShowsMuestra(content, part)
        ? part.replace(/^(<h2.*?<\/h2>)?/s, `$&<p><span class="marca">${mark}</span></p>`)
        : part,
    )
    .join('');
