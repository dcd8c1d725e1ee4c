import type { CardView } from '@/lib/site/views/parts';
import { Marca } from '@/components/ui/Marca';
import { Picture } from '@/components/ui/Picture';

interface CardProps {
  card: CardView;
  heading?: 'h2' | 'h3';
}

/** A press release in a list: the title leads to its page, «Ver más» to its PDF (D19). */
export function ComunicadoCard({ card, heading: Heading = 'h3' }: CardProps) {
  const { titulo, resumen, fecha, fechaLarga, ruta, imagen, alt, muestra, pdf } = card;
  return (
    <article className="card">
      <Picture image={imagen} alt={alt} sizes="(min-width: 48rem) 22rem, 92vw" />
      <div className="flex flex-1 flex-col gap-[0.6rem] p-[1.1rem]">
        <Heading className="text-h4">
          <a href={ruta}>{titulo}</a>
        </Heading>
        <p>{resumen}</p>
        <p className="field-help">
          Publicado: <time dateTime={fecha}>{fechaLarga}</time>
          <Marca de="muestra" si={muestra} />
        </p>
        <a
          className="button button-outline mt-auto self-start"
          href={pdf.href}
          download={pdf.download}
        >
          Ver más
          <span className="sr-only">{`: ${titulo}, ${pdf.size}`}</span>
        </a>
      </div>
    </article>
  );
}
