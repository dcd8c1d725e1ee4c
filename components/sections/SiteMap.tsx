import type { Content } from '@/lib/content';
import { menu } from '@/lib/site/navigation';
import { Link } from '@/components/ui/Link';

/** Every section of the site as a list: what search offers without script, and before a search. */
export function SiteMap({ content }: { content: Content }) {
  const items = menu(content).flatMap((item) => item.hijos ?? [item]);
  const tramites = content.inicio.data.tramites.map(({ titulo, enlace }) => ({
    titulo,
    ruta: enlace.startsWith('#') ? `/default/${enlace}` : enlace,
  }));
  return (
    <section className="section">
      <h2>Todo el sitio</h2>
      <ul className="link-list">
        {[...items, ...tramites, { titulo: 'Documentos', ruta: '/documentos/' }].map(
          ({ titulo, ruta }) => (
            <li key={titulo}>
              <Link href={ruta}>{titulo}</Link>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
