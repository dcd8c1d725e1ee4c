import type { Content } from '@/lib/content';
import { aniosDePrensa, anioPath, prensaPath } from '@/lib/site/routes';
import { cutSummary } from '@/lib/site/text';
import { ComunicadoCard } from './ComunicadoCard';

interface PrensaListProps {
  content: Content;
  /** The releases of this page, newest first. */
  comunicados: Content['comunicados'];
  /** Which page of how many; a year's page has none. */
  page?: { current: number; total: number };
}

/** Press-release cards with the pages and years around them. */
export function PrensaList({ content, comunicados, page }: PrensaListProps) {
  return (
    <>
      <div className="grid grid-fill-[15rem] gap-5">
        {comunicados.map((comunicado) => (
          <ComunicadoCard
            key={comunicado.slug}
            comunicado={comunicado}
            resumen={cutSummary(comunicado.data.resumen)}
            descarga="COMUNICADO DE PRENSA.pdf"
            heading="h2"
          />
        ))}
      </div>
      {page && page.total > 1 && (
        <nav
          className="section flex flex-wrap items-center gap-4"
          aria-label="Páginas de comunicados"
        >
          {page.current > 1 && (
            <a className="button button-outline" href={prensaPath(page.current - 1)} rel="prev">
              Más recientes
            </a>
          )}
          <span>{`Página ${page.current} de ${page.total}`}</span>
          {page.current < page.total && (
            <a className="button button-outline" href={prensaPath(page.current + 1)} rel="next">
              Anteriores
            </a>
          )}
        </nav>
      )}
      <nav className="section" aria-label="Comunicados por año">
        <h2 className="text-xl">Comunicados por año</h2>
        <ul className="mt-2 flex flex-wrap gap-4">
          {aniosDePrensa(content).map((anio) => (
            <li key={anio}>
              <a href={anioPath(anio)}>{anio}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
