import type { CatalogoView } from '@/lib/site/views/bloques';
import { DataTable } from '@/components/ui/DataTable';
import { PdfLink } from '@/components/ui/PdfLink';

/** A norm catalogue as a table (sections 3 and 4): ID, Nombre, Descripción, Formato. */
export function CatalogoTable({ catalogo }: { catalogo: CatalogoView }) {
  const { titulo, normas, muestra } = catalogo;
  const someVerified = normas.some(({ verificada }) => verificada);
  return (
    <DataTable
      className="table-wrap mt-6"
      caption={
        <>
          {`${titulo}: ${normas.length} normas.`}
          {muestra &&
            ` Catálogo de muestra${someVerified ? ', salvo los temas verificados' : ''}. Consulte siempre la publicación oficial.`}
        </>
      }
      columns={[
        { title: 'ID', label: 'ID' },
        { title: 'Nombre' },
        { title: 'Descripción' },
        { title: 'Formato' },
      ]}
      heads={1}
      rows={normas.map((norma) => ({
        key: norma.nombre,
        cells: [
          norma.id,
          norma.nombre,
          <>
            {norma.descripcion}
            {norma.verificada && (
              <span className="field-help block">Tema verificado; título resumido</span>
            )}
          </>,
          <Formato key="formato" {...norma} />,
        ],
      }))}
    />
  );
}

/** The Formato cell: a link, or the status, which links too unless the norm has no PDF (section 4). */
function Formato({ nombre, leyenda, pdf }: CatalogoView['normas'][number]) {
  if (!pdf) return <span className="status">{leyenda}</span>;
  return <PdfLink {...pdf} about={nombre} className={leyenda && 'status'} />;
}
