import type { SiteMapGroup } from '@/lib/site/kinds/kind';
import { Link } from '@/components/ui/Link';

const SEEN_AT_ONCE = 30;

/** Several groups are panels, folded on a phone; the longest, at every width. */
export function SiteMap({ grupos }: { grupos: SiteMapGroup[] }) {
  const [group, list] = grupos.length > 1 ? ['panel mt-2', 'panel-body'] : ['section', 'mt-2'];
  const folds = (count: number) => (count > SEEN_AT_ONCE ? 'always' : '');
  return grupos.map(({ titulo, items, ingles }) => (
    <details
      key={titulo}
      className={group}
      lang={ingles && 'en'}
      data-folds={grupos.length > 1 ? folds(items.length) : undefined}
      open
    >
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
