import { z } from 'zod';
import { parseHorario } from '@/lib/office/words';
import { dia, texto } from './fields';
import type { Content } from './model';
import type { Report } from './report';

const EJEMPLO = 'lunes a viernes, de 8:00 a 15:00 horas; sábado, de 9:00 a 13:00 horas';

/** The office's weekly hours, in the words that people read. */
export const horario = () =>
  texto(
    EJEMPLO,
    'Días y horas, con esas palabras: de aquí sale también «Abierto ahora, cierra a las…».',
  ).refine((text) => parseHorario(text) !== undefined, {
    error: 'no se entiende como días y horas, con cada día una vez',
  });

/** The days on which the office does not open although its hours say so. */
export const diasInhabiles = () =>
  z
    .strictObject({
      anios: z.array(z.int().min(2020).max(2100)).min(1).meta({
        ejemplo: '[2026, 2027]',
        ayuda:
          'Los años cuyos días de cierre ya están todos en «dias». En otro año el sitio muestra sólo el horario.',
      }),
      dias: z.array(
        z
          .strictObject({
            fecha: dia(),
            hasta: dia().meta({ ayuda: 'El último día, si son varios.' }).optional(),
            motivo: texto('Vacaciones de invierno'),
          })
          .refine(({ fecha, hasta }) => hasta === undefined || fecha < hasta, {
            error: 'el último día no es posterior al primero',
            path: ['hasta'],
          }),
      ),
    })
    .optional();

/** How long before the last listed year ends the next one is asked for. */
const WARN_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Says which days are of a year that nobody listed, and asks in time for the next year: after the last,
 * pages show the hours alone.
 * @param today in ISO form
 */
export function checkDiasInhabiles(
  { sitio }: Content,
  today: string,
  report: Report,
  advice: Report,
): void {
  const { diasInhabiles: listed } = sitio.data;
  if (!listed)
    return advice.field(
      sitio,
      [],
      'falta «diasInhabiles»: el sitio no puede decir si la oficina está abierta. Escriba anios y dias.',
    );
  listed.dias.forEach((row, index) => {
    for (const key of ['fecha', 'hasta'] as const)
      if (row[key] && !listed.anios.includes(Number(row[key].slice(0, 4))))
        report.field(
          sitio,
          ['diasInhabiles', 'dias', index, key],
          `${row[key]} no es de los años de «anios». Agregue ahí su año, o corrija la fecha.`,
        );
  });
  const last = Math.max(...listed.anios);
  const left = Math.round((Date.parse(`${last}-12-31`) - Date.parse(today)) / DAY_MS);
  if (left <= WARN_DAYS)
    advice.field(
      sitio,
      ['diasInhabiles', 'anios'],
      `los días de cierre llegan al ${last}-12-31; después el sitio ya no dirá si la oficina está abierta. Agregue los de ${last + 1}, y el año a «anios».`,
    );
}
