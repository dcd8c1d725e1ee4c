import type { CardView } from '@/lib/site/views/parts';
import { PRESS } from '@/lib/ui-texts';
import { allMuestra, Marca, MarcaDeGrupo } from '@/components/ui/Marca';
import { Picture } from '@/components/ui/Picture';

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
              <p>{resumen}</p>
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-gris">
                <span>
                  {`${PRESS.published} `}
                  <time dateTime={fecha}>{fechaLarga}</time>
                </span>
                <Marca de="muestra" si={card.muestra && !all} />
                {card.estado && <span className="marca">{card.estado}</span>}
                <a className="relative py-2" href={card.pdf.href} download={card.pdf.download}>
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
