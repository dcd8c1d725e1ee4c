import type { ViewOf } from '@/lib/site/kinds';
import { DataTable } from '@/components/ui/DataTable';
import { Fold, List, Marca, Prose } from '@/components/ui/text';
import { FEED_ID, FEEDS } from '@/lib/ui-texts';

export function DatosSection({ before, after, conjuntos, feeds }: ViewOf<'datos'>) {
  return (
    <>
      <Prose html={before} />
      <div className="section">
        <DataTable
          columns={['Lista', 'Qué trae', 'Descargar']}
          rows={conjuntos.map((one) => ({ key: one.titulo, cells: cellsOf(one) }))}
        />
      </div>
      <Prose html={after} apart />
      {feeds.length > 0 && (
        <section id={FEED_ID} className="section">
          <h2>{FEEDS.title}</h2>
          <p>{FEEDS.how}</p>
          <List of={feeds} className="link-list">
            {({ titulo, ruta }) => <a href={ruta}>{titulo}</a>}
          </List>
        </section>
      )}
    </>
  );
}

function cellsOf(conjunto: ViewOf<'datos'>['conjuntos'][number]) {
  const { titulo, cuantos, muestra, archivos } = conjunto;
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
      <Marca si={muestra} />
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
    )),
  ];
}
