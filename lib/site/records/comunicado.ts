import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { Comunicado } from '@/lib/content/model/schemas';
import { comunicadoPath, comunicadoPdf, direccionPath } from '@/lib/routes';
import { renderedOf } from '@/lib/content/parse/rendered';
import { longDate } from '@/lib/office/dates';
import { firstAddress } from '@/lib/site/former';
import { kinds } from '@/lib/site/kinds';
import { pressUnit } from '@/lib/site/required-content';
import { absolute, officeThing, pictureOf } from '@/lib/site/schema-org';
import { unitName } from '@/lib/site/unit-name';
import { lastCorrection, waitsInWords } from '@/lib/site/views/estado';
import { withPictures } from '@/lib/site/views/prose';
import { recordKind, sentence, textField, type Feed } from './record';

const { titulo, fecha, resumen, numero } = Comunicado.shape;

interface Followed extends Pick<Feed, 'title' | 'description' | 'page'> {
  releases: (content: Content) => Content['comunicados'];
}

function feedOf({ releases, ...feed }: Followed): Feed {
  return {
    ...feed,
    count: (content) => releases(content).length,
    entries: ({ content, assets }, from, to) =>
      releases(content)
        .slice(from, to)
        .map((one) => ({
          id: firstAddress(comunicadoPath(one.slug), one.data.antes),
          url: comunicadoPath(one.slug),
          title: one.data.titulo,
          summary: one.data.resumen,
          day: one.data.fecha,
          changed: lastCorrection(one.data.fecha, one.data),
          html: withPictures(assets, renderedOf(one).html),
          pdf: comunicadoPdf(content.sitio.data, one.data.numero),
          muestra: one.data.muestra,
        })),
  };
}

/** Returns a feed for each directorate: the releases that name it. It reads the whole archive. */
export const direccionFeeds = ({ direcciones, comunicados }: Content): Feed[] =>
  direcciones.map((direccion) => {
    const { titulo } = direccion.data;
    const named = comunicados.filter(({ data, body }) =>
      `${data.titulo} ${data.resumen} ${body}`.includes(titulo),
    );
    return feedOf({
      title: `Comunicados: ${titulo}`,
      description: `Los comunicados que nombran a la ${titulo}, con su texto entero y su PDF.`,
      page: direccionPath(direccion),
      releases: () => named,
    });
  });

export const comunicadoRecord = recordKind({
  nombre: { uno: 'Comunicado', varios: 'Comunicados' },
  behind: true,
  schema: z.object({
    numero: numero.describe('Número del comunicado.'),
    titulo: titulo.describe('Título.'),
    fecha: fecha.describe('Día en que se publicó.'),
    resumen: resumen.describe('Resumen.'),
    lugar: textField('Dónde se dio a conocer; vacío si no se dice.'),
    pdf: z.string().describe('Dirección del PDF.'),
  }),
  isPage: true,
  growing: true,
  data: {
    file: 'comunicados',
    description: 'Los comunicados de prensa, con su resumen y su PDF.',
    byYear: true,
  },
  listed: true,
  records: ({ comunicados, sitio }) =>
    comunicados.map(({ slug, data, waits }) => ({
      id: slug,
      url: comunicadoPath(slug),
      title: data.titulo,
      summary: sentence(waitsInWords({ waits }), data.resumen),
      words: 'comunicado boletín',
      code: String(data.numero),
      changed: lastCorrection(data.fecha, data),
      muestra: data.muestra,
      fields: { ...data, pdf: comunicadoPdf(sitio.data, data.numero) },
    })),
  feed: feedOf({
    title: 'Comunicados',
    description: 'Lo que la oficina informa, con su texto entero y su PDF.',
    page: kinds.prensa.routes,
    releases: ({ comunicados }) => comunicados,
  }),
  card: {
    newest: 200,
    of: ({ title, fields: { numero, fecha } }) => ({
      over: `Comunicado ${numero} · ${longDate(fecha)}`,
      title,
    }),
  },
  jsonLd: ({ title, summary, changed, url, fields: { fecha } }, sources, card) => {
    const { unidades } = sources.content.directorio.data;
    const answers = pressUnit(sources.content);
    const author = unidades.find(({ id }) => id === answers);
    return {
      '@type': 'NewsArticle',
      headline: title,
      description: summary,
      datePublished: fecha,
      dateModified: changed,
      inLanguage: 'es-MX',
      image: pictureOf(sources, card),
      mainEntityOfPage: absolute(sources, url),
      author: author && {
        '@type': 'GovernmentOrganization',
        name: unitName(author.nombre),
        url: absolute(sources, `${kinds.directorio.routes}#${author.id}`),
      },
      publisher: officeThing(sources),
    };
  },
});
