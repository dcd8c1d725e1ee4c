import { promisedPdfs } from '@/lib/routes/documents';
import { leadsTo, repeated, type Scope } from './scope';

export function checkLists(scope: Scope) {
  const { documentos, directorio, canales } = scope.content;
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  repeated(documentos, 'documentos', idsOf(documentos.data.documentos), scope.report);
  repeated(directorio, 'unidades', idsOf(directorio.data.unidades), scope.report);
  repeated(canales, 'casos', idsOf(canales.data.casos), scope.report);
  checkFiles(scope);
  checkUnidades(scope);
}

/** Each PDF has one row. Windows and macOS ignore case in file names. */
function checkFiles({ content, report }: Scope) {
  const owners = new Map<string, { path: string; file: string }>();
  for (const { path, file, field } of promisedPdfs(content)) {
    const owner = owners.get(path.toLowerCase());
    if (!owner) owners.set(path.toLowerCase(), { path, file });
    // Other rules compare numbers of releases and codes of norms.
    if (!owner || field.at(-1) !== 'archivo') continue;
    const same = `el archivo «${path}» ya es de otro renglón, en ${owner.file}. Dé a cada documento el suyo.`;
    const like = `«${path}» y «${owner.path}» sólo cambian en mayúsculas, y en algunos equipos serían el mismo archivo. Cambie uno.`;
    report.field({ file }, field, owner.path === path ? same : like);
  }
}

/** Units form a single tree, headed by the holder of sindico/titulares.yml. */
function checkUnidades({ content: { directorio, titulares }, report }: Scope) {
  const { unidades } = directorio.data;
  const above = new Map(unidades.map(({ id, depende }) => [id, depende ? [depende] : []]));
  const head = unidades.find(({ depende }) => !depende);
  for (const [index, { id, depende }] of unidades.entries()) {
    const say = (message: string, ...key: string[]) =>
      report.field(directorio, ['unidades', index, ...key], message);
    if (!depende && id !== head?.id)
      say(
        `«${head?.id}» y «${id}» encabezan las dos el organigrama. Escriba de quién depende ésta: depende: ${head?.id}`,
      );
    if (!depende) continue;
    if (!above.has(depende)) say(`no hay una unidad con id «${depende}».`, 'depende');
    else if (leadsTo(depende, id, above))
      say(
        `«${id}» depende de sí misma${depende === id ? '' : `, por medio de «${depende}»`}, y no aparecería en el organigrama. Escriba la unidad que está arriba.`,
        'depende',
      );
  }
  const headless =
    'ninguna unidad encabeza el organigrama. Quite «depende» de la que está arriba de todas.';
  if (!head) return report.field(directorio, ['unidades'], headless);
  const [first] = head.filas;
  const { nombre } = titulares.data.actual;
  const other = `encabeza la oficina «${first?.nombre}», y ${titulares.file} dice «${nombre}». Escriba a la misma persona en los dos.`;
  if (first && first.nombre.trim() !== nombre)
    report.field(directorio, ['unidades', unidades.indexOf(head), 'filas', 0, 'nombre'], other);
}
