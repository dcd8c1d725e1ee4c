import type { SiteMapGroup } from '@/lib/site/kinds/kind';
import { SITE_MAP } from '@/lib/ui-texts';
import { Link } from '@/components/ui/Link';

export function SiteMap({ grupos }: { grupos: SiteMapGroup[] }) {
  return grupos.map(({ titulo, items, lista, ingles }) => (
    <section key={titulo} className="section" lang={ingles && 'en'}>
      <h2>{titulo}</h2>
      {lista ? (
        <p>
          <a className="inline-flex min-h-target items-center" href={lista}>
            {SITE_MAP.whole(titulo)}
          </a>
        </p>
      ) : (
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
