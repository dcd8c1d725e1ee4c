import type { LoadedContent } from '@/lib/content/load/reading';
import type { Content } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';
import type { Entry } from '@/lib/content/types';

export function checkNames(
  { content, facts }: Pick<LoadedContent, 'content' | 'facts'>,
  report: ProblemReport,
) {
  const { direcciones, paginas, inicio, declaraciones, vehiculos } = content;
  const unidades = content.directorio.data.unidades.map(({ id }) => id);
  const { normas: hasNormas } = content.sitio.data.apartados;
  const catalogos = content.normas.map(({ slug }) => slug);
  const documentos = content.documentos.data.documentos.map(({ id }) => id);
  const shown = new Set<string>();

  for (const entry of direcciones) {
    checkUnidad(entry, ['unidad'], entry.data.unidad);
    for (const [index, codigo] of entry.data.normas.entries())
      if (
        hasNormas &&
        !content.normas.some(({ data }) => data.normas.some(({ nombre }) => nombre === codigo))
      )
        report.field(entry, ['normas', index], `la norma «${codigo}» no está en ningún catálogo.`);
  }
  for (const entry of [inicio, declaraciones, vehiculos, ...direcciones, ...paginas])
    if (entry?.data.responsable) checkUnidad(entry, ['responsable'], entry.data.responsable);
  for (const entry of paginas)
    for (const [index, { unidad }] of (entry.data.llamar ?? []).entries())
      checkUnidad(entry, ['llamar', index, 'unidad'], unidad);
  for (const entry of [...direcciones, ...paginas]) checkTabs(entry);
  for (const entry of content.normas)
    if (!shown.has(entry.slug))
      report.field(
        entry,
        [],
        `ninguna pestaña muestra este catálogo. Nómbrelo en una: catalogo: ${entry.slug}`,
      );

  function checkUnidad(entry: Entry<unknown>, field: PropertyKey[], id: string) {
    if (!unidades.includes(id))
      report.field(
        entry,
        field,
        `no hay una unidad «${id}» en content/directorio.yml. Hay: ${unidades.join(', ')}.`,
      );
  }

  function checkTabs(entry: Content['direcciones' | 'paginas'][number]) {
    const ids = (facts.get(entry.file)?.sections ?? []).map(({ id }) => id);
    for (const [id, { catalogo, documento, bloque }] of Object.entries(entry.data.pestanas)) {
      const say = (message: string, ...key: string[]) =>
        report.field(entry, ['pestanas', id, ...key], message);
      if (catalogo) shown.add(catalogo);
      if (!ids.includes(id))
        say(`no hay un título «## …» que corresponda. Los títulos dan: ${ids.join(', ')}.`);
      if (bloque === 'catalogo' && !catalogo)
        say('un bloque «catalogo» necesita la clave «catalogo».');
      if (catalogo && hasNormas && !catalogos.includes(catalogo))
        say(`no hay un catálogo «${catalogo}». Hay: ${catalogos.join(', ')}.`, 'catalogo');
      if (documento && !documentos.includes(documento))
        say(`no hay un documento «${documento}» en content/documentos.yml.`, 'documento');
    }
  }
}
