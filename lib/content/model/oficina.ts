import { z } from 'zod';
import type { SchemaCode } from '@/lib/content/faults';
import {
  alternativa,
  clave,
  correo,
  deLista,
  dia,
  entero,
  extension,
  fuente,
  grupo,
  imagen,
  lista,
  muestra,
  pdf,
  porConfirmar,
  responde,
  telefono,
  texto,
} from './fields';

/** Data that only the office knows, as `{{clave}}`; an empty `valor` is told by `check -- --publicar`. */
export const Oficina = z.record(
  z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
  z.strictObject({
    que: texto('Plazo de primera respuesta a una queja o denuncia'),
    valor: z.string().meta({ ejemplo: '"10 días hábiles"', ayuda: 'Mientras no se sepa: ""' }),
    ingles: texto(
      '10 working days',
      'Lo mismo en inglés: las páginas de `ingles/` dicen {{claveEnIngles}}.',
    ).optional(),
    facil: texto(
      '10 días, sin contar sábado ni domingo',
      'Lo mismo en palabras fáciles, si hace falta: se lee en las páginas de `facil/`. Las horas se dicen solas: «de 8 de la mañana a 3 de la tarde».',
    ).optional(),
    anio: entero([2000, 2100], '2026', 'De qué año es, si cambia cada enero.').optional(),
    muestra: muestra(),
  }),
  {
    error: ({ code }) => (code === 'invalid_key' ? ('key-name' satisfies SchemaCode) : undefined),
  },
);

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
  preguntas: grupo(
    {
      quejas: texto('{{telefonoSocial}}, extensión 1802'),
      denuncias: texto('{{telefono}}, extensión 1503'),
    },
    'A qué teléfono se llama para preguntar por lo enviado. Los textos dicen {{preguntarQueja}} y {{preguntarDenuncia}}; en inglés, {{preguntarQuejaEnIngles}} y {{preguntarDenunciaEnIngles}}.',
  ),
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
        palabras: lista(
          texto('pidieron dinero'),
          'Por estas palabras reconoce la revisión que un texto habla del caso.',
        ).default([]),
      }),
    )
    .min(1),
  nota: texto('Si se equivoca, no pasa nada: la oficina la lleva al área que corresponde.'),
  aclaracion: texto().optional(),
  actualizado: responde.actualizado.optional(),
});

export function muestraOf(shape: object, except: readonly string[] = []) {
  const keys = Object.keys(shape).filter((key) => !except.includes(key)) as [string, ...string[]];
  return lista(z.enum(keys), 'Las claves de este archivo cuyo valor es inventado.').default([]);
}

/** A blank or «- - -» cell is deliberate (section 2.5). */
const vacio = z.enum(['', '- - -']);

export const Directorio = z.strictObject({
  unidades: z.array(
    z.strictObject({
      id: clave('contraloria'),
      nombre: texto('DIRECCIÓN DE CONTRALORÍA'),
      depende: deLista('unidad', 'oficina').optional(),
      muestra: muestra(),
      telefono: telefono(),
      correo: correo(),
      verificado: dia(
        'El día en que se comprobó que sus nombres, teléfonos y correos son los de hoy.',
      ).optional(),
      filas: z
        .array(
          z.strictObject({
            nombre: z.string(),
            puesto: texto('Jefatura de Departamento'),
            correo: z.union([correo(), vacio], {
              error: 'mail-or-empty' satisfies SchemaCode,
            }),
            telefono: z.union([telefono(), vacio], {
              error: 'phone-or-empty' satisfies SchemaCode,
            }),
            extension: z.string().regex(/^(\d{2,6})?$/, 'extension-or-empty' satisfies SchemaCode),
          }),
        )
        .min(1),
    }),
  ),
});

export const Atribuciones = z.strictObject({
  atribuciones: z.array(
    z.strictObject({
      texto: texto(),
      fundamento: texto('CPEUM, artículo 109'),
      fuente: fuente(),
      porConfirmar: porConfirmar(),
    }),
  ),
});

export const Titulares = z.strictObject({
  palabras: lista(
    texto('contralora'),
    'Otras palabras con que se busca a quien encabeza la oficina. No se muestran.',
  ).default([]),
  actual: z.strictObject({
    periodo: texto('2024 - 2027'),
    termina: dia('Último día del periodo: la revisión lo recuerda.', '2027-09-30').optional(),
    descripcion: texto(),
    cargo: texto('Titular de la oficina'),
    nombre: texto(),
    foto: imagen('retrato'),
    alt: alternativa(),
    cv: pdf(),
    telefono: telefono(),
    extension: extension().optional(),
    correo: correo(),
    muestra: muestra(),
  }),
  anteriores: z.array(
    z.strictObject({ periodo: texto('2021-2024'), nombre: texto(), muestra: muestra() }),
  ),
});

export const Historia = z.strictObject({
  hechos: z.array(
    z.strictObject({
      fecha: texto('5 de febrero de 1917'),
      anio: entero([1500, 2100]),
      titulo: texto(),
      texto: texto(),
      fuente: fuente(),
      porConfirmar: porConfirmar(),
    }),
  ),
});
