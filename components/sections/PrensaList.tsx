import type { ViewOf } from '@/lib/site/kinds';
import { PRESS } from '@/lib/ui-texts';
import { ComunicadoCards } from './ComunicadoCard';
import { List } from '@/components/ui/List';

export function PrensaList({ view }: { view: ViewOf<'prensa' | 'prensaPagina'> }) {
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
          <List of={years} className="flex flex-wrap gap-4">
            {({ anio, ruta }) => <a href={ruta}>{anio}</a>}
          </List>
        </nav>
      )}
    </>
  );
}

export function AnioList({ view }: { view: ViewOf<'anio'> }) {
  const { titles, older, newer } = view;
  return (
    <>
      <ul className="link-list">
        {titles.map(({ titulo, fecha, fechaLarga, ruta, estado }) => (
          <li key={ruta}>
            <time className="field-help" dateTime={fecha}>
              {fechaLarga}
            </time>{' '}
            <a href={ruta}>{titulo}</a>
            {estado && <span className="marca"> {estado}</span>}
          </li>
        ))}
      </ul>
      <Pager older={older} newer={newer} label={PRESS.ofYear} />
      <p className="section">
        <a href="/prensa/">{PRESS.ofAllYears}</a>
      </p>
    </>
  );
}

interface PagerProps {
  older: string | undefined;
  newer: string | undefined;
  label: string;
}

function Pager({ older, newer, label }: PagerProps) {
  if (!older && !newer) return null;
  return (
    <nav className="section flex flex-wrap items-center gap-4" aria-label={label}>
      {[
        { to: newer, rel: 'next', text: PRESS.newer },
        { to: older, rel: 'prev', text: PRESS.older },
      ].map(
        ({ to, rel, text }) =>
          to && (
            <a key={rel} className="button button-outline" href={to} rel={rel}>
              {text}
            </a>
          ),
      )}
    </nav>
  );
}
