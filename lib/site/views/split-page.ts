import type { Entry } from '@/lib/content/types';
import { splitBody, type SplitPage } from '@/lib/content/parse/rendered';
import type { Sources } from '@/lib/site/sources';
import { withMuestras } from './muestra';
import { withPictures } from './prose';

export type { SplitPage };

/**
 * Splits a text page at its `##` headings. What stands above the first of them goes before.
 * @param first ids of the headings whose sections go before; the page's first section when not told
 * @param abreast id of the section whose `###` groups are compared, side by side where there is room
 */
export function splitPage(
  { assets, content }: Pick<Sources, 'assets' | 'content'>,
  entry: Pick<Entry<object>, 'body'>,
  first?: string[],
  abreast?: string,
): SplitPage {
  const { before, after } = splitBody(entry, first);
  const shown = (html: string) =>
    withMuestras(content, withPictures(assets, sideBySide(html, abreast)));
  return { before: shown(before), after: shown(after) };
}

/** The `###` groups of a section, each in a column of its own; what stands above them stays above. */
function sideBySide(html: string, section: string | undefined): string {
  return html
    .split(/(?=<h2)/)
    .map((part) => {
      const [head = '', ...groups] = part.split(/(?=<h3)/);
      if (!section || !head.includes(`id="${section}"`) || groups.length === 0) return part;
      const columns = groups.map((group) => `<div>${group}</div>`).join('');
      return `${head}<div class="side-by-side">${columns}</div>`;
    })
    .join('');
}
