import type { Content } from '@/lib/content';
import { longDate } from '@/lib/site/dates';
import { imageFacts } from '@/lib/site/images';
import { pdfSize } from '@/lib/site/pdf-size';
import { comunicadoPath, comunicadoPdf } from '@/lib/site/routes';
import { Picture } from '@/components/ui/Picture';

interface CardProps {
  comunicado: Content['comunicados'][number];
  /** The summary as this list shows it: whole, or cut (D18). */
  resumen: string;
  /** The name under which the PDF is saved (D19). */
  descarga?: string;
  heading?: 'h2' | 'h3';
}

/** A press release in a list: the title leads to its page, «Ver más» to its PDF (D19). */
export function ComunicadoCard({
  comunicado,
  resumen,
  descarga,
  heading: Heading = 'h3',
}: CardProps) {
  const { titulo, fecha, imagen, alt, numero } = comunicado.data;
  return (
    <article className="card">
      <Picture image={imageFacts(imagen)} alt={alt} sizes="(min-width: 48rem) 22rem, 92vw" />
      <div className="flex flex-1 flex-col gap-[0.6rem] p-[1.1rem]">
        <Heading className="text-h4">
          <a href={comunicadoPath(comunicado.slug)}>{titulo}</a>
        </Heading>
        <p>{resumen}</p>
        <p className="field-help">
          Publicado: <time dateTime={fecha}>{longDate(fecha)}</time>
        </p>
        <a
          className="button button-outline mt-auto self-start"
          href={comunicadoPdf(numero)}
          download={descarga ?? ''}
        >
          Ver más
          <span className="sr-only">{`: ${titulo}, ${pdfSize(comunicadoPdf(numero))}`}</span>
        </a>
      </div>
    </article>
  );
}
