import { kindOf, type PageKind } from '@/lib/site/kinds';
import { shownTabs } from '@/lib/site/views/direccion';
import { allPages, sourceOf, type PageRef } from '@/lib/site/pages';
import { decodeSafely } from '@/lib/site/text';
import { NO_FACTS, type BodyFacts } from '@/lib/content/parse/markdown';
import { FRAME_IDS } from '@/lib/content/lint/body-faults';
import { fault, type ContentFault } from '@/lib/content/faults';
import type { ContentWithFacts } from '@/lib/content/load/reading';
import { allEntries, type Content } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import { nearest } from '@/lib/content/model/nearest';
import { duplicatesIn, isLong, normaId, preguntaId } from '@/lib/routes/row-ids';
import { headingId } from '@/lib/content/model/slug';
import { textsOf } from '@/lib/content/model/texts';
import type { Scope } from './scope';

const OF_A_FORM = /^(queja|denuncia|sugerencia)-/;

type Pestanas = Content['direcciones'][number]['data']['pestanas'];

export class Anchors {
  private readonly pages: Map<string, PageRef>;
  private readonly entries: Map<string, Entry<unknown>>;
  private readonly known = new Map<string, string[]>();
  readonly pageOf: ReadonlyMap<string | undefined, string>;

  constructor(private readonly said: ContentWithFacts) {
    const pages = allPages(said.content);
    this.pages = new Map(pages.map((page) => [page.ruta, page]));
    this.pageOf = new Map(
      [...pages].reverse().map((page) => [sourceOf(said.content, page), page.ruta]),
    );
    this.entries = new Map(allEntries(said.content).map((entry) => [entry.file, entry]));
  }

  /** Includes duplicates. @throws when the page does not exist */
  idsAt(ruta: string): string[] {
    let ids = this.known.get(ruta);
    if (!ids) this.known.set(ruta, (ids = this.make(ruta)));
    return ids;
  }

  /** Returns the fault of an address's fragment, if any. @param own address of the page with the link */
  problem(url: string, own: string | undefined): ContentFault | undefined {
    const [before = '', fragment] = url.split('#');
    if (!fragment || /^[a-z]+:/i.test(url)) return undefined;
    const ruta = before.replace(/\?.*$/, '') || own;
    const page = ruta === '/' ? '/default/' : ruta;
    if (page === undefined || !this.pages.has(page)) return undefined;
    const id = decodeSafely(fragment);
    const ids = this.idsAt(page);
    if (ids.includes(id) || OF_A_FORM.test(id)) return undefined;
    const near = nearest(id, ids);
    return fault('link-anchor-missing', { page, id: fragment, ...(near && { near }) }, url);
  }

  private make(ruta: string): string[] {
    const page = this.pages.get(ruta);
    if (!page) throw new Error(`There is no page at ${ruta}.`);
    const { content, facts } = this.said;
    const file = sourceOf(content, page) ?? '';
    const { ids, sections } = facts.get(file) ?? NO_FACTS;
    const { bare, ids: own = [], tabs, rowIds } = kindOf(page.kind);
    const { pestanas = {} } = (this.entries.get(file)?.data ?? {}) as { pestanas?: Pestanas };
    return [
      ...(bare ? FRAME_IDS.slice(0, 1) : FRAME_IDS),
      ...own,
      ...idsOfForm(content, page.kind),
      ...(rowIds?.(content) ?? []),
      ...Object.values(pestanas).flatMap(({ bloque, catalogo }) =>
        bloque === 'catalogo' ? idsOfCatalogo(content, catalogo) : [],
      ),
      ...(tabs ? idsOfTabs(pestanas, shownTabs(content, pestanas, sections)) : ids),
    ];
  }
}

function idsOfForm({ formularios }: Content, kind: PageKind): string[] {
  const form = formularios.find(({ slug }) => slug === kindOf(kind).form);
  if (!form) return [];
  const fields = Object.keys(form.data.campos).flatMap((name) =>
    ['', '-ayuda', '-error'].map((part) => `${name}${part}`),
  );
  const modes = form.data.modos.flatMap(({ id }) => [`modo-${id}`, `modo-${id}-ayuda`]);
  return ['titulo', 'cambio', ...fields, ...modes].map((part) => `${form.slug}-${part}`);
}

function idsOfCatalogo(content: Content, slug: string | undefined): string[] {
  const { normas } = content.normas.find((one) => one.slug === slug)?.data ?? {};
  if (!normas) return [];
  return [
    `${slug}-tabla`,
    ...(isLong(normas) ? [`${slug}-filtro`] : []),
    ...normas.map(({ nombre }) => normaId(nombre)),
  ];
}

function idsOfTabs(pestanas: Pestanas, sections: BodyFacts['sections']): string[] {
  return sections.flatMap(({ id: section, ids }) => {
    const id = pestanas[section]?.id ?? section;
    return [id, `${id}-panel`, ...ids];
  });
}

export function checkAnchors(scope: Scope) {
  const { content, facts, report } = scope;
  const anchors = new Anchors(scope);
  for (const entry of allEntries(content)) {
    const own = anchors.pageOf.get(entry.file);
    for (const { url, line } of facts.get(entry.file)?.links ?? []) {
      const problem = anchors.problem(url, own);
      if (problem) report.body(entry, line, problem);
    }
    for (const { text, field } of textsOf(entry.data)) {
      const problem = field.at(-1) === 'enlace' && anchors.problem(text, own);
      if (problem) report.field(entry, field, problem);
    }
  }
  checkIds(scope, anchors);
}

function checkIds({ content, facts, report }: Scope, anchors: Anchors) {
  const { paginas, direcciones, directorio, vehiculos, declaraciones } = content;
  const repeatedIn = ({ file }: Entry<unknown>) =>
    duplicatesIn(anchors.idsAt(anchors.pageOf.get(file) ?? '/default/'));
  for (const entry of [...direcciones, ...paginas]) {
    const taken = repeatedIn(entry);
    const named = Object.entries(entry.data.pestanas);
    for (const [key, { id }] of named) {
      if (id && taken.has(id))
        report.field(entry, ['pestanas', key, 'id'], fault('id-taken', { id }));
    }
    for (const [, { id = '' }] of named) taken.delete(id);
    const { headings = [] } = facts.get(entry.file) ?? {};
    for (const id of taken) {
      // Within a tab, its id is the prefix of a heading's.
      const heading = headings.findLast(({ text }) =>
        OF_A_FORM.test(id) ? headingId(text) === id : `-${id}`.endsWith(`-${headingId(text)}`),
      );
      const { text, line } = heading ?? { text: '', line: 1 };
      if (heading) report.body(entry, line, fault('heading-id-taken', { id, text }, text));
    }
  }
  for (const entry of [vehiculos, declaraciones]) {
    const ids = entry?.data.preguntas.map(({ pregunta }) => preguntaId(pregunta)) ?? [];
    for (const [index, id] of ids.entries()) {
      // Report only the second of two equal questions.
      if (entry && repeatedIn(entry).has(id) && ids.lastIndexOf(id) === index)
        report.field(entry, ['preguntas', index, 'pregunta'], fault('question-id-taken', { id }));
    }
  }
  const units = directorio.data.unidades.map(({ id }) => id);
  const [twice, taken] = [duplicatesIn(units), duplicatesIn(anchors.idsAt('/directorio/'))];
  for (const [index, id] of units.entries()) {
    // checkLists reports repeated units.
    if (taken.has(id) && !twice.has(id))
      report.field(directorio, ['unidades', index, 'id'], fault('unit-id-taken', { id }));
  }
}
