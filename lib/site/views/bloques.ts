import type { Content } from '@/lib/content/model';
import { leyesOf } from '@/lib/content/model/leyes';
import { normaAt } from '@/lib/site/normas';
import { asOf, ESTADOS, chipOf, vigenciaOf, type Estado } from '@/lib/site/normas/status';
import { CATALOGO_PATH, normaPath, normaPdf } from '@/lib/routes';
import { isLong, normaId } from '@/lib/routes/row-ids';
import type { Sources } from '@/lib/site/sources';
import { pdfView } from './parts';
import { withFuente } from './pie';

type Pestana = Content['paginas'][number]['data']['pestanas'][string];
type Bloque = NonNullable<Pestana['bloque']>;

/** Blocks after a tab's text. A new one is a row here and a word in the schema. */
const bloques = {
  atribuciones: ({ content }) => ({
    atribuciones: content.atribuciones.data.atribuciones.map((one) => ({
      ...one,
      // Its text may say so already.
      porConfirmar: one.porConfirmar && !one.fundamento.includes('por confirmar'),
    })),
  }),
  titulares(sources) {
    const { actual, anteriores } = sources.content.titulares.data;
    const foto = sources.assets.image(actual.foto, 'retrato');
    const cv = pdfView(sources, { href: actual.cv, text: 'Currículum (CV)' });
    return { actual: { ...actual, foto, cv }, anteriores };
  },
  historia: ({ content }) => ({
    hechos: content.historia.data.hechos.map(withFuente),
  }),
  'marco-juridico': ({ content }) => ({
    // What is not known of a publication the mark says in two words; the check lists it.
    ordenamientos: leyesOf(content).map((ley) => ({
      ...ley,
      publicacion: ley.publicacion.replace(/(?:^|[,;] )[^,;]* por confirmar$/, ''),
    })),
  }),
  catalogo: (sources, catalogo) => catalogoView(sources, catalogo),
} satisfies Record<Bloque, (sources: Sources, catalogo: string) => object>;

type Data = { [B in Bloque]: ReturnType<(typeof bloques)[B]> };
export type BloqueView = { [B in Bloque]: { tipo: B; data: Data[B] } }[Bloque];
export type CatalogoView = Data['catalogo'];
export type TitularesView = Data['titulares'];

export const bloqueView = (sources: Sources, tipo: Bloque, catalogo = ''): BloqueView =>
  ({ tipo, data: bloques[tipo](sources, catalogo) }) as BloqueView;

function catalogoView(sources: Sources, slug: string) {
  const catalogo = sources.content.normas.find((one) => one.slug === slug);
  if (!catalogo) throw new Error(`There is no catalogue «${slug}» in content/normas.`);
  const { titulo, muestra, normas } = catalogo.data;
  const estados = (Object.keys(ESTADOS) as Estado[]).filter((estado) =>
    normas.some((norma) => norma.estado === estado),
  );
  return {
    slug,
    titulo,
    todas: CATALOGO_PATH,
    muestra,
    filtro: isLong(normas),
    corte: asOf(catalogo),
    estados: estados.map((estado) => ({ estado, ...ESTADOS[estado] })),
    normas: normas.map((norma) => {
      const entry = normaAt(sources.content, normaPath(norma.nombre));
      const { nota, signo, enPalabras } = vigenciaOf(entry);
      const [chip, beside] = chipOf(norma.leyenda ?? enPalabras);
      return {
        id: norma.id,
        ancla: normaId(norma.nombre),
        nombre: norma.nombre,
        ruta: entry.ruta,
        descripcion: norma.descripcion,
        verificada: muestra && !norma.muestra,
        ...{ nota, signo, estado: norma.estado },
        // «No consta que siga vigente» needs no more where its note says why.
        enPalabras: [chip, nota && norma.estado === 'vigente' ? '' : beside] as const,
        pdf: norma.enlace
          ? pdfView(sources, {
              href: normaPdf(slug, norma.nombre),
              text: 'LINK',
              download: `${slug}-${norma.nombre}.pdf`,
            })
          : undefined,
      };
    }),
  };
}
