import type { WebPage } from 'schema-dts';
import { renderedOf } from '@/lib/content/parse/rendered';
import type { Content } from '@/lib/content/model';
import { inglesPath } from '@/lib/routes';
import { ENGLISH, ENGLISH_FRAME, ENGLISH_SITE } from '@/lib/ui-texts';
import { absolute, officeThing } from '../schema-org';
import { cardInEnglish, officeCard } from '../views/call-card';
import { englishFormPage, withSpanish } from '../views/english-form';
import { peligroOf } from '../views/form';
import { withMuestras } from '../views/muestra';
import { tileViews } from '../views/parts';
import { headingsOf } from '../views/prose';
import { entryAt, entryBody } from '../views/text-page';
import type { Kind } from './kind';
import { arrastreView } from './servicios';

const inglesAt = ({ ingles }: Content, ruta: string) => entryAt(ingles, inglesPath, ruta);

const afterFirst = (html: string): number => html.indexOf('</p>') + '</p>'.length;

const FORM_PAGE = /^\/en\/(report|complaint)\/$/;

const common = {
  source: (content, ruta) => inglesAt(content, ruta).file,
  title: (content, ruta) => [inglesAt(content, ruta).data.titulo],
  updated: (content, ruta) => inglesAt(content, ruta).data.al,
  searched: false,
  read: true,
  things: (sources, _, ruta) => {
    const { titulo, descripcion } = inglesAt(sources.content, ruta).data;
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
  body: (sources, ruta) => {
    const { content } = sources;
    const entry = inglesAt(content, ruta);
    const { traduceDe, sucesos = [] } = entry.data;
    const office =
      traduceDe === 'vehiculos.yml'
        ? cardInEnglish(content, arrastreView(content), ENGLISH_SITE.towing)
        : undefined;
    const text = renderedOf(entry).html;
    const isSample = office?.muestra;
    const html = isSample ? text : withMuestras(content, text, ENGLISH.sample);
    // The search's button stands under what tells of it.
    const [lead, rest] = office
      ? [html.slice(0, afterFirst(html)), html.slice(afterFirst(html))]
      : ['', html];
    const view = {
      lead: withSpanish(lead),
      // Its mark is below the title.
      arrastre: office && { ...office, muestra: false },
      busqueda: office && content.sitio.data.busquedaVehiculos,
      html: withSpanish(rest),
      // Beside the towing office's phone it would be a second «call first».
      peligro: office ? undefined : peligroOf(content),
      sucesos: tileViews(sources, sucesos),
    };
    return entryBody(content, entry, view, {
      muestras: isSample ? ENGLISH.samples : undefined,
      contents: partsOf(html),
      call:
        office ??
        // Beside tiles that are the forms, the phone alone.
        (sucesos.length > 0 && sucesos.every(({ enlace }) => FORM_PAGE.test(enlace))
          ? cardInEnglish(content, officeCard(content), ENGLISH_FRAME.reach)
          : undefined),
      pie: { fuentes: [] },
    });
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
    body: (sources, ruta) => englishFormPage(sources, inglesAt(sources.content, ruta), form),
  }) satisfies Kind;

export const inglesDenuncia = withForm('denuncia');
export const inglesQueja = withForm('queja');

const partsOf = (html: string) => headingsOf(html.replace(/ \(<em>.*?<\/em>\)/g, ''));
