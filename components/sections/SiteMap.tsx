import type { SiteMapGroup } from '@/lib/site/views/site-map';
import { Link } from '@/components/ui/Link';

/** All that the site has as lists: what search offers without script, and the page of the site map. */
export function SiteMap({ grupos }: { grupos: SiteMapGroup[] }) {
  return grupos.map(({ titulo, items, lista }) => (
    <section key={titulo} className="section">
      <h2>{lista ? <a href={lista}>{titulo}</a> : titulo}</h2>
      {items.length > 0 && (
        <ul className="link-list lg:columns-2">
          {items.map(({ titulo, ruta }) => (
            <li key={ruta + titulo}>
              <Link href={ruta}>{titulo}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
