import { z } from 'zod';
import { dia, muestra, texto } from './fields';

export const NIVELES = ['urgente', 'importante', 'informativo'] as const;

export const Aviso = z
  .strictObject({
    titulo: texto('El 24 de diciembre no hay servicio').max(90, {
      error: 'el título pasa de 90 letras. Diga lo principal; lo demás va en el texto',
    }),
    nivel: z.enum(NIVELES),
    desde: dia('El primer día en que se muestra.', '2026-12-21'),
    hasta: dia('El último día en que se muestra.', '2026-12-24'),
    paginas: z
      .array(
        z.string().regex(/^\/(?:[^/\s?#]+\/)*$/, {
          error:
            'no es la dirección de una página: empieza y termina con «/», por ejemplo: /prensa/',
        }),
      )
      .min(1)
      .meta({
        ejemplo: '[/vehiculosremolcados/]',
        ayuda: 'Las direcciones donde se muestra. Si falta, en todas las páginas.',
      })
      .optional(),
    muestra: muestra(),
  })
  .refine(({ desde, hasta }) => desde <= hasta, {
    error: 'el último día es anterior al primero',
    path: ['hasta'],
  });
