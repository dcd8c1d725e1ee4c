import type { ViewOf } from '@/lib/site/kinds';
import { DataTable } from '@/components/ui/DataTable';
import { Fold, List, Prose } from '@/components/ui/text';
import { DATA, FEED_ID, FEEDS } from '@/lib/ui-texts';

export function DatosSection({ before, usos, programas, conjuntos, feeds }: ViewOf<'datos'>) {
  const samples = conjuntos.flatMap(({ titulo, muestra }) => (muestra ? [titulo] : []));
  return (
    <>
      {before && <Prose html={before} />}
      <div className={before && 'section'}>
        {samples.length > 0 && <p className="field-help mb-3">{DATA.samples(samples)}</p>}
        <DataTable
          layout="stack-table data-lists"
          columns={['Lista', 'Qué trae', 'Descargar']}
          widths={['md:w-[8.5rem]', undefined, 'md:w-[15.5rem]']}
          rows={conjuntos.map((one) => ({ key: one.titulo, cells: cellsOf(one) }))}
        />
      </div>
      <div className="section grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {usos.map((html) => (
          <Prose key={html} html={html} />
        ))}
      </div>
      {programas && (
        <Fold
          className="panel mt-6"
          folds="always"
          title={<h2 id={programas.id}>{programas.titulo}</h2>}
        >
          <div className="panel-body">
            <Prose html={programas.html} />
          </div>
        </Fold>
      )}
      {feeds.length > 0 && (
        <Fold
          className="panel mt-2"
          folds="always"
          title={<h2 id={FEED_ID}>{`${FEEDS.title} (${feeds.length})`}</h2>}
        >
          <div className="panel-body">
            <p>{FEEDS.how}</p>
            <List of={feeds} className="link-list">
              {({ titulo, ruta }) => <a href={ruta}>{titulo}</a>}
            </List>
          </div>
        </Fold>
      )}
    </>
  );
}

/** A button for each format of a list. @param nombre heard before its format */
export const Downloads = ({ nombre, archivos }: { nombre: string; archivos: string[] }) =>
  archivos.map((file) => (
    <a key={file} className="button button-outline flex-none" href={file} download="">
      <span className="sr-only">{nombre}</span>
      {file.slice(file.lastIndexOf('.') + 1).toUpperCase()}
    </a>
  ));

function cellsOf(conjunto: ViewOf<'datos'>['conjuntos'][number]) {
  const { titulo, cuantos, archivos } = conjunto;
  const title = (
    <>
      Qué dice cada columna<span className="sr-only">{` de ${titulo.toLowerCase()}`}</span>
    </>
  );
  return [
    titulo,
    <>
      {conjunto.descripcion}
      {cuantos !== undefined && ` ${cuantos} ${cuantos === 1 ? 'renglón' : 'renglones'}.`}
      <Fold className="mt-1 text-sm" data-search-ignore="" title={title}>
        <dl>
          {conjunto.columnas.map(({ nombre, significado }) => (
            <div key={nombre} className="mt-1">
              <dt className="inline">
                <code>{nombre}</code>
              </dt>
              <dd className="inline">{` · ${significado}`}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={conjunto.esquema}>Esquema JSON</a>, para quien programa.
        </p>
      </Fold>
    </>,
    archivos.map(({ nombre, csv, json }) => (
      <p
        key={nombre}
        className="mb-2 max-md:first:mt-3 flex flex-wrap items-center gap-2 whitespace-nowrap md:flex-nowrap"
      >
        {archivos.length > 1 && nombre.replace(/^.*-/, '')}
        <Downloads nombre={`${nombre}.`} archivos={[csv, json]} />
      </p>
    )),
  ];
}
