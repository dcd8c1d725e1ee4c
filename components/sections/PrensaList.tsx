import type { ViewOf } from '@/lib/site/kinds';
import type { CardView } from '@/lib/site/views/parts';
import { PRESS } from '@/lib/ui-texts';
import { Picture } from '@/components/ui/Picture';
import { allMuestra, List, Marca, MarcaDeGrupo } from '@/components/ui/text';

interface CardsProps {
  cards: CardView[];
  className: string;
  heading?: 'h2' | 'h3';
  /** The first picture is loaded at once. */
  opens?: boolean;
}

/** A card's title leads to its page, «Ver más» to its PDF (D19). */
export function ComunicadoCards({ cards, className, heading: Heading = 'h3', opens }: CardsProps) {
  if (cards.length === 0) return <p>{PRESS.none}</p>;
  const all = allMuestra(cards);
  return (
    <>
      <MarcaDeGrupo si={all} />
      <div className={className}>
        {cards.map(({ titulo, resumen, fecha, fechaLarga, ruta, imagen, alt, ...card }, index) => (
          <article key={ruta} className="card">
            <Picture image={imagen} alt={alt} first={opens && index === 0} />
            <div className="card-text">
              <Heading>
                <a href={ruta}>{titulo}</a>
              </Heading>
              <p className="meta">
                {/* On a phone, a date beside its drawing is one line. */}
                <span className="max-sm:sr-only">{`${PRESS.published} `}</span>
                <time className="inline-block" dateTime={fecha}>
                  {fechaLarga}
                </time>
                <Marca si={card.muestra && !all} />
                {card.estado && <strong> {card.estado}</strong>}
              </p>
              <p>{resumen}</p>
              <p>
                <a
                  className="relative inline-block py-2.5"
                  href={card.pdf.href}
                  download={card.pdf.download}
                >
                  {PRESS.more}
                  <span className="sr-only">{`: ${titulo}`}</span>
                  {` (${card.pdf.size})`}
                </a>
              </p>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}

export function PrensaList({ cards, older, newer, years }: ViewOf<'prensa' | 'prensaPagina'>) {
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
          <Years years={years} />
        </nav>
      )}
    </>
  );
}

const Years = ({ years }: Pick<ViewOf<'anio'>, 'years'>) => (
  <List of={years} className="flex flex-wrap gap-x-6">
    {({ anio, ruta }) => (
      <a className="inline-block py-2.5" href={ruta}>
        {anio}
      </a>
    )}
  </List>
);

export function AnioList({ titles, years, older, newer }: ViewOf<'anio'>) {
  return (
    <>
      {years.length > 0 && (
        <nav
          className="no-print mb-4 flex flex-wrap items-baseline gap-x-4"
          aria-label={PRESS.otherYears}
        >
          <span aria-hidden="true">{`${PRESS.otherYears}:`}</span>
          <Years years={years} />
        </nav>
      )}
      <List
        of={titles}
        className="link-list"
        item="line-below items-baseline gap-x-4 md:grid md:grid-cols-[11rem_1fr]"
      >
        {({ titulo, fecha, fechaLarga, ruta, estado, muestra }) => (
          <>
            <time className="block field-help" dateTime={fecha}>
              {fechaLarga}
            </time>{' '}
            <span>
              <a href={ruta}>{titulo}</a>
              <Marca si={muestra} />
              {estado && <strong> {estado}</strong>}
            </span>
          </>
        )}
      </List>
      <Pager older={older} newer={newer} label={PRESS.ofYear} />
      <p className="section">
        <a href="/prensa/">{PRESS.ofAllYears}</a>
      </p>
    </>
  );
}

type PagerProps = Record<'older' | 'newer', string | undefined> & { label: string };

function Pager({ older, newer, label }: PagerProps) {
  if (!older && !newer) return null;
  return (
    <nav className="section flex flex-wrap items-center gap-4" aria-label={label}>
      {newer && (
        <a className="button button-outline" href={newer} rel="next">
          {PRESS.newer}
        </a>
      )}
      {older && (
        <a className="button button-outline" href={older} rel="prev">
          {PRESS.older}
        </a>
      )}
    </nav>
  );
}
