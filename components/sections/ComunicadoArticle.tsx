import type { ViewOf } from '@/lib/site/kinds';
import { PRESS } from '@/lib/ui-texts';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/text';

const PHOTOGRAPHED = 'md:aspect-[16/6] print:aspect-[16/6] md:object-cover print:object-cover';
/** Beside the lead, whole: cut to a photograph's shape it would lose its subject, and stretched its ground. */
const DRAWN = 'md:w-[18rem] md:flex-none print:w-[18rem] print:flex-none';

export function ComunicadoArticle(view: ViewOf<'comunicado'>) {
  const { fecha, fechaLarga, lugar, resumen, imagen, alt, html, pdf } = view;
  const { newer, older } = view;
  const isDrawn = imagen.src.endsWith('.svg');
  return (
    <article>
      <p className="mb-4 text-gris">
        {lugar && `${lugar}, `}
        <time className="inline-block" dateTime={fecha}>
          {fechaLarga}
        </time>
      </p>
      <div
        className={`mb-6 max-w-texto ${isDrawn ? 'gap-6 md:flex md:items-center print:flex print:items-center' : ''}`}
      >
        <p className="snug mb-5 text-h3 flex-1">{resumen}</p>
        <Picture
          className={`rounded-card ${isDrawn ? DRAWN : PHOTOGRAPHED}`}
          image={imagen}
          alt={alt}
          first
        />
      </div>
      <Prose html={html} />
      <p className="no-print mt-6">
        <a className="button button-outline" href={pdf.href} download="">
          {PRESS.download(pdf.size)}
        </a>
      </p>
      <nav
        className="section no-print grid gap-6 max-md:grid-cols-1 md:grid-cols-2"
        aria-label={PRESS.others}
      >
        {older && (
          <a href={older.ruta} rel="prev">
            {PRESS.previous(older.titulo)}
          </a>
        )}
        {newer && (
          <a className="md:col-start-2 md:text-right" href={newer.ruta} rel="next">
            {PRESS.next(newer.titulo)}
          </a>
        )}
      </nav>
    </article>
  );
}
