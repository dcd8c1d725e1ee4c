import type { ReactNode } from 'react';
import type { Pie } from '@/lib/site/views/pie';
import { PAGE_FOOT } from '@/lib/ui-texts';
import { Marca } from '@/components/ui/Marca';
import { frameWords } from './frame-words';

export function PageFoot({
  responsable,
  actualizado,
  escribir,
  fuentes,
  english,
  children,
}: Pie & Around) {
  const { foot } = frameWords({ english });
  return (
    <aside
      className="line-above mt-10 grid gap-2 pt-4 text-sm text-gris"
      aria-label={foot.about}
      data-search-ignore=""
    >
      {(responsable ?? actualizado) && (
        <p>
          {responsable && PAGE_FOOT.responsible(responsable)}
          {responsable && actualizado && ' · '}
          {actualizado && (
            <>
              {`${foot.updated} `}
              <time dateTime={actualizado.dia}>{actualizado.larga}</time>
            </>
          )}
        </p>
      )}
      <p>
        {children}
        {escribir && (
          <span className="no-print">
            {` ${foot.wrong} `}
            <a href={escribir}>{foot.write}</a>
          </span>
        )}
      </p>
      {fuentes.length > 0 && (
        <details data-folds="always" open>
          <summary>{PAGE_FOOT.sources}</summary>
          <ul className="list-disc pl-4">
            {fuentes.map((fuente) => (
              <Source key={fuente.siglas} {...fuente} />
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

interface Around {
  english?: boolean | undefined;
  children?: ReactNode;
}

function Source({
  siglas,
  nombre,
  publicacion,
  texto,
  articulos,
  porConfirmar,
}: Pie['fuentes'][number]) {
  return (
    <li>
      <strong>{`${nombre} (${siglas})`}</strong>
      {articulos.length > 0 && `: ${PAGE_FOOT.articles(articulos.length)} ${listed(articulos)}`}
      {`. ${publicacion}. ${PAGE_FOOT.lastReform(texto)}`}
      <Marca de="porConfirmar" si={porConfirmar} />
    </li>
  );
}

/** `33, 46 y 49`; with a fraction among them, `7; 10, fracción I; 15`. */
function listed(articulos: string[]): string {
  if (articulos.some((articulo) => articulo.includes(','))) return articulos.join('; ');
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(articulos);
}
