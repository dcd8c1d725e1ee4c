import { z } from 'zod';
import { parseHorario } from '@/lib/office/words';
import { dia, texto } from './fields';

export const ZONAS = [
  'America/Mexico_City',
  'America/Bahia_Banderas',
  'America/Cancun',
  'America/Chihuahua',
  'America/Ciudad_Juarez',
  'America/Hermosillo',
  'America/Matamoros',
  'America/Mazatlan',
  'America/Merida',
  'America/Monterrey',
  'America/Ojinaga',
  'America/Tijuana',
] as const;

export type Zona = (typeof ZONAS)[number];

export const zonaHoraria = () =>
  z.enum(ZONAS).meta({ ejemplo: 'America/Mexico_City', ayuda: 'La zona horaria de la oficina.' });

export const EJEMPLO_HORARIO =
  'lunes a viernes, de 8:00 a 15:00 horas; sábado, de 9:00 a 13:00 horas';

export const horario = () =>
  texto(
    EJEMPLO_HORARIO,
    'Días y horas, con esas palabras: de aquí sale también «Abierto ahora, cierra a las…».',
  ).refine((text) => parseHorario(text) !== undefined, {
    error: 'no se entiende como días y horas, con cada día una vez',
  });

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
            hasta: dia('El último día, si son varios.').optional(),
            motivo: texto('Vacaciones de invierno'),
          })
          .refine(({ fecha, hasta }) => hasta === undefined || fecha < hasta, {
            error: 'el último día no es posterior al primero',
            path: ['hasta'],
          }),
      ),
    })
    .optional();
