import type { PrensaView } from '@/lib/site/views/prensa';
import { PRESS } from '@/lib/ui-texts';
import { ComunicadoCards } from './ComunicadoCard';
import { Pager } from './Pager';

export function PrensaList({ view }: { view: PrensaView }) {
  const { cards, older, newer, years } = view;
  return (
    <>
      <ComunicadoCards
        className={cards.length % 3 === 1 ? 'cards cards-lead' : 'cards'}
        cards={cards}
        heading="h2"
        opens
      />
      <Pager older={older} newer={newer} label={PRESS.pages} />
      {years.length > 0 && (
        <nav className="section" aria-label={PRESS.byYear}>
          <h2>{PRESS.byYear}</h2>
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
