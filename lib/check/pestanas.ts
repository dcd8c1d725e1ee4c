import type { LoadedContent } from '@/lib/content/load/reading';
import type { Content } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';

/** A catalogue outside of tabs would not be shown. */
export function checkCatalogos({ direcciones, paginas, normas }: Content, report: ProblemReport) {
  const shown = new Set(
    [...direcciones, ...paginas].flatMap(({ data }) =>
      Object.values(data.pestanas).map(({ catalogo }) => catalogo),
    ),
  );
  for (const entry of normas)
    if (!shown.has(entry.slug))
      report.field(
        entry,
        [],
        `ninguna pestaña muestra este catálogo. Nómbrelo en una: catalogo: ${entry.slug}`,
      );
}

export function checkTabs(
  { content, facts }: Pick<LoadedContent, 'content' | 'facts'>,
  report: ProblemReport,
) {
  const { normas: hasNormas } = content.sitio.data.apartados;
  const catalogos = content.normas.map(({ slug }) => slug);
  const documentos = content.documentos.data.documentos.map(({ id }) => id);
  for (const entry of [...content.direcciones, ...content.paginas]) {
    const ids = (facts.get(entry.file)?.sections ?? []).map(({ id }) => id);
    for (const [id, { catalogo, documento, bloque }] of Object.entries(entry.data.pestanas)) {
      const at = ['pestanas', id];
      if (!ids.includes(id))
        report.field(
          entry,
          at,
          `no hay un título «## …» que corresponda. Los títulos dan: ${ids.join(', ')}.`,
        );
      if (bloque === 'catalogo' && !catalogo)
        report.field(entry, at, 'un bloque «catalogo» necesita la clave «catalogo».');
      if (catalogo && hasNormas && !catalogos.includes(catalogo))
        report.field(
          entry,
          [...at, 'catalogo'],
          `no hay un catálogo «${catalogo}». Hay: ${catalogos.join(', ')}.`,
        );
      if (documento && !documentos.includes(documento))
        report.field(
          entry,
          [...at, 'documento'],
          `no hay un documento «${documento}» en content/documentos.yml.`,
        );
    }
  }
}

export function checkDirecciones(content: Content, report: ProblemReport) {
  const unidades = content.directorio.data.unidades.map(({ id }) => id);
  const codigos = new Set(
    content.normas.flatMap(({ data }) => data.normas.map(({ nombre }) => nombre)),
  );
  for (const entry of content.direcciones) {
    if (!unidades.includes(entry.data.unidad))
      report.field(
        entry,
        ['unidad'],
        `no hay una unidad «${entry.data.unidad}» en content/directorio.yml. Hay: ${unidades.join(', ')}.`,
      );
    entry.data.normas.forEach((codigo, index) => {
      if (content.sitio.data.apartados.normas && !codigos.has(codigo))
        report.field(entry, ['normas', index], `la norma «${codigo}» no está en ningún catálogo.`);
    });
  }
}
