import type { Content } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import { renderedOf } from '@/lib/content/parse/rendered';
import type { Card } from '@/lib/site/card';
import type { Sources } from '@/lib/site/sources';
import { formView, type FormView } from './form';
import { withMuestras } from './muestra';
import { pieOf, type Pie } from './pie';
import { headingsOf, withPictures, type Heading } from './prose';
import { splitPage } from './split-page';
import type { OfficeView } from './vehiculos';

/** The metadata of a page's head (lib/site/page-data/metadata.ts writes it). */
export interface PageHead {
  titulo: string;
  descripcion: string;
  /** The address of the first copy, for search engines. */
  canonica?: string;
  fecha?: string;
  /** The day of the page's last change (lib/site/pages, `updatedOn`). */
  actualizado?: string;
  /** Its picture for social networks, when it is not the site's common picture. */
  tarjeta?: Pick<Card, 'src' | 'alt'>;
  /** The page's meta role (D12). */
  rol?: string;
}

export interface Crumb {
  titulo: string;
  ruta: string;
}

/** The page's own part of its frame; a page without it has no header and footer. */
export interface Frame {
  pregunta?: string | undefined;
  /** The search that leaves no words in the browser's history, on a page where people write in confidence. */
  search?: string;
  marca?: string | undefined;
  /** The page's heading; without it (home) the page brings its own and has no breadcrumbs. */
  titulo?: string;
  descripcion?: string;
  correcciones?: { fecha: string; larga: string; que: string }[] | undefined;
  crumbs?: Crumb[];
  contents?: Heading[];
  /** The office that its reader needs, when it is not the site's own. */
  office?: OfficeView | undefined;
  pie: Pie;
}

/** A page's head without its title (lib/site/pages/titles.ts), its frame, and the data of its component. */
export interface Body<V> {
  head: Omit<PageHead, 'titulo'>;
  frame?: Frame;
  view: V;
}

/** A page of content/paginas, by its file name. @throws when the file is missing */
export function paginaEntry({ paginas }: Content, slug: string) {
  const found = paginas.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no paginas/${slug}.md in content/.`);
  return found;
}

/**
 * A page of content/paginas with its running text.
 * @param shown the other entries whose texts it shows
 */
export function textPage<V>(
  { content, assets }: Sources,
  slug: string,
  view: V,
  shown: Entry<unknown>[] = [],
): Body<V & { html: string }> {
  const entry = paginaEntry(content, slug);
  const { titulo, descripcion } = entry.data;
  const html = withMuestras(content, withPictures(assets, renderedOf(entry).html));
  const pie = pieOf(content, entry.data, [entry, ...shown]);
  return {
    head: { descripcion },
    frame: { titulo, contents: headingsOf(html), pie },
    view: { ...view, html },
  };
}

/** A page's running text in two parts, as HTML, before and after a tool. */
export interface SplitPage {
  before: string;
  after: string;
}

/**
 * A page of content/paginas with something between its first section and the others.
 * @param between the headings of that
 */
export function splitTextPage<V>(
  sources: Sources,
  slug: string,
  view: V,
  between: Heading[] = [],
): Body<V & SplitPage> {
  const entry = paginaEntry(sources.content, slug);
  const { titulo, descripcion } = entry.data;
  const [before = '', after = ''] = splitPage(sources, entry, (_, at) => at === 1);
  return {
    head: { descripcion },
    frame: {
      titulo,
      contents: [...headingsOf(before), ...between, ...headingsOf(after)],
      pie: pieOf(sources.content, entry.data, [entry]),
    },
    view: { ...view, before, after },
  };
}

/** The first of the sections that are shown after the form. */
const AFTER = 'que-pasa-despues';
/** The section whose groups are compared: they are side by side where there is room. */
const ABREAST = 'tres-maneras-de-denunciar';

/** A part of a form's page: its first heading, and the text under it. */
export interface FormPart extends Heading {
  apartados: string[];
  html: string;
}

/** A form's page in three parts (D34, D43): before the form, the form, and after it; above, a few words. */
export interface FormPageView {
  lead: string;
  before: FormPart | undefined;
  form: FormView;
  after: FormPart | undefined;
}

/** A page that has a form, in the middle of its text. */
export function formPage(
  sources: Sources,
  slug: string,
  form: 'queja' | 'denuncia',
): Body<FormPageView> {
  const entry = paginaEntry(sources.content, slug);
  const forms = sources.content.formularios.filter(({ slug }) => slug === form);
  const begins = (id: string, at: number) => at === 0 || id === AFTER;
  return formPageOf(
    entry.data,
    splitPage(sources, entry, begins, ABREAST),
    formView(sources, form),
    pieOf(sources.content, entry.data, [entry, ...forms]),
  );
}

/** The page of a form, from its text in three: above it, before the form, and after. */
export function formPageOf(
  { titulo, descripcion }: { titulo: string; descripcion: string },
  [lead = '', before = '', after = '']: string[],
  form: FormView,
  pie: Pie,
): Body<FormPageView> {
  const own = { id: 'formulario', titulo: form.titulo };
  return {
    head: { descripcion },
    frame: { titulo, contents: [...headingsOf(before), own, ...headingsOf(after)], pie },
    view: { lead, before: partOf(before), form, after: partOf(after) },
  };
}

const partOf = (html: string): FormPart | undefined => {
  const [heading, ...others] = headingsOf(html);
  const apartados = others.map(({ titulo }) => titulo);
  return heading && { ...heading, apartados, html: html.replace(/^<h2.*?<\/h2>\s*/s, '') };
};
