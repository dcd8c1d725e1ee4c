import { fault, type ContentFault } from '@/lib/content/faults';
import type { Content } from '@/lib/content/model';
import { apartadoOfFile } from '@/lib/content/model/apartados';
import type { Entry } from '@/lib/content/types';
import { documentosOf, hasDocument } from '@/lib/routes/lacked';
import { kindOf, PAGE_KINDS } from '@/lib/site/kinds';
import { DOCUMENTOS, FORMULARIOS } from '@/lib/site/required-content';
import type { Scope } from './scope';

/** Checks that needed files are there, without others, and that the names in files exist. */
export function checkNames(scope: Scope) {
  checkNeeded(scope);
  const { content, facts, report } = scope;
  const { direcciones, paginas, inicio, declaraciones, vehiculos } = content;
  const unidades = content.directorio.data.unidades.map(({ id }) => id);
  const { normas: hasNormas } = content.sitio.data.apartados;
  const codes = content.normas.flatMap(({ data }) => data.normas.map(({ nombre }) => nombre));
  const catalogos = content.normas.map(({ slug }) => slug);
  const documentos = content.documentos.data.documentos.map(({ id }) => id);
  const shown = new Set<string>();

  for (const entry of direcciones) {
    checkUnidad(entry, ['unidad'], entry.data.unidad);
    for (const [index, codigo] of entry.data.normas.entries())
      if (hasNormas && !codes.includes(codigo))
        report.field(entry, ['normas', index], fault('norm-unlisted-here', { code: codigo }));
  }
  for (const entry of [inicio, declaraciones, vehiculos, ...direcciones, ...paginas])
    if (entry?.data.responsable) checkUnidad(entry, ['responsable'], entry.data.responsable);
  for (const entry of paginas)
    for (const [index, { unidad }] of (entry.data.llamar ?? []).entries())
      checkUnidad(entry, ['llamar', index, 'unidad'], unidad);
  for (const entry of [...direcciones, ...paginas]) checkTabs(entry);
  for (const entry of content.normas) {
    const { slug } = entry;
    if (!shown.has(slug)) report.field(entry, [], fault('catalogue-unshown', { slug }));
  }

  function checkUnidad(entry: Entry<unknown>, field: PropertyKey[], id: string) {
    if (!unidades.includes(id))
      report.field(entry, field, fault('unit-missing', { id, all: unidades }));
  }

  function checkTabs(entry: Content['direcciones' | 'paginas'][number]) {
    const ids = (facts.get(entry.file)?.sections ?? []).map(({ id }) => id);
    for (const [id, { catalogo, documento, bloque }] of Object.entries(entry.data.pestanas)) {
      const say = (found: ContentFault, ...key: string[]) =>
        report.field(entry, ['pestanas', id, ...key], found);
      if (catalogo) shown.add(catalogo);
      if (!ids.includes(id)) say(fault('tab-untitled', { ids }));
      if (bloque === 'catalogo' && !catalogo) say(fault('tab-no-catalogue', {}));
      if (catalogo && hasNormas && !catalogos.includes(catalogo))
        say(fault('catalogue-missing', { slug: catalogo, all: catalogos }), 'catalogo');
      if (documento && !documentos.includes(documento))
        say(fault('document-missing', { id: documento }), 'documento');
    }
  }
}

function checkNeeded({ content, report }: Scope): void {
  const { apartados } = content.sitio.data;
  const sources = PAGE_KINDS.map((kind) => String(kindOf(kind).source));
  const slugs = sources.flatMap((source) => /^paginas\/(.*)\.md$/.exec(source)?.[1] ?? []);
  onlyThese('paginas', 'md', content.paginas, [...new Set(slugs)]);
  onlyThese('formularios', 'yml', content.formularios, FORMULARIOS);
  const documentos = documentosOf(content);
  for (const [row, where] of DOCUMENTOS) {
    const [[key, value] = []] = Object.entries(row);
    const isThere = documentos.some((one) => one.grupo === value || one.donde === value);
    if (isThere || !hasDocument(content.sitio.data.apartados, row)) continue;
    const found = fault('document-needed', { where, key: String(key), value: String(value) });
    report.field(content.documentos, ['documentos'], found);
  }

  function onlyThese(
    folder: string,
    ending: string,
    entries: Entry<unknown>[],
    all: readonly string[],
  ): void {
    const needed = all.filter((slug) => {
      const apartado = apartadoOfFile(`${folder}/${slug}.${ending}`);
      return !apartado || apartados[apartado];
    });
    const unshown = fault('page-unshown', { needed });
    for (const entry of entries) if (!needed.includes(entry.slug)) report.field(entry, [], unshown);
    for (const slug of needed)
      if (!entries.some((entry) => entry.slug === slug))
        report.file(`content/${folder}/${slug}.${ending}`, fault('file-missing', {}));
  }
}
