import type { Content } from '@/lib/content';
import { PdfLink } from '@/components/ui/PdfLink';

export type Documento = Content['documentos']['data']['documentos'][number];

/** Documents as a table: ID, Nombre, Descripcion, Formato (section 2.5). */
export function DocumentosTable({
  documentos,
  caption,
}: {
  documentos: Documento[];
  caption: string;
}) {
  return (
    <div className="table-wrap">
      <table className="data-table stack-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Nombre</th>
            <th scope="col">Descripcion</th>
            <th scope="col">Formato</th>
          </tr>
        </thead>
        <tbody>
          {documentos.map((documento, index) => (
            <tr key={documento.id}>
              <td data-label="ID">{index + 1}</td>
              <th scope="row">{documento.nombre}</th>
              <td>{documento.descripcion}</td>
              <td>
                <PdfLink
                  href={documento.archivo}
                  text="LINK"
                  about={documento.nombre}
                  download={documento.descarga}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
