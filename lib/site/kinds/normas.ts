import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { CATALOGO_PATH, direccionPath, jsonPath, normaPdf } from '@/lib/routes';
import { normaId } from '@/lib/routes/row-ids';
import { ALL_NORMS, NORM, SAMPLE_CATALOGUE } from '@/lib/ui-texts';
import { normaAt, normasOf, normaTitle, type NormaEntry } from '../normas';
import { answersByDay, asOf, chipOf, citeNorma, knownOf, vigenciaOf } from '../normas/status';
import type { Sources } from '../sources';
import { TITLE_MAX } from '../text';
import { unitCard } from '../views/call-card';
import { pdfView } from '../views/parts';
import { pieOf } from '../views/pie';
import type { Kind } from './kind';

/** Technical norm (D49): a page for each row of `content/normas`. */
export const norma = {
  routes: (content) => [...normasOf(content).keys()],
  source: (content, ruta) => normasOf(content).get(ruta)?.catalogo.file,
  title: (content, ruta) => {
    const title = normaTitle(normaAt(content, ruta).norma);
    return [title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1)}…` : title];
  },
  updated: (content, ruta) => normaAt(content, ruta).catalogo.data.corte,
  foto: fotoOfCatalogo,
  record: 'norma',
  growing: true,
  body: (sources, ruta) => {
    const entry = normaAt(sources.content, ruta);
    const { norma, catalogo, muestra } = entry;
    const { crumbs, responsable } = catalogoPageOf(sources.content, catalogo.slug);
    const { enPalabras, segun } = vigenciaOf(entry);
    return {
      head: {
        descripcion: `${norma.nombre}, ${norma.descripcion}. ${enPalabras}, ${segun}${muestra ? ' (de muestra)' : ''}.`,
      },
      frame: {
        clave: norma.nombre,
        titulo: normaTitle(norma),
        call: unitCard(sources.content, responsable),
        ...(muestra && { muestras: NORM.sample }),
        crumbs: [...crumbs, { titulo: ALL_NORMS.title, ruta: CATALOGO_PATH }],
        pie: pieOf(sources.content, { responsable }, [catalogo]),
      },
      view: normaView(sources, entry),
    };
  },
} satisfies Kind;

function normaView({ content, assets }: Sources, entry: NormaEntry) {
  const { norma, catalogo, ruta, muestra } = entry;
  const { nombre, desde, hasta, publicacion, cambios } = norma;
  const { direccion, responsable } = catalogoPageOf(content, catalogo.slug);
  const href = normaPdf(catalogo.slug, nombre);
  const download = `${catalogo.slug}-${nombre}.pdf`;
  return {
    ...norma,
    ...statusView(entry),
    muestra,
    /** In the catalogue; `estado` is what is known of it. */
    estadoDado: norma.estado,
    corte: longDate(catalogo.data.corte),
    nota: vigenciaOf(entry).nota,
    catalogo: {
      titulo: catalogo.data.titulo,
      ruta: direccion ? `${direccionPath(direccion)}#${normaId(nombre)}` : CATALOGO_PATH,
    },
    desde: desde && longDate(desde),
    hasta: hasta && longDate(hasta),
    fuente: publicacion ?? (muestra ? undefined : catalogo.data.titulo),
    sustituye: entry.sustituye.map(neighbour),
    sustituidaPor: entry.sustituidaPor.map(neighbour),
    documento: norma.enlace
      ? {
          pdf: pdfView({ assets }, { href, text: NORM.open, download }),
          facts: assets.pdf(href),
        }
      : undefined,
    quienLaTiene: unitCard(content, responsable),
    cambios: cambios.map(({ fecha, que }) => ({ fecha, larga: longDate(fecha), que })),
    cita: citeNorma(entry, content),
    json: jsonPath(ruta),
  };
}

function statusView(entry: NormaEntry) {
  const { enPalabras, signo } = vigenciaOf(entry);
  // Names the sign of a norm whose state is unknown: that of a replaced one is another.
  const clase = signo === '?' ? entry.norma.estado : undefined;
  return { estado: chipOf(enPalabras), signo, clase, dias: answersByDay(entry) };
}

const neighbour = ({ norma: { nombre, descripcion }, ruta }: NormaEntry) => ({
  nombre,
  descripcion,
  ruta,
});

/** Returns the directorate whose page shows a catalogue: its parent page. */
function catalogoPageOf({ direcciones }: Content, slug: string) {
  const direccion = direcciones.find(({ data }) =>
    Object.values(data.pestanas).some(({ catalogo }) => catalogo === slug),
  );
  return {
    direccion,
    responsable: direccion?.data.responsable ?? direccion?.data.unidad,
    crumbs: direccion ? [{ titulo: direccion.data.titulo, ruta: direccionPath(direccion) }] : [],
  };
}

function fotoOfCatalogo(content: Content): string | undefined {
  return catalogoPageOf(content, content.normas[0]?.slug ?? '').direccion?.data.foto;
}

export const catalogo = {
  routes: ({ normas }) => (normas.length > 0 ? [CATALOGO_PATH] : []),
  single: true,
  title: ALL_NORMS.title,
  updated: ({ normas }) =>
    normas
      .map(({ data }) => data.corte)
      .sort()
      .at(-1),
  foto: fotoOfCatalogo,
  follows: 'norma',
  weight: 'tool',
  ids: ['todas-las-normas'],
  rowIds: ({ normas }) => normas.map(({ slug }) => slug),
  body: ({ content }) => {
    const { title: titulo, description: descripcion } = ALL_NORMS;
    const { crumbs, responsable } = catalogoPageOf(content, content.normas[0]?.slug ?? '');
    const view = catalogoNormasView(content);
    return {
      head: { descripcion },
      frame: {
        ...{ titulo, descripcion, crumbs, pie: pieOf(content, { responsable }, []) },
        ...(view.muestra && { muestras: SAMPLE_CATALOGUE }),
      },
      view,
    };
  },
} satisfies Kind;

/** Returns all norms by catalogue, each with its answer for every day (D61). */
export function catalogoNormasView(content: Pick<Content, 'normas'>) {
  const entries = [...normasOf(content).values()];
  const catalogos = [...content.normas].sort((one, other) => one.data.orden - other.data.orden);
  const [same, ...others] = new Set(catalogos.map(asOf));
  return {
    total: entries.length,
    /** Where all catalogues are of one day; else each has its own. */
    segun: others.length === 0 ? same : undefined,
    muestra: entries.some(({ muestra }) => muestra),
    catalogos: catalogos.map((one) => ({
      slug: one.slug,
      titulo: one.data.titulo,
      corte: one.data.corte,
      segun: others.length > 0 ? asOf(one) : undefined,
      normas: entries
        .filter(({ catalogo }) => catalogo === one)
        .map((entry) => {
          const { estado, ...others } = statusView(entry);
          const sabido = knownOf(entry);
          return { ...others, ...neighbour(entry), estado: estado[0], sabido };
        }),
    })),
  };
}
