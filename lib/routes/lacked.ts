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

/** Returns the part of the site (`apartados` of sitio.yml) that this office lacks and the address is in. */
export function lackedAt(sitio: Sitio, address: string): ApartadoName | undefined {
  const path = address.replace(/[?#].*$/, '');
  return lackedBy(sitio).find((name) => path === lackedLink(name) || PLACES[name]?.(path, sitio));
}

export const shownRows = <T extends { enlace: string }>(
  { sitio }: Pick<Content, 'sitio'>,
  rows: readonly T[],
): T[] => rows.filter(({ enlace }) => !lackedAt(sitio.data, enlace));

type Documento = Content['documentos']['data']['documentos'][number];

export function hasDocument(
  { entregaRecepcion, declaranet }: Pick<Sitio['apartados'], 'entregaRecepcion' | 'declaranet'>,
  { grupo, donde }: Partial<Pick<Documento, 'grupo' | 'donde'>>,
): boolean {
  if (donde === 'entregaRecepcion') return entregaRecepcion;
  return declaranet || !(grupo === 'guia' || donde === 'declaraciones');
}

export const documentosOf = (content: Pick<Content, 'documentos' | 'sitio'>): Documento[] =>
  content.documentos.data.documentos.filter((row) =>
    hasDocument(content.sitio.data.apartados, row),
  );
