import type { WebPage } from 'schema-dts';
import { renderedOf } from '@/lib/content/parse/rendered';
import type { Content } from '@/lib/content/model';
import { inglesPath } from '@/lib/routes';
import { ENGLISH } from '@/lib/ui-texts';
import { absolute, officeThing } from '../schema-org';
import { englishFormPage, withSpanish } from '../views/english-form';
import { withMuestras } from '../views/muestra';
import { headingsOf } from '../views/prose';
import { arrastreView } from '../views/vehiculos';
import type { Kind } from './kind';

const common = {
  source: ({ ingles }, ruta) => ingles.find((entry) => inglesPath(entry) === ruta)?.file,
  title: ({ ingles }, ruta) => [inglesOf({ ingles }, ruta).data.titulo],
  updated: ({ ingles }, ruta) => inglesOf({ ingles }, ruta).data.al,
  indexed: true,
  searched: false,
  read: true,
  things: (sources, _, ruta) => {
    const { titulo, descripcion } = inglesOf(sources.content, ruta).data;
    const page = {
      '@type': 'WebPage',
      name: titulo,
      description: descripcion,
      url: absolute(sources, ruta),
      inLanguage: 'en',
      publisher: officeThing(sources),
    } satisfies WebPage;
    return [page];
  },
} satisfies Partial<Kind>;

export const ingles = {
  ...common,
  routes: ({ ingles }) => ingles.filter(({ data }) => !data.formulario).map(inglesPath),
  weight: 'text',
  body: ({ content }, ruta) => {
    const entry = inglesOf(content, ruta);
    const { titulo, descripcion, traduceDe } = entry.data;
    const html = withMuestras(content, renderedOf(entry).html, ENGLISH.sample);
    return {
      head: { descripcion },
      frame: {
        titulo,
        contents: partsOf(html),
        call: traduceDe === 'vehiculos.yml' ? arrastreView(content) : undefined,
        pie: { fuentes: [] },
      },
      view: { html: withSpanish(html) },
    };
  },
} satisfies Kind;

const withForm = (form: 'queja' | 'denuncia') =>
  ({
    ...common,
    routes: ({ ingles }) => ingles.filter(({ data }) => data.formulario === form).map(inglesPath),
    weight: 'tool',
    needs: ['social', form],
    form,
    confidential: true,
    ids: ['formulario'],
    body: (sources, ruta) => englishFormPage(sources, inglesOf(sources.content, ruta), form),
  }) satisfies Kind;

export const inglesDenuncia = withForm('denuncia');
export const inglesQueja = withForm('queja');

/** @throws when no file is that page's */
function inglesOf({ ingles }: Pick<Content, 'ingles'>, ruta: string) {
  const found = ingles.find((entry) => inglesPath(entry) === ruta);
  if (!found) throw new Error(`There is no page in English at ${ruta}.`);
  return found;
}

const partsOf = (html: string) => headingsOf(html.replace(/ \(<em>.*?<\/em>\)/g, ''));
