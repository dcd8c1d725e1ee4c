import type { CardView } from '@/lib/site/views/parts';
import { Marca } from '@/components/ui/Marca';
import { Picture } from '@/components/ui/Picture';

interface CardProps {
  card: CardView;
  heading?: 'h2' | 'h3';
  /** True for the card that a page opens with. */
  first?: boolean;
}

/** A press release in a list: the title leads to its page, «Ver más» to its PDF (D19). */
export function ComunicadoCard({ card, heading: Heading = 'h3', first }: CardProps) {
  const { titulo, resumen, fecha, fechaLarga, ruta, imagen, alt, muestra, pdf } = card;
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
            Publicado: <time dateTime={fecha}>{fechaLarga}</time>
          </span>
          <Marca de="muestra" si={muestra} />
          <a href={pdf.href} download={pdf.download}>
            Ver más<span className="sr-only">{`: ${titulo}`}</span>
            {` (${pdf.size})`}
          </a>
        </p>
      </div>
    </article>
  );
}
