import type { WebPage } from 'schema-dts';
import { renderedOf } from '@/lib/content/parse/rendered';
import type { Content } from '@/lib/content/model';
import { inglesPath } from '@/lib/routes';
import { ENGLISH } from '@/lib/ui-texts';
import { absolute, officeOf } from '../schema-org';
import { withMuestras } from '../views/muestra';
import { headingsOf } from '../views/prose';
import type { Kind } from './kind';

/** A page in English, for who crosses the border: each file of `content/ingles`. */
export const ingles = {
  routes: ({ ingles }) => ingles.map(inglesPath),
  source: ({ ingles }, ruta) => ingles.find((entry) => inglesPath(entry) === ruta)?.file,
  title: ({ ingles }, ruta) => [inglesOf({ ingles }, ruta).data.titulo],
  updated: ({ ingles }, ruta) => inglesOf({ ingles }, ruta).data.al,
  indexed: true,
  searched: false,
  weight: 'text',
  read: true,
  things: (sources, _, ruta) => {
    const { titulo, descripcion } = inglesOf(sources.content, ruta).data;
    const page = {
      '@type': 'WebPage',
      name: titulo,
      description: descripcion,
      url: absolute(sources, ruta),
      inLanguage: 'en',
      publisher: officeOf(sources),
    } satisfies WebPage;
    return [page];
  },
  body: ({ content }, ruta) => {
    const entry = inglesOf(content, ruta);
    const { titulo, descripcion } = entry.data;
    const html = withMuestras(content, renderedOf(entry).html, ENGLISH.sample);
    return {
      head: { descripcion },
      frame: { titulo, contents: partsOf(html), pie: { fuentes: [] } },
      view: { html: withSpanish(html) },
    };
  },
} satisfies Kind;

/** @throws when no file is that page's */
function inglesOf({ ingles }: Pick<Content, 'ingles'>, ruta: string) {
  const found = ingles.find((entry) => inglesPath(entry) === ruta);
  if (!found) throw new Error(`There is no page in English at ${ruta}.`);
  return found;
}

/** Its parts, by what their headings say in English: «Make a report (*denuncia*)». */
const partsOf = (html: string) => headingsOf(html.replace(/ \(<em>.*?<\/em>\)/g, ''));

/** What an author writes in italics on a page in English is Spanish: `*queja*`. */
const withSpanish = (html: string): string =>
  html.replaceAll('<em>', '<i lang="es-MX">').replaceAll('</em>', '</i>');
