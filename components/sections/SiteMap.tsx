import type { SiteMapGroup } from '@/lib/site/kinds/kind';
import { Link } from '@/components/ui/Link';

/** Several groups are panels, folded on a phone. */
export function SiteMap({ grupos }: { grupos: SiteMapGroup[] }) {
  const [folds, group, list] =
    grupos.length > 1 ? ['', 'panel mt-2', 'panel-body'] : [undefined, 'section', 'mt-2'];
  return grupos.map(({ titulo, items, ingles }) => (
    <details key={titulo} className={group} lang={ingles && 'en'} data-folds={folds} open>
      <summary>
        <h2>{`${titulo} (${items.length})`}</h2>
      </summary>
      <ul className={`${list} link-list gap-6 sm:columns-2 lg:columns-3`}>
        {items.map(({ titulo, ruta }) => (
          <li key={ruta + titulo} className="break-inside-avoid">
            <Link href={ruta}>{titulo}</Link>
          </li>
        ))}
      </ul>
    </details>
  ));
}
