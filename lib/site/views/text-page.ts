import type { Content } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import { renderedOf, splitBody } from '@/lib/content/parse/rendered';
import type { Card } from '@/lib/site/card';
import type { Sources } from '@/lib/site/sources';
import { unitCard, type CallCard } from './call-card';
import { waitsInWords } from './estado';
import { formView, type FormView } from './form';
import { withMuestras } from './muestra';
import { pieOf, type Pie } from './pie';
import { headingsOf, withPictures, type Heading } from './prose';

export interface PageHead {
  titulo: string;
  descripcion: string;
  /** Address of the original of a copied page. */
  canonica?: string;
  fecha?: string;
  actualizado?: string;
  tarjeta?: Pick<Card, 'src' | 'alt'>;
  /** Meta role (D12). */
  rol?: string;
}

export interface Crumb {
  titulo: string;
  ruta: string;
}

/** A page's part of its frame; without it, no header and footer. */
export interface Frame {
  pregunta?: string | undefined;
  /** Address of the search without traces, on confidential pages. */
  search?: string;
  marca?: string | undefined;
  /** In place of the line that explains the marks. */
  muestras?: string | undefined;
  /** A part of the title is a sample. */
  tituloDeMuestra?: boolean;
  /** Begins the title, and is shown above it: `NTA-33`. */
  clave?: string;
  /** Page heading; home has its own and no breadcrumbs. */
  titulo?: string;
  descripcion?: string;
  correcciones?: { fecha: string; larga: string; que: string }[] | undefined;
  crumbs?: Crumb[];
  contents?: Heading[];
  /** The site's own when undefined. */
  call?: CallCard | undefined;
  /** Addresses of its matter; those of the menus are offered beside it, in place of the call. */
  temas?: string[];
  pie: Pie;
}

/** Head without title (pages/titles.ts), frame, and the component's data. */
export interface Body<V> {
  head: Omit<PageHead, 'titulo'>;
  frame?: Frame;
  view: V;
}

/** @throws when content/paginas lacks the file */
export function paginaEntry({ paginas }: Content, slug: string) {
  const found = paginas.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no paginas/${slug}.md in content/.`);
  return found;
}

/** Returns the entry of the page at an address. @throws when no entry has it */
export function entryAt<E>(entries: readonly E[], pathOf: (entry: E) => string, ruta: string): E {
  const found = entries.find((entry) => pathOf(entry) === ruta);
  if (!found) throw new Error(`There is no page at ${ruta}.`);
  return found;
}

type Described = Entry<{ titulo: string; descripcion: string; responsable?: string | undefined }>;

/** Returns the body of a page made of an entry. @param frame replaces parts of the entry's own */
export function entryBody<V>(
  content: Content,
  entry: Described,
  view: V,
  frame: Partial<Frame> = {},
): Body<V> & { frame: Frame } {
  const { titulo, descripcion } = entry.data;
  const pie = pieOf(content, entry.data, [entry]);
  return {
    head: { descripcion },
    frame: { titulo, marca: waitsInWords(entry), pie, ...frame },
    view,
  };
}

/** Splits a text page (`splitBody`). @param abreast section whose `###` groups are side by side */
export function splitPage(
  { assets, content }: Pick<Sources, 'assets' | 'content'>,
  entry: Pick<Entry<object>, 'body'>,
  begins: Parameters<typeof splitBody>[1],
  abreast?: string,
): string[] {
  const shown = (html: string) =>
    withMuestras(content, withPictures(assets, sideBySide(html, abreast)));
  return splitBody(entry, begins).map(shown);
}

function sideBySide(html: string, section: string | undefined): string {
  return html
    .split(/(?=<h2)/)
    .map((part) => {
      const [head = '', ...groups] = part.split(/(?=<h3)/);
      if (!section || !head.includes(`id="${section}"`) || groups.length === 0) return part;
      const columns = groups.map((group) => `<div>${group}</div>`).join('');
      return `${head}<div>${columns}</div>`;
    })
    .join('');
}

/** Returns a page of content/paginas. */
export function textPage<V>({ content, assets }: Sources, slug: string, view: V) {
  const entry = paginaEntry(content, slug);
  const html = withMuestras(content, withPictures(assets, renderedOf(entry).html));
  const call = unitCard(content, entry.data.responsable);
  return entryBody(content, entry, { ...view, html }, { contents: headingsOf(html), call });
}

/** Shows a page's description under its title. */
export const withLead = <B extends { head: Pick<PageHead, 'descripcion'>; frame: Frame }>(
  page: B,
) => ({
  ...page,
  frame: { ...page.frame, descripcion: page.head.descripcion },
});

/** As `textPage`, split before a section. @param between headings of the content in between; `first` the section after it, from 0 */
export function splitTextPage<V>(
  sources: Sources,
  slug: string,
  view: V,
  between: Heading[] = [],
  first = 1,
) {
  const entry = paginaEntry(sources.content, slug);
  const [before = '', after = ''] = splitPage(sources, entry, (_, at) => at === first);
  const contents = [...headingsOf(before), ...between, ...headingsOf(after)];
  const call = unitCard(sources.content, entry.data.responsable);
  return entryBody(sources.content, entry, { ...view, before, after }, { contents, call });
}

const AFTER = 'que-pasa-despues';
const ABREAST = 'tres-maneras-de-denunciar';

export type FormPageView = ReturnType<typeof formPageOf>['view'];
export type FormPart = NonNullable<ReturnType<typeof partOf>>;

/** Returns a form's page (D34, D43): lead, text, form, text. */
export function formPage(sources: Sources, slug: string, form: 'queja' | 'denuncia') {
  const { content } = sources;
  const entry = paginaEntry(content, slug);
  const forms = content.formularios.filter(({ slug }) => slug === form);
  const begins = (id: string, at: number) => at === 0 || id === AFTER;
  return formPageOf(
    content,
    entry,
    splitPage(sources, entry, begins, ABREAST),
    formView(sources, form),
    {
      pie: pieOf(content, entry.data, [entry, ...forms]),
      call: unitCard(content, entry.data.responsable),
    },
  );
}

/** Builds a form's page from its text in three: lead, before the form, after it. */
export function formPageOf(
  content: Content,
  entry: Described,
  [lead = '', before = '', after = '']: string[],
  form: FormView,
  frame: Pick<Frame, 'pie' | 'call'>,
) {
  const own = { id: 'formulario', titulo: form.titulo };
  const contents = [...headingsOf(before), own, ...headingsOf(after)];
  const view = { lead, before: partOf(before), form, after: partOf(after) };
  return entryBody(content, entry, view, { ...frame, contents });
}

/** Returns a text as a fold: its first heading as the title, and what comes after it. */
export const partOf = (html: string) => {
  const [heading, ...others] = headingsOf(html);
  const apartados = others.map(({ titulo }) => titulo);
  return heading && { ...heading, apartados, html: html.replace(/^<h2.*?<\/h2>\s*/s, '') };
};
