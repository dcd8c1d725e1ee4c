import { lackedBy, lackedLink, type ApartadoName } from '@/lib/content/model/apartados';
import type { Content } from '@/lib/content/model';
import { declaracionesPath, isEnglish, isUnderNormas, PRUEBA_PATH, vehiculosPath } from '.';

type Sitio = Content['sitio']['data'];

const PLACES: Partial<Record<ApartadoName, (path: string, sitio: Sitio) => boolean>> = {
  vehiculos: (path, { rutaVehiculos }) =>
    !!rutaVehiculos && path === vehiculosPath({ rutaVehiculos }),
  declaranet: (path, { rutaDeclaraciones }) =>
    !!rutaDeclaraciones && path === declaracionesPath({ rutaDeclaraciones }),
  normas: isUnderNormas,
  ingles: isEnglish,
  prueba: (path) => path === PRUEBA_PATH,
};

/** The part of the site to which an address leads and that the office lacks; undefined when it may be there. */
export function lackedAt(sitio: Sitio, address: string): ApartadoName | undefined {
  const path = address.replace(/[?#].*$/, '');
  return lackedBy(sitio).find((name) => path === lackedLink(name) || PLACES[name]?.(path, sitio));
}

/** The rows of a list of links without links to lacked parts. */
export const shownRows = <T extends { enlace: string }>(
  { sitio }: Pick<Content, 'sitio'>,
  rows: readonly T[],
): T[] => rows.filter(({ enlace }) => !lackedAt(sitio.data, enlace));

type Documento = Content['documentos']['data']['documentos'][number];

const apartadoOfDocument = ({
  grupo,
  donde,
}: Partial<Pick<Documento, 'grupo' | 'donde'>>): ApartadoName | undefined => {
  if (donde === 'entregaRecepcion') return donde;
  return grupo === 'guia' || donde === 'declaraciones' ? 'declaranet' : undefined;
};

/** Whether the site has a document: it has none of a part that the office lacks. */
export function hasDocument(
  { sitio }: Pick<Content, 'sitio'>,
  row: Parameters<typeof apartadoOfDocument>[0],
): boolean {
  const apartado = apartadoOfDocument(row);
  return !apartado || sitio.data.apartados[apartado];
}

/** The documents of the site. */
export const documentosOf = (content: Pick<Content, 'documentos' | 'sitio'>): Documento[] =>
  content.documentos.data.documentos.filter((row) => hasDocument(content, row));
