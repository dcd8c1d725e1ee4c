import type { Content } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { longDate } from '@/lib/site/dates';
import { imageFacts } from '@/lib/site/images';
import { pdfSize } from '@/lib/site/pdf-size';
import { comunicadoPath, comunicadoPdf } from '@/lib/site/routes';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';

type Entry = Content['comunicados'][number];

interface ComunicadoProps {
  comunicado: Entry;
  /** The neighbours by date. */
  newer?: Entry;
  older?: Entry;
  site: Content['sitio']['data'];
}

/** A press release's page (D10): the text, its picture and PDF, and its neighbours. */
export function Comunicado({ comunicado, newer, older, site }: ComunicadoProps) {
  const { titulo, fecha, resumen, imagen, alt, numero, lugar } = comunicado.data;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: titulo,
    description: resumen,
    datePublished: fecha,
    inLanguage: 'es-MX',
    image: new URL(imagen, site.url).href,
    url: new URL(comunicadoPath(comunicado.slug), site.url).href,
    publisher: { '@type': 'GovernmentOrganization', name: site.nombre },
  };
  return (
    <article>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(article).replaceAll('<', '\\u003c') }}
      />
      <p className="mb-4 text-gris">
        {lugar && `${lugar}, `}
        <time dateTime={fecha}>{longDate(fecha)}</time>
      </p>
      <div className="mb-6 max-w-texto">
        <p className="mb-5 text-lg">{resumen}</p>
        <Picture
          image={imageFacts(imagen)}
          alt={alt}
          sizes="(min-width: 48rem) 40rem, 92vw"
          lazy={false}
        />
      </div>
      <Prose html={renderMarkdown(comunicado.body)} />
      <p className="mt-6">
        <a className="button" href={comunicadoPdf(numero)} download="">
          {`Descargar el comunicado (${pdfSize(comunicadoPdf(numero))})`}
        </a>
      </p>
      <nav className="section side-by-side no-print" aria-label="Otros comunicados">
        {newer && (
          <a href={comunicadoPath(newer.slug)} rel="next">
            {`Siguiente: ${newer.data.titulo}`}
          </a>
        )}
        {older && (
          <a href={comunicadoPath(older.slug)} rel="prev">
            {`Anterior: ${older.data.titulo}`}
          </a>
        )}
      </nav>
    </article>
  );
}
