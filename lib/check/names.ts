import { MISSING } from '@/lib/content/load/problems';
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
        report.field(entry, ['normas', index], `la norma «${codigo}» no está en ningún catálogo.`);
  }
  for (const entry of [inicio, declaraciones, vehiculos, ...direcciones, ...paginas])
    if (entry?.data.responsable) checkUnidad(entry, ['responsable'], entry.data.responsable);
  for (const entry of paginas)
    for (const [index, { unidad }] of (entry.data.llamar ?? []).entries())
      checkUnidad(entry, ['llamar', index, 'unidad'], unidad);
  for (const entry of [...direcciones, ...paginas]) checkTabs(entry);
  for (const entry of content.normas) {
    const message = `ninguna pestaña muestra este catálogo. Nómbrelo en una: catalogo: ${entry.slug}`;
    if (!shown.has(entry.slug)) report.field(entry, [], message);
  }

  function checkUnidad(entry: Entry<unknown>, field: PropertyKey[], id: string) {
    const message = `no hay una unidad «${id}» en content/directorio.yml. Hay: ${unidades.join(', ')}.`;
    if (!unidades.includes(id)) report.field(entry, field, message);
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
    const message = `falta un documento que el sitio enlaza ${where}. Escriba en su renglón ${key}: ${value}`;
    if (!isThere && hasDocument(content.sitio.data.apartados, row))
      report.field(content.documentos, ['documentos'], message);
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
    const message = `ninguna página muestra este archivo. Los de esta carpeta son: ${needed.join(', ')}.`;
    for (const entry of entries) if (!needed.includes(entry.slug)) report.field(entry, [], message);
    for (const slug of needed)
      if (!entries.some((entry) => entry.slug === slug))
        report.file(`content/${folder}/${slug}.${ending}`, MISSING);
  }
}
