import { z } from 'zod';
import { correo, dia, enlaceExterno } from './fields';

export const https = () =>
  z
    .strictObject({
      dias: z.int().min(0).meta({
        ejemplo: '365',
        ayuda: 'Cuántos días recuerda el navegador que este sitio sólo se abre con https.',
      }),
      subdominios: z.boolean().meta({
        ayuda:
          'Con true, también los sitios cuyo nombre termina en el de éste, y todos sus puertos: si alguno no tiene https, deja de abrir.',
      }),
    })
    .default({ dias: 365, subdominios: false });

/** Contact of `/.well-known/security.txt` (RFC 9116). */
export const seguridad = () =>
  z
    .strictObject({
      correo: correo(),
      vence: dia().meta({
        ejemplo: '2026-12-31',
        ayuda: 'Hasta cuándo vale el contacto. A más tardar, un año.',
      }),
      politica: enlaceExterno()
        .meta({ ayuda: 'Dónde dice la oficina cómo atiende esos avisos.' })
        .optional(),
    })
    .optional();
