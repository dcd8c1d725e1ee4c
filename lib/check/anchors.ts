import { kindOf } from '@/lib/site/kinds';
import { allPages, sourceOf, type PageRef } from '@/lib/site/pages';
import { decodeSafely } from '@/lib/site/text';
import { NO_FACTS, type BodyFacts } from '@/lib/content/parse/body';
import { FRAME_IDS } from '@/lib/content/lint/body-faults';
import type { ContentWithFacts } from '@/lib/content/load/reading';
import { allEntries } from '@/lib/content/model';
import { type Entry } from '@/lib/content/types';
import { nearest } from '@/lib/content/model/nearest';
import type { ProblemReport } from './report';
import { formIdsOf, rowIdsOf, type Pestanas } from './row-anchors';
import { preguntaId } from '@/lib/routes/row-ids';
import { headingId } from '@/lib/content/model/slug';
import { textsOf } from '@/lib/content/model/texts';

/** Fields and dialogs of the forms: theirs are many, and the build's own check knows them. */
const OF_A_FORM = /^(queja|denuncia|sugerencia)-/;

/** The ids of a page's tabs, and of what is within each. */
const idsOfTabs = (
  pestanas: Record<string, { id?: string | undefined }>,
  sections: BodyFacts['sections'],
): string[] =>
  sections.flatMap(({ id: section, ids }) => {
    const id = pestanas[section]?.id ?? section;
    return [id, `${id}-panel`, ...ids];
  });

/** The places that an address may name after `#`, page by page. */
export class Anchors {
  private readonly pages: Map<string, PageRef>;
  private readonly entries: Map<string, Entry<unknown>>;
  private readonly known = new Map<string, string[]>();
  private readonly twice = new Map<string, Set<string>>();

  constructor(private readonly said: ContentWithFacts) {
    const { content } = said;
    this.pages = new Map(allPages(content).map((page) => [page.ruta, page]));
    const texts = [...content.paginas, ...content.direcciones, ...content.comunicados];
    this.entries = new Map(texts.map((entry) => [entry.file, entry]));
  }

  /** The ids of the page at an address, repeated ones twice. @throws when there is no such page */
  idsAt(ruta: string): string[] {
    let ids = this.known.get(ruta);
    if (!ids) this.known.set(ruta, (ids = this.make(ruta)));
    return ids;
  }

  /** The ids that more than one part of the page at an address would have. */
  repeatedAt(ruta: string): Set<string> {
    let twice = this.twice.get(ruta);
    if (!twice) {
      const seen = new Set<string>();
      twice = new Set(this.idsAt(ruta).filter((id) => seen.size === seen.add(id).size));
      this.twice.set(ruta, twice);
    }
    return twice;
  }

  /**
   * What is wrong with the `#` of an address; undefined when it has none, or leads to a place.
   * @param own address of the page that the link stands on
   */
  problem(url: string, own: string | undefined): string | undefined {
    const [before = '', fragment] = url.split('#');
    if (!fragment || /^[a-z]+:/i.test(url)) return undefined;
    const ruta = before.replace(/\?.*$/, '') || own;
    const page = ruta === '/' ? '/default/' : ruta;
    if (page === undefined || !this.pages.has(page)) return undefined;
    const id = decodeSafely(fragment);
    const ids = this.idsAt(page);
    if (ids.includes(id) || OF_A_FORM.test(id)) return undefined;
    const near = nearest(id, ids);
    return `la página ${page} no tiene un lugar «#${fragment}». ${near ? `¿Quiso escribir «#${near}»?` : 'Revise cómo se llama su título: va en minúsculas, sin acentos y con guiones.'}`;
  }

  /** The ids of the form that the page at an address shows; none without one. */
  formIdsAt(ruta: string): string[] {
    const page = this.pages.get(ruta);
    return page ? formIdsOf(this.said.content, page.kind) : [];
  }

  private make(ruta: string): string[] {
    const page = this.pages.get(ruta);
    if (!page) throw new Error(`There is no page at ${ruta}.`);
    const { content, facts } = this.said;
    const file = sourceOf(content, page) ?? '';
    const entry = this.entries.get(file);
    const { ids, sections } = facts.get(file) ?? NO_FACTS;
    const { bare, ids: own = [], tabs } = kindOf(page.kind);
    const { pestanas = {} } = (entry?.data ?? {}) as { pestanas?: Pestanas };
    return [
      ...(bare ? FRAME_IDS.slice(0, 1) : FRAME_IDS),
      ...own,
      ...rowIdsOf(content, page.kind, pestanas),
      ...(tabs ? idsOfTabs(pestanas, sections) : ids),
    ];
  }
}

/** Every address with a `#` leads to a place of its page, and no page has two of one name. */
export function checkAnchors(said: ContentWithFacts, report: ProblemReport) {
  const { content, facts } = said;
  const anchors = new Anchors(said);
  const firstPage = new Map<string, string>();
  for (const page of allPages(content)) {
    const file = sourceOf(content, page);
    if (file && !firstPage.has(file)) firstPage.set(file, page.ruta);
  }
  for (const entry of allEntries(content)) {
    const own = firstPage.get(entry.file);
    for (const { url, line } of facts.get(entry.file)?.links ?? []) {
      const problem = url.includes('#') && anchors.problem(url, own);
      if (problem) report.body(entry, line, problem);
    }
  }
  for (const entry of [content.inicio, ...content.direcciones, ...content.paginas])
    for (const { text, field } of textsOf(entry.data)) {
      const own = firstPage.get(entry.file);
      const problem = field.at(-1) === 'enlace' && anchors.problem(text, own);
      if (problem) report.field(entry, field, problem);
    }
  checkIds(said, anchors, firstPage, report);
}

/** The names that authors give to tabs, to units and, by their words, to titles: each once in a page. */
function checkIds(
  { content, facts }: ContentWithFacts,
  anchors: Anchors,
  pageOf: ReadonlyMap<string, string>,
  report: ProblemReport,
) {
  const { paginas, direcciones, directorio, vehiculos, declaraciones } = content;
  const taken = (ruta: string, id: string) => anchors.repeatedAt(ruta).has(id);
  for (const entry of [...direcciones, ...paginas]) {
    const ruta = pageOf.get(entry.file) ?? '/default/';
    const named = Object.entries(entry.data.pestanas);
    for (const [key, { id }] of named)
      if (id && taken(ruta, id))
        report.field(
          entry,
          ['pestanas', key, 'id'],
          `«${id}» ya es el nombre de otra parte de esta página. Escriba otro id.`,
        );
    const { headings = [] } = facts.get(entry.file) ?? {};
    const ofForm = new Set(anchors.formIdsAt(ruta));
    for (const { text, line } of headings)
      if (ofForm.has(headingId(text)))
        report.body(
          entry,
          line,
          `«#${headingId(text)}» ya es una parte del formulario de esta página. Cambie las palabras del título «${text}».`,
        );
    const said = new Set(named.map(([, { id }]) => id));
    for (const id of anchors.repeatedAt(ruta)) {
      if (said.has(id)) continue;
      const heading = headings.findLast(({ text }) => `-${id}`.endsWith(`-${headingId(text)}`));
      if (heading)
        report.body(
          entry,
          heading.line,
          `«#${id}» ya es otra parte de esta página. Cambie las palabras del título «${heading.text}».`,
        );
    }
  }
  for (const entry of [vehiculos, declaraciones]) {
    const ruta = pageOf.get(entry.file) ?? '/default/';
    const ids = entry.data.preguntas.map(({ pregunta }) => preguntaId(pregunta));
    for (const [index, id] of ids.entries())
      // Of two equal questions, the second is told.
      if (taken(ruta, id) && (ids.indexOf(id) < index || ids.lastIndexOf(id) === index))
        report.field(
          entry,
          ['preguntas', index, 'pregunta'],
          `«#${id}» ya es otra parte de esta página. Cambie las palabras de la pregunta.`,
        );
  }
  const ids = directorio.data.unidades.map(({ id }) => id);
  for (const [index, id] of ids.entries())
    // A unit that stands twice is said elsewhere.
    if (ids.indexOf(id) === ids.lastIndexOf(id) && taken('/directorio/', id))
      report.field(
        directorio,
        ['unidades', index, 'id'],
        `«${id}» ya es el nombre de otra parte de /directorio/. Escriba otro id, también donde se nombra.`,
      );
}
