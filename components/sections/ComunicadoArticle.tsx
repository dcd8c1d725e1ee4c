import type { ViewOf } from '@/lib/site/kinds';
import { PRESS } from '@/lib/ui-texts';
import { Picture } from '@/components/ui/Picture';
import { Marca, Prose } from '@/components/ui/text';

const PHOTOGRAPHED = 'md:aspect-[16/6] print:aspect-[16/6] md:object-cover print:object-cover';
/** Whole: cut at the top and bottom it would lose its subject, and stretched its ground. */
const DRAWN = 'md:w-[32rem] print:w-[20rem]';

export function ComunicadoArticle(view: ViewOf<'comunicado'>) {
  const { fecha, fechaLarga, lugar, resumen, imagen, alt, html, muestra, pdf } = view;
  const { newer, older } = view;
  return (
    <article>
      <p className="mb-4 text-gris">
        {lugar && `${lugar}, `}
        <time dateTime={fecha}>{fechaLarga}</time>
        <Marca si={muestra} />
      </p>
      <div className="mb-6 max-w-texto">
        <p className="snug mb-5 text-h3">{resumen}</p>
        <Picture
          className={`rounded-card ${imagen.src.endsWith('.svg') ? DRAWN : PHOTOGRAPHED}`}
          image={imagen}
          alt={alt}
          first
        />
      </div>
      <Prose html={html} />
      <p className="no-print mt-6">
        <a className="button" href={pdf.href} download="">
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
