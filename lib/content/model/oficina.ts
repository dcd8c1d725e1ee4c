import { z } from 'zod';
import { clave, correo, muestra, responde, texto } from './fields';

/** Data that only the office knows, as `{{clave}}`; an empty `valor` is told by `check -- --publicar`. */
export const Oficina = z
  .record(
    z.string(),
    z.strictObject({
      que: texto('Plazo de primera respuesta a una queja o denuncia'),
      valor: z.string().meta({ ejemplo: '"10 días hábiles"', ayuda: 'Mientras no se sepa: ""' }),
      ingles: texto('10 working days')
        .meta({ ayuda: 'Lo mismo en inglés: las páginas de `ingles/` dicen {{claveEnIngles}}.' })
        .optional(),
      anio: z
        .int()
        .min(2000)
        .max(2100)
        .meta({ ejemplo: '2026', ayuda: 'De qué año es, si cambia cada enero.' })
        .optional(),
      muestra: muestra(),
    }),
  )
  .superRefine((data, context) => {
    for (const key of Object.keys(data))
      if (!/^[a-z][a-zA-Z0-9]*$/.test(key))
        context.addIssue({
          code: 'custom',
          path: [key],
          message: 'la clave sólo lleva letras sin acento y cifras, y empieza con minúscula',
        });
  });

const via = z.strictObject({
  mensajero: texto(
    'un servicio de correo de otra empresa',
    'Quién lleva los mensajes, como se dice a media frase.',
  ),
  mensajeroVe: texto(
    'Ese servicio ve el mensaje y la dirección de red (IP) de su equipo.',
    'Qué ve, en una frase completa.',
  ),
  mensajeroEnIngles: texto('another company’s email service').optional(),
});

const buzones = { oficina: correo(), denuncias: correo(), quejas: correo(), sugerencias: correo() };

/** Recipients (D32) and carrier of messages; `carga` of a form names the inboxes. */
export const Correo = z.strictObject({
  ...buzones,
  via: z.enum(['servicio', 'relevo']).meta({
    ayuda:
      'Quién lleva los mensajes: el servicio de correo de otra empresa, o el servidor de la oficina.',
  }),
  vias: z.strictObject({ servicio: via, relevo: via }),
  preguntas: z
    .strictObject({
      quejas: texto('{{telefonoSocial}}, extensión 1802'),
      denuncias: texto('{{telefono}}, extensión 1503'),
    })
    .meta({
      ayuda:
        'A qué teléfono se llama para preguntar por lo enviado. Los textos dicen {{preguntarQueja}} y {{preguntarDenuncia}}; en inglés, {{preguntarQuejaEnIngles}} y {{preguntarDenunciaEnIngles}}.',
    }),
  muestra: muestraOf(buzones),
});

const camino = z.strictObject({
  nombre: texto('Denuncia'),
  pide: texto('Puede ser sin su nombre'),
});

export const CanalesSchema = z.strictObject({
  titulo: texto('¿Queja o denuncia?'),
  introduccion: texto(),
  caminos: z.strictObject({ denuncia: camino, queja: camino, emergencia: camino, otra: camino }),
  casos: z
    .array(
      z.strictObject({
        id: clave('dinero'),
        que: texto('Me pidieron dinero'),
        canal: z.enum(['denuncia', 'queja', 'emergencia', 'otra']),
        pide: texto('Basta un indicio; no tiene que probarlo.').optional(),
        palabras: z
          .array(texto('pidieron dinero'))
          .meta({ ayuda: 'Por estas palabras reconoce la revisión que un texto habla del caso.' })
          .default([]),
      }),
    )
    .min(1),
  nota: texto('Si se equivoca, no pasa nada: la oficina la lleva al área que corresponde.'),
  aclaracion: texto().optional(),
  actualizado: responde.actualizado.optional(),
});

export function muestraOf(shape: object, except: readonly string[] = []) {
  const keys = Object.keys(shape).filter((key) => !except.includes(key)) as [string, ...string[]];
  return z
    .array(z.enum(keys))
    .meta({ ayuda: 'Las claves de este archivo cuyo valor es inventado.' })
    .default([]);
}
