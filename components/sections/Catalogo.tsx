import type { Content } from '@/lib/content';
import { normaPdf } from '@/lib/site/routes';
import { PdfLink } from '@/components/ui/PdfLink';

type Catalogo = Content['normas'][number];

/** A norm catalogue as a table (sections 3 and 4): ID, Nombre, Descripción, Formato. */
export function CatalogoTable({ catalogo }: { catalogo: Catalogo }) {
  const { titulo, normas, muestra } = catalogo.data;
  return (
    <div className="table-wrap mt-6">
      <table className="data-table stack-table">
        <caption>
          {`${titulo}: ${normas.length} normas.`}
          {muestra &&
            ' Catálogo de muestra, salvo los títulos verificados. Consulte siempre la publicación oficial.'}
        </caption>
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Nombre</th>
            <th scope="col">Descripción</th>
            <th scope="col">Formato</th>
          </tr>
        </thead>
        <tbody>
          {normas.map((norma) => (
            <tr key={norma.nombre}>
              <td data-label="ID">{norma.id}</td>
              <th scope="row">{norma.nombre}</th>
              <td>
                {norma.descripcion}
                {muestra && !norma.muestra && (
                  <span className="field-help block">Título verificado</span>
                )}
              </td>
              <td>
                <Formato norma={norma} carpeta={catalogo.slug} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The Formato cell: a link, or the status, which links too unless the norm has no PDF (section 4). */
function Formato({
  norma,
  carpeta,
}: {
  norma: Catalogo['data']['normas'][number];
  carpeta: string;
}) {
  const text = norma.leyenda ?? 'LINK';
  if (!norma.enlace) return <span className="status">{text}</span>;
  return (
    <PdfLink
      href={normaPdf(carpeta, norma.nombre)}
      text={text}
      about={norma.nombre}
      download={`${carpeta}-${norma.nombre}.pdf`}
      className={norma.leyenda && 'status'}
    />
  );
}
