import type { Content, DocumentoId } from '@/lib/content';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { PdfLink } from '@/components/ui/PdfLink';

const AVISO: DocumentoId = 'aviso-situacion-patrimonial';

/** Asset and interest declarations (sections 2.5 and 3). */
export function Declaraciones({ content }: { content: Content }) {
  const { presentacion, tipos, formatos, preguntas } = content.declaraciones.data;
  const documentos = content.documentos.data.documentos.filter(
    ({ id, grupo }) => grupo === 'guia' || id === AVISO,
  );
  return (
    <>
      <div className="notice flex flex-wrap items-center gap-5">
        <Icon name="declaranet" size={72} />
        <p className="max-w-texto flex-1 basis-72">{presentacion}</p>
        <Link className="button" href={content.sitio.data.declaraciones}>
          Iniciar Declaración
        </Link>
      </div>
      <section className="section">
        <h2>Las tres declaraciones</h2>
        <Table
          head={['Declaración', 'Cuándo', 'Para quién']}
          rows={tipos.map((tipo) => [tipo.nombre, tipo.plazo, tipo.detalle])}
        />
      </section>
      <section className="section">
        <h2>Los dos formatos de la declaración anual</h2>
        <Table
          head={['Formato', 'Para quién', 'Qué contiene']}
          rows={formatos.map((formato) => [formato.nombre, formato.para, formato.contiene])}
        />
      </section>
      <section className="section">
        <h2>Guías y aviso de privacidad</h2>
        <ul className="link-list">
          {documentos.map((documento) => (
            <li key={documento.id}>
              <PdfLink
                href={documento.archivo}
                text={documento.nombre}
                download={documento.descarga}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="section">
        <h2>Preguntas frecuentes</h2>
        {preguntas.map(({ pregunta, respuesta }) => (
          <details key={pregunta} className="panel" data-folds="always" open>
            <summary>
              <h3>{pregunta}</h3>
            </summary>
            <p className="panel-body max-w-texto">{respuesta}</p>
          </details>
        ))}
      </section>
    </>
  );
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <div className="table-wrap">
      <table className="data-table stack-table">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={cell} data-label={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
