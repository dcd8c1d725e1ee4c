import type { CatalogoView } from '@/lib/site/views/bloques';
import { DataTable } from '@/components/ui/DataTable';
import { PdfLink } from '@/components/ui/PdfLink';
import { TableFilter } from '@/components/ui/TableFilter';

/**
 * A norm catalogue as a table (sections 3 and 4): ID, Nombre, Descripción, Formato. A long one has a
 * filter; each row has an address, and is as a whole the link to its document.
 */
export function CatalogoTable({ catalogo }: { catalogo: CatalogoView }) {
  const { slug, titulo, normas, muestra, filtro } = catalogo;
  const someVerified = normas.some(({ verificada }) => verificada);
  const table = `${slug}-tabla`;
  return (
    <>
      {filtro && (
        <TableFilter
          id={`${slug}-filtro`}
          label="Filtrar por clave o palabra"
          tables={[{ id: table, one: 'norma', many: 'normas', of: titulo }]}
          none="Ninguna norma coincide. Pruebe con otra palabra."
        />
      )}
      <DataTable
        id={table}
        className="mt-4"
        layout="link-rows long-table norms"
        caption={
          <>
            {`${titulo}: ${normas.length} normas.`}
            {muestra &&
              ` Catálogo de muestra${someVerified ? ', salvo los temas verificados' : ''}. Consulte siempre la publicación oficial.`}
          </>
        }
        columns={[
          { title: 'ID' },
          { title: 'Nombre' },
          { title: 'Descripción' },
          { title: 'Formato' },
        ]}
        heads={1}
        rows={normas.map((norma) => ({
          key: norma.nombre,
          id: norma.ancla,
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
    </>
  );
}

/** The Formato cell: a link, or the status, which links too unless the norm has no PDF (section 4). */
function Formato({ nombre, leyenda, pdf }: CatalogoView['normas'][number]) {
  if (!pdf) return <span className="status">{leyenda}</span>;
  return <PdfLink {...pdf} about={nombre} className={leyenda ? 'whole-row status' : 'whole-row'} />;
}
