import type { Crumb } from '@/lib/site/views/text-page';
import { FRAME } from '@/lib/ui-texts';

export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav className="breadcrumbs no-print" aria-label={FRAME.crumbs}>
      <ol>
        {[{ titulo: FRAME.home, ruta: '/default/' }, ...crumbs].map(({ titulo, ruta }) => (
          <li key={ruta}>
            <a href={ruta}>{titulo}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
