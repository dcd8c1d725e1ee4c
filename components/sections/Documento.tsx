import type { Content } from '@/lib/content';
import { Link } from '@/components/ui/Link';

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
                <DocumentoLink documento={documento} text="LINK" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DocumentoLinkProps {
  documento: Documento;
  /** What the link says instead of the document's name. */
  text?: string;
}

/** A link that downloads a document, under its own name unless the content gives another. */
export function DocumentoLink({ documento, text }: DocumentoLinkProps) {
  return (
    <Link href={documento.archivo} download={documento.descarga ?? ''} target="_blank">
      {text ?? documento.nombre}
      <span className="sr-only">{text ? ` de ${documento.nombre}, PDF` : ', PDF'}</span>
    </Link>
  );
}
