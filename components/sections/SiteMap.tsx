import type { SiteMapGroup } from '@/lib/site/kinds/kind';
import { Link } from '@/components/ui/Link';

/** Several groups fold on a phone. */
export function SiteMap({ grupos }: { grupos: SiteMapGroup[] }) {
  const folds = grupos.length > 1 ? '' : undefined;
  return grupos.map(({ titulo, items, ingles }) => (
    <details key={titulo} className="section" lang={ingles && 'en'} data-folds={folds} open>
      <summary>
        <h2>{titulo}</h2>
      </summary>
      <ul className="link-list mt-2 gap-6 sm:columns-2 lg:columns-3">
        {items.map(({ titulo, ruta }) => (
          <li key={ruta + titulo} className="break-inside-avoid">
            <Link href={ruta}>{titulo}</Link>
          </li>
        ))}
      </ul>
    </details>
  ));
}
