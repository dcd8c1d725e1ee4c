import { z } from 'zod';
import { CatalogoNormas } from '@/lib/content/model/schemas';
import { CATALOGO_PATH, normaPath, normaPdf } from '@/lib/routes';
import { normaId } from '@/lib/routes/row-ids';
import { firstAddress } from '@/lib/site/former';
import { normaChanges, normasOf, normaTitle, type NormaEntry } from '@/lib/site/normas';
import { citeNorma, vigenciaOf } from '@/lib/site/normas/status';
import { SIGNS, type Respuesta } from '@/lib/site/normas/vigencia';
import { absolute, municipality, officeThing, pictureOf } from '@/lib/site/schema-org';
import { escapeHtml } from '@/lib/site/text';
import { dayField, recordKind, sentence, textField } from './record';

const { titulo: catalogo, corte, normas } = CatalogoNormas.shape;
const { nombre, descripcion, estado } = normas.element.shape;
const codeOf = ({ norma }: NormaEntry): string => norma.nombre;

export const normaRecord = recordKind({
  nombre: { uno: 'Norma', varios: 'Normas' },
  behind: true,
  schema: z.object({
    nombre: nombre.describe('Clave.'),
    descripcion: descripcion.describe('De qué trata.'),
    catalogo: catalogo.describe('Catálogo al que pertenece.'),
    estado: estado.describe('Su estado en el catálogo.'),
    leyenda: textField('Lo que el catálogo dice de su estado, si no es vigente.'),
    corte: corte.describe('Día en que se consultó el catálogo.'),
    situacion: z
      .enum(Object.keys(SIGNS) as Respuesta[])
      .describe('Si regía en ese día; «no consta» si no se sabe.'),
    desde: dayField('Primer día en que rigió; vacío si no consta.'),
    hasta: dayField('Último día en que rigió; vacío si no consta.'),
    publicacion: textField('Dónde se publicó; vacío si no consta.'),
    aplicaA: textField('Quién debe aplicarla; vacío si no consta.'),
    sustituyeA: z.array(nombre).describe('Claves de las normas que sustituye.'),
    sustituidaPor: z.array(nombre).describe('Claves de las que la sustituyen.'),
    motivo: textField('Por qué rige a la vez que otra que sustituye.'),
    cambios: z.array(z.string()).describe('Qué cambió, y qué día.'),
    cita: textField('Cómo citarla.'),
    pdf: textField('Dirección del PDF; vacía si no se ofrece.'),
  }),
  data: {
    file: 'normas',
    description: 'Las normas técnicas, con su estado, desde cuándo rigen y cuáles sustituyen.',
  },
  listed: true,
  isPage: true,
  growing: true,
  besidePage: true,
  records: (content) =>
    [...normasOf(content).values()].reverse().map((entry) => {
      const { norma, catalogo, ruta, muestra } = entry;
      const { nombre } = norma;
      const { situacion, enPalabras, segun, nota } = vigenciaOf(entry);
      return {
        id: normaId(nombre),
        url: ruta,
        title: normaTitle(norma),
        summary: sentence(catalogo.data.titulo, `${enPalabras}, ${segun}`, nota),
        words: sentence('norma', norma.aplicaA, norma.motivo),
        code: nombre,
        changed: catalogo.data.corte,
        muestra,
        fields: {
          ...norma,
          catalogo: catalogo.data.titulo,
          corte: catalogo.data.corte,
          situacion,
          sustituyeA: entry.sustituye.map(codeOf),
          sustituidaPor: entry.sustituidaPor.map(codeOf),
          cambios: norma.cambios.map(({ fecha, que }) => `${fecha}: ${que}`),
          cita: citeNorma(entry, content),
          pdf: norma.enlace ? normaPdf(catalogo.slug, nombre) : undefined,
        },
      };
    }),
  card: {
    of: ({ fields: { nombre, descripcion } }) => ({ over: `Norma ${nombre}`, title: descripcion }),
  },
  feed: {
    title: 'Cambios en las normas',
    description:
      'Cuándo empieza a regir cada norma técnica, cuándo deja de regir y qué se le cambia.',
    page: CATALOGO_PATH,
    count: (content) => normaChanges(content).length,
    entries: ({ content }, from, to) =>
      normaChanges(content)
        .slice(from, to)
        .map(({ entry: { norma, catalogo, ruta, muestra }, id, day, what }) => ({
          id: `${firstAddress(ruta, norma.antes)}#${id}`,
          url: `${ruta}#${id}`,
          title: `${norma.nombre}: ${what}`,
          summary: normaTitle(norma),
          day,
          changed: day,
          html: `<p>${escapeHtml(what)}</p><p><a href="${ruta}">${escapeHtml(normaTitle(norma))}</a></p>`,
          pdf: norma.enlace ? normaPdf(catalogo.slug, norma.nombre) : undefined,
          muestra,
        })),
  },
  jsonLd: ({ title, url, changed, fields }, sources, card) => {
    const { nombre, corte, situacion, desde, hasta, sustituyeA, pdf } = fields;
    const file = pdf ? sources.assets.pdf(pdf) : undefined;
    const force = LEGAL_FORCE[situacion];
    return {
      '@type': 'Legislation',
      name: title,
      legislationIdentifier: nombre,
      legislationType: 'Norma técnica',
      legislationJurisdiction: municipality(sources),
      legislationDateVersion: corte,
      ...(force && { legislationLegalForce: force }),
      ...(desde && { legislationDateOfApplicability: desde }),
      ...(hasta && { expires: hasta }),
      ...(sustituyeA.length > 0 && {
        legislationChanges: sustituyeA.map((code) => ({
          '@type': 'Legislation',
          legislationIdentifier: code,
          url: absolute(sources, normaPath(code)),
        })),
      }),
      dateModified: changed,
      inLanguage: 'es-MX',
      image: pictureOf(sources, card),
      mainEntityOfPage: absolute(sources, url),
      publisher: officeThing(sources),
      ...(pdf && {
        encoding: {
          '@type': 'MediaObject',
          contentUrl: absolute(sources, pdf),
          encodingFormat: 'application/pdf',
          ...(file && { contentSize: `${file.bytes} B`, sha256: file.sha256 }),
        },
      }),
    };
  },
});

/** schema.org's status; unknown is omitted (D61). */
const LEGAL_FORCE = {
  vigente: 'https://schema.org/InForce',
  'no vigente': 'https://schema.org/NotInForce',
  'no consta': undefined,
} as const;
