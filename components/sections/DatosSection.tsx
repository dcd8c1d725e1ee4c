import type { ViewOf } from '@/lib/site/kinds';
import { DataTable } from '@/components/ui/DataTable';
import { Marca } from '@/components/ui/Marca';
import { Prose } from '@/components/ui/Prose';

type DatosView = ViewOf<'datos'>;
type Conjunto = DatosView['conjuntos'][number];

export function DatosSection({ view }: { view: DatosView }) {
  const { before, after, conjuntos } = view;
  return (
    <>
      <Prose html={before} />
      <div className="section">
        <DataTable
          columns={['Lista', 'Qué trae', 'Descargar']}
          rows={conjuntos.map((one) => ({
            key: one.titulo,
            cells: [
              one.titulo,
              <Contents key="trae" {...one} />,
              <Files key="archivos" {...one} />,
            ],
          }))}
        />
      </div>
      <Prose html={after} apart />
    </>
  );
}

const Files = ({ archivos }: Conjunto) =>
  archivos.map(({ nombre, csv, json }) => (
    <p
      key={nombre}
      className="mb-2 flex flex-wrap items-center gap-2 whitespace-nowrap md:flex-nowrap"
    >
      {archivos.length > 1 && nombre.replace(/^.*-/, '')}
      {[csv, json].map((file) => (
        <a key={file} className="button button-outline flex-none" href={file} download="">
          <span className="sr-only">{`${nombre}.`}</span>
          {file.slice(file.lastIndexOf('.') + 1).toUpperCase()}
        </a>
      ))}
    </p>
  ));

function Contents({ titulo, descripcion, cuantos, muestra, columnas, esquema }: Conjunto) {
  return (
    <>
      {descripcion}
      {cuantos !== undefined && ` ${cuantos} ${cuantos === 1 ? 'renglón' : 'renglones'}.`}
      <Marca de="muestra" si={muestra} />
      <details className="mt-1 text-sm" data-search-ignore="">
        <summary>
          Qué dice cada columna<span className="sr-only">{` de ${titulo.toLowerCase()}`}</span>
        </summary>
        <dl>
          {columnas.map(({ nombre, significado }) => (
            <div key={nombre}>
              <dt>
                <code>{nombre}</code>
              </dt>
              <dd>{significado}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={esquema}>Esquema JSON</a>, para quien programa.
        </p>
      </details>
    </>
  );
}
