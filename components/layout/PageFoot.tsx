import type { ReactNode } from 'react';
import type { Pie } from '@/lib/site/views/pie';
import { Marca } from '@/components/ui/Marca';

/**
 * Who answers for the page, when it was last gone over, and the law that it cites.
 * @param children whom to ask
 */
export function PageFoot({ responsable, actualizado, fuentes, children }: Pie & Children) {
  return (
    <aside className="page-foot" aria-label="Sobre esta página" data-search-ignore="">
      {(responsable ?? actualizado) && (
        <p>
          {responsable && `Área responsable: ${responsable}`}
          {responsable && actualizado && ' · '}
          {actualizado && (
            <>
              Última actualización: <time dateTime={actualizado.dia}>{actualizado.larga}</time>
            </>
          )}
        </p>
      )}
      <p>{children}</p>
      {fuentes.length > 0 && (
        <details data-folds="always" open>
          <summary>Fuentes legales</summary>
          <ul>
            {fuentes.map((fuente) => (
              <Source key={fuente.siglas} {...fuente} />
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

type Children = { children?: ReactNode };

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
      {articulos.length > 0 &&
        `: ${articulos.length > 1 ? 'artículos' : 'artículo'} ${listed(articulos)}`}
      {`. ${publicacion}. Texto con la última reforma leída, del ${texto}.`}
      <Marca de="porConfirmar" si={porConfirmar} />
    </li>
  );
}

/** `33, 46 y 49`; with a fraction among them, `7; 10, fracción I; 15`. */
function listed(articulos: string[]): string {
  if (articulos.some((articulo) => articulo.includes(','))) return articulos.join('; ');
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(articulos);
}
