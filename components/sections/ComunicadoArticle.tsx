import type { ViewOf } from '@/lib/site/kinds';
import { PRESS } from '@/lib/ui-texts';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/text';

/** On wide screens above the text; on a phone below its first paragraph. */
const PHOTOGRAPHED =
  'md:row-start-2 print:row-start-2 md:aspect-[16/6] print:aspect-[16/6] md:object-cover print:object-cover';
/** Beside the lead, whole: cut to a photograph's shape it would lose its subject, and stretched its ground. */
const DRAWN = 'md:col-start-2 print:col-start-2 md:row-start-1 print:row-start-1';
const BESIDE =
  'md:grid-cols-[minmax(0,1fr)_15rem] md:items-center print:grid-cols-[minmax(0,1fr)_15rem] print:items-center';

export function ComunicadoArticle(view: ViewOf<'comunicado'>) {
  const { fecha, fechaLarga, lugar, resumen, imagen, alt, opening, rest, pdf } = view;
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
      <div className={`mb-5 grid max-w-texto gap-x-6 gap-y-5 ${isDrawn ? BESIDE : ''}`}>
        <p className="snug text-h3">{resumen}</p>
        {opening && (
          <div className="md:col-span-full print:col-span-full">
            <Prose html={opening} />
          </div>
        )}
        <Picture
          className={`rounded-card ${isDrawn ? DRAWN : PHOTOGRAPHED}`}
          image={imagen}
          alt={alt}
          first
        />
      </div>
      {rest.trim() && <Prose html={rest} />}
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
