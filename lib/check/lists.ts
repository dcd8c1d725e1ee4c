import { fault, type ContentFault } from '@/lib/content/faults';
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
    const same = fault('document-repeated', { path, file: owner.file });
    const like = fault('document-like', { path, other: owner.path });
    report.field({ file }, field, owner.path === path ? same : like);
  }
}

/** Units form a single tree, headed by the holder of sindico/titulares.yml. */
function checkUnidades({ content: { directorio, titulares }, report }: Scope) {
  const { unidades } = directorio.data;
  const above = new Map(unidades.map(({ id, depende }) => [id, depende ? [depende] : []]));
  const head = unidades.find(({ depende }) => !depende);
  for (const [index, { id, depende }] of unidades.entries()) {
    const say = (found: ContentFault, ...key: string[]) =>
      report.field(directorio, ['unidades', index, ...key], found);
    if (!depende && head && id !== head.id) say(fault('unit-two-heads', { head: head.id, id }));
    if (!depende) continue;
    if (!above.has(depende)) say(fault('unit-above-missing', { id: depende }), 'depende');
    else if (leadsTo(depende, id, above)) {
      const through = depende === id ? {} : { through: depende };
      say(fault('unit-circle', { id, ...through }), 'depende');
    }
  }
  if (!head) return report.field(directorio, ['unidades'], fault('unit-no-head', {}));
  const [first] = head.filas;
  const { nombre } = titulares.data.actual;
  if (!first || first.nombre.trim() === nombre) return;
  const other = fault('head-other', { listed: first.nombre, file: titulares.file, name: nombre });
  report.field(directorio, ['unidades', unidades.indexOf(head), 'filas', 0, 'nombre'], other);
}
