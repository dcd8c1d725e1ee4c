import type { CardView } from '@/lib/site/views/parts';
import { PRESS } from '@/lib/ui-texts';
import { allMuestra, Marca, MarcaDeGrupo } from '@/components/ui/Marca';
import { Picture } from '@/components/ui/Picture';

interface CardsProps {
  cards: CardView[];
  className: string;
  heading?: 'h2' | 'h3';
  opens?: boolean;
}

export function ComunicadoCards({ cards, className, heading, opens }: CardsProps) {
  if (cards.length === 0) return <p>{PRESS.none}</p>;
  const all = allMuestra(cards);
  return (
    <>
      <MarcaDeGrupo si={all} />
      <div className={className}>
        {cards.map((card, index) => (
          <ComunicadoCard
            key={card.ruta}
            card={all ? { ...card, muestra: false } : card}
            heading={heading}
            first={opens && index === 0}
          />
        ))}
      </div>
    </>
  );
}

interface CardProps {
  card: CardView;
  heading: CardsProps['heading'];
  first: boolean | undefined;
}

/** The title leads to its page, «Ver más» to its PDF (D19). */
function ComunicadoCard({ card, heading: Heading = 'h3', first }: CardProps) {
  const { titulo, resumen, fecha, fechaLarga, ruta, imagen, alt, muestra, estado, pdf } = card;
  return (
    <article className="card">
      <Picture image={imagen} alt={alt} first={first} />
      <div className="card-text">
        <Heading>
          <a href={ruta}>{titulo}</a>
        </Heading>
        <p>{resumen}</p>
        <p className="card-foot">
          <span>
            {`${PRESS.published} `}
            <time dateTime={fecha}>{fechaLarga}</time>
          </span>
          <Marca de="muestra" si={muestra} />
          {estado && <span className="marca">{estado}</span>}
          <a href={pdf.href} download={pdf.download}>
            {PRESS.more}
            <span className="sr-only">{`: ${titulo}`}</span>
            {` (${pdf.size})`}
          </a>
        </p>
      </div>
    </article>
  );
}
