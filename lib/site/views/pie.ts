import { preguntaId } from '@/lib/routes/row-ids';
import { citasInWords, fuentesOf, parseCitas, type CitedSource } from '@/lib/content/model/fuentes';
import type { Content } from '@/lib/content/model';
import { leyesOf } from '@/lib/content/model/leyes';
import type { Entry } from '@/lib/content/types';
import { longDate } from '@/lib/office/dates';
import { unitName } from '@/lib/site/unit-name';
import { showsMuestra } from './muestra';

/** The foot of a page: who answers for it, since when, and the law that it cites. */
export interface Pie {
  responsable?: string;
  /** The day of its last change (lib/site/pages/updated.ts). */
  actualizado?: { dia: string; larga: string };
  escribir?: string;
  /** The laws that it cites; `texto` is the day of each law's last reform, in words. */
  fuentes: CitedSource[];
}

/**
 * @param answers who answers for the page: the id of a unit of the directory
 * @param shown the entries whose texts the page shows: their citations are its sources
 */
export function pieOf(
  content: Content,
  { responsable }: { responsable?: string | undefined },
  shown: readonly Entry<unknown>[],
): Pie {
  const unidad = content.directorio.data.unidades.find(({ id }) => id === responsable);
  return {
    ...(unidad && { responsable: unitName(unidad.nombre) }),
    fuentes: fuentesOf(
      shown.flatMap(({ citas }) => citas),
      leyesOf(content),
    ).map((fuente) => ({
      ...fuente,
      texto: longDate(fuente.texto),
    })),
  };
}

/** The source of a row as it is said beside it: `LGRA, artículo 33`. */
export const fuenteInWords = (fuente: string | undefined): string | undefined =>
  fuente && citasInWords(parseCitas(fuente) ?? []);

/** A row with its source in words. */
export const withFuente = <T extends { fuente?: string | undefined }>(row: T): T => ({
  ...row,
  fuente: fuenteInWords(row.fuente),
});

/** A question with its source in words, its own address, and whether it is a sample. */
export const preguntaView = <T extends { pregunta: string; fuente?: string | undefined }>(
  content: Content,
  row: T,
) => ({
  ...withFuente(row),
  ancla: preguntaId(row.pregunta),
  muestra: showsMuestra(content, row),
});
