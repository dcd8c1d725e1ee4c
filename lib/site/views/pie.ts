import { preguntaId } from '@/lib/routes/row-ids';
import { citasInWords, fuentesOf, parseCitas, type CitedSource } from '@/lib/content/model/fuentes';
import type { Content } from '@/lib/content/model';
import { leyesOf } from '@/lib/content/model/leyes';
import type { Entry } from '@/lib/content/types';
import { longDate } from '@/lib/office/dates';
import { unitName } from '@/lib/site/unit-name';
import { unitCard, type CallCard } from './call-card';
import { showsMuestra } from './muestra';

export interface Pie {
  responsable?: string;
  /** Of the responsible unit, where the page has no card of its own. */
  call?: CallCard | undefined;
  actualizado?: { dia: string; larga: string };
  escribir?: string;
  /** Cited laws; `texto` is each one's last reform day, in words. */
  fuentes: CitedSource[];
}

/** @param answers id of the responsible unit @param shown entries whose citations are its sources */
export function pieOf(
  content: Content,
  { responsable }: { responsable?: string | undefined },
  shown: readonly Entry<unknown>[],
): Pie {
  const unidad = content.directorio.data.unidades.find(({ id }) => id === responsable);
  return {
    ...(unidad && { responsable: unitName(unidad.nombre), call: unitCard(content, unidad.id) }),
    fuentes: fuentesOf(
      shown.flatMap(({ citas }) => citas),
      leyesOf(content),
    ).map((fuente) => ({
      ...fuente,
      texto: longDate(fuente.texto),
    })),
  };
}

/**
 * Returns a source as shown: `LGRA, artículo 33`. A law cited whole and unread tells a reader nothing beside
 * others; the check lists it.
 */
export function fuenteInWords(fuente: string | undefined): string | undefined {
  const citas = parseCitas(fuente ?? '') ?? [];
  const told = citas.filter(({ articulos, porConfirmar }) => articulos[0] ?? !porConfirmar);
  return fuente && citasInWords(told.length > 0 ? told : citas);
}

export const withFuente = <T extends { fuente?: string | undefined }>(row: T): T => ({
  ...row,
  fuente: fuenteInWords(row.fuente),
});

export const preguntaView = <T extends { pregunta: string; fuente?: string | undefined }>(
  content: Content,
  row: T,
) => ({
  ...withFuente(row),
  ancla: preguntaId(row.pregunta),
  muestra: showsMuestra(content, row),
});
