import type { Entry } from '@/lib/content/types';
import { splitBody } from '@/lib/content/parse/rendered';
import type { Sources } from '@/lib/site/sources';
import { withMuestras } from './muestra';
import { withPictures } from './prose';

/** Splits a text page (`splitBody`). @param abreast section whose `###` groups are side by side */
export function splitPage(
  { assets, content }: Pick<Sources, 'assets' | 'content'>,
  entry: Pick<Entry<object>, 'body'>,
  begins: Parameters<typeof splitBody>[1],
  abreast?: string,
): string[] {
  const shown = (html: string) =>
    withMuestras(content, withPictures(assets, sideBySide(html, abreast)));
  return splitBody(entry, begins).map(shown);
}

function sideBySide(html: string, section: string | undefined): string {
  return html
    .split(/(?=<h2)/)
    .map((part) => {
      const [head = '', ...groups] = part.split(/(?=<h3)/);
      if (!section || !head.includes(`id="${section}"`) || groups.length === 0) return part;
      const columns = groups.map((group) => `<div>${group}</div>`).join('');
      return `${head}<div>${columns}</div>`;
    })
    .join('');
}
