import type { ViewOf } from '@/lib/site/kinds';
import { Marca } from '@/components/ui/Marca';
import { Prose } from '@/components/ui/Prose';

type DatosView = ViewOf<'datos'>;
type Conjunto = DatosView['conjuntos'][number];

export function DatosSection({ view }: { view: DatosView }) {
  const { before, after, conjuntos, url } = view;
  const [first] = conjuntos.flatMap(({ archivos }) => archivos);
  return (
    <>
      <Prose html={before} />
      {conjuntos.map((one) => (
        <DataSet key={one.titulo} {...one} />
      ))}
      <div className="section">
        <Prose html={after} />
      </div>
      {first && (
        <section className="section prose">
          <h2>En un programa</h2>
          <p>Diez renglones de Python que leen un archivo y cuentan lo que hay de cada año:</p>
          <pre className="overflow-x-auto" tabIndex={0}>
            <code lang="en">{example(new URL(first.csv, url).href)}</code>
          </pre>
        </section>
      )}
    </>
  );
}

function DataSet({ titulo, descripcion, cuantos, muestra, columnas, archivos, esquema }: Conjunto) {
  return (
    <section className="section">
      <h2>{titulo}</h2>
      <p>
        {descripcion}
        {cuantos !== undefined && ` ${cuantos} ${cuantos === 1 ? 'renglón' : 'renglones'}.`}
        <Marca de="muestra" si={muestra} />
      </p>
      <ul className="link-list">
        {archivos.map(({ nombre, csv, json }) => (
          <li key={nombre}>
            <a href={csv} download="">{`${nombre}.csv`}</a>
            {' · '}
            <a href={json} download="">{`${nombre}.json`}</a>
          </li>
        ))}
      </ul>
      <details data-search-ignore="">
        <summary>{`Qué dice cada columna de ${titulo.toLowerCase()}`}</summary>
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
    </section>
  );
}

const example = (address: string) => `import csv
from collections import Counter
from io import StringIO
from urllib.request import urlopen

archivo = urlopen("${address}")
texto = archivo.read().decode("utf-8-sig")
renglones = list(csv.DictReader(StringIO(texto)))
años = Counter(uno["actualizado"][:4] for uno in renglones)
print(len(renglones), "renglones:", dict(años))`;
