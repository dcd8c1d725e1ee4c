import type { PrensaView } from '@/lib/site/views/prensa';
import { ComunicadoCard } from './ComunicadoCard';
import { Pager } from './Pager';

/** Press-release cards with the way to the earlier and later ones, and the years (section 2.5, D48). */
export function PrensaList({ view }: { view: PrensaView }) {
  const { cards, older, newer, years } = view;
  return (
    <>
      {cards.length === 0 && <p>Todavía no hay comunicados.</p>}
      <div className="grid grid-fill-[15rem] gap-5">
        {cards.map((card) => (
          <ComunicadoCard key={card.ruta} card={card} heading="h2" />
        ))}
      </div>
      <Pager older={older} newer={newer} label="Páginas de comunicados" />
      {years.length > 0 && (
        <nav className="section" aria-label="Comunicados por año">
          <h2 className="text-xl">Comunicados por año</h2>
          <ul className="mt-2 flex flex-wrap gap-4">
            {years.map(({ anio, ruta }) => (
              <li key={anio}>
                <a href={ruta}>{anio}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
