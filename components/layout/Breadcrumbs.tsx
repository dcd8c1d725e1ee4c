import type { Crumb } from '@/lib/site/views/text-page';

/** Where the page stands. The last crumb is the page itself and is no link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav className="breadcrumbs no-print" aria-label="Ruta de navegación">
      <ol>
        {[{ titulo: 'Inicio', ruta: '/default/' }, ...crumbs].map(({ titulo, ruta }) => (
          <li key={ruta}>
            <a href={ruta}>{titulo}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
