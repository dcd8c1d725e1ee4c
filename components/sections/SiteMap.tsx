import { Link } from '@/components/ui/Link';
import { SEARCH_PAGE } from '@/lib/ui-texts';

interface SiteMapProps {
  items: { titulo: string; ruta: string }[];
}

/** Every section of the site as a list: what search offers without script, and before a search. */
export function SiteMap({ items }: SiteMapProps) {
  return (
    <section className="section">
      <h2>{SEARCH_PAGE.wholeSite}</h2>
      <ul className="link-list">
        {items.map(({ titulo, ruta }) => (
          <li key={titulo}>
            <Link href={ruta}>{titulo}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
