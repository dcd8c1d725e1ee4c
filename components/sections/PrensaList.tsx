import type { PrensaView } from '@/lib/site/views/prensa';
import { ComunicadoCard } from './ComunicadoCard';
import { Pager } from './Pager';

/** Press-release cards with the way to the earlier and later ones, and the years (section 2.5, D48). */
export function PrensaList({ view }: { view: PrensaView }) {
  const { cards, older, newer, years } = view;
  return (
    <>
      {cards.length === 0 && <p>Todavía no hay comunicados.</p>}
      <div className={cards.length % 3 === 1 ? 'cards cards-lead' : 'cards'}>
        {cards.map((card, index) => (
          <ComunicadoCard key={card.ruta} card={card} heading="h2" first={index === 0} />
        ))}
      </div>
      <Pager older={older} newer={newer} label="Páginas de comunicados" />
      {years.length > 0 && (
        <nav className="section" aria-label="Comunicados por año">
          <h2>Comunicados por año</h2>
          <ul className="flex flex-wrap gap-4">
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
