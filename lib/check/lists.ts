import { promisedPdfs } from '@/lib/routes/documents';
import type { Content } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';
import type { Entry } from '@/lib/content/types';

type Unidades = Content['directorio']['data']['unidades'];

export function checkLists(content: Content, report: ProblemReport) {
  const { canales, documentos, directorio } = content;
  const lists = [
    [documentos, 'documentos', documentos.data.documentos],
    [directorio, 'unidades', directorio.data.unidades],
    [canales, 'casos', canales.data.casos],
  ] as const;
  for (const [entry, list, rows] of lists)
    repeated(
      entry,
      list,
      rows.map(({ id }) => id),
      report,
    );
  checkFiles(content, report);
}

/** Each PDF has one row. Windows and macOS ignore case in file names. */
function checkFiles(content: Content, report: ProblemReport) {
  const owners = new Map<string, { path: string; file: string }>();
  for (const { path, file, field } of promisedPdfs(content)) {
    const owner = owners.get(path.toLowerCase());
    if (!owner) owners.set(path.toLowerCase(), { path, file });
    // Other rules compare numbers of releases and codes of norms.
    else if (field.at(-1) === 'archivo')
      report.field(
        { file },
        field,
        owner.path === path
          ? `el archivo «${path}» ya es de otro renglón, en ${owner.file}. Dé a cada documento el suyo.`
          : `«${path}» y «${owner.path}» sólo cambian en mayúsculas, y en algunos equipos serían el mismo archivo. Cambie uno.`,
      );
  }
}

/** Units form a single tree, headed by the holder of sindico/titulares.yml. */
export function checkUnidades({ directorio, titulares }: Content, report: ProblemReport) {
  const { unidades } = directorio.data;
  const above = new Map(
    unidades.map(({ id, depende }) => [id, depende === undefined ? [] : [depende]]),
  );
  const heads = unidades.filter(({ depende }) => depende === undefined);
  for (const [index, { id, depende }] of unidades.entries()) {
    if (depende === undefined) {
      if (id !== heads[0]?.id)
        report.field(
          directorio,
          ['unidades', index],
          `«${heads[0]?.id}» y «${id}» encabezan las dos el organigrama. Escriba de quién depende ésta: depende: ${heads[0]?.id}`,
        );
      continue;
    }
    const problem = above.has(depende)
      ? leadsTo(depende, id, above) &&
        `«${id}» depende de sí misma${depende === id ? '' : `, por medio de «${depende}»`}, y no aparecería en el organigrama. Escriba la unidad que está arriba.`
      : `no hay una unidad con id «${depende}».`;
    if (problem) report.field(directorio, ['unidades', index, 'depende'], problem);
  }
  if (heads.length === 0)
    report.field(
      directorio,
      ['unidades'],
      'ninguna unidad encabeza el organigrama. Quite «depende» de la que está arriba de todas.',
    );
  checkHolder(heads[0], unidades, { directorio, titulares }, report);
}

export function leadsTo(from: string, to: string, steps: ReadonlyMap<string, string[]>): boolean {
  const reached = new Set([from]);
  for (const one of reached) for (const next of steps.get(one) ?? []) reached.add(next);
  return reached.has(to);
}

function checkHolder(
  head: Unidades[number] | undefined,
  unidades: Unidades,
  { directorio, titulares }: Pick<Content, 'directorio' | 'titulares'>,
  report: ProblemReport,
) {
  const first = head?.filas[0];
  const { actual } = titulares.data;
  if (!head || !first || first.nombre.trim() === actual.nombre) return;
  report.field(
    directorio,
    ['unidades', unidades.indexOf(head), 'filas', 0, 'nombre'],
    `encabeza la oficina «${first.nombre}», y ${titulares.file} dice «${actual.nombre}». Escriba a la misma persona en los dos.`,
  );
}
export function unique<T>(
  entries: Entry<T>[],
  key: (entry: Entry<T>) => string,
  what: string,
  field: PropertyKey[],
  report: ProblemReport,
) {
  const first = new Map<string, string>();
  for (const entry of entries) {
    const value = key(entry);
    const earlier = first.get(value);
    if (earlier)
      report.field(entry, field, `${what} «${value}» ya es de ${earlier}. Cambie una de las dos.`);
    else first.set(value, entry.file);
  }
}

export function repeated(
  entry: Entry<unknown>,
  list: string,
  values: string[],
  report: ProblemReport,
) {
  const seen = new Set<string>();
  values.forEach((value, index) => {
    if (seen.has(value))
      report.field(entry, [list, index], `«${value}» está repetido en la lista. Deje uno solo.`);
    seen.add(value);
  });
}
