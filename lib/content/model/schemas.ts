import { z } from 'zod';
import { antes, correcciones, estados } from './estados';
import {
  alternativa,
  clave,
  codigoNorma,
  correo,
  dia,
  enlace,
  extension,
  forma,
  foto,
  imagen,
  muestra,
  responde,
  responsable,
  ruta,
  telefono,
  texto,
} from './fields';

const Tramite = z.strictObject({
  titulo: texto('Me trataron mal'),
  texto: texto('Queja, con sus datos'),
  icono: clave('queja'),
  enlace: enlace(),
});

export const Inicio = z.strictObject({
  titulo: texto(),
  descripcion: texto(),
  /** Above the carousel: the question, its answers, and tracking of a message (D51). */
  pregunta: texto('¿Qué le pasó?'),
  ayuda: texto('Elija lo que más se parece.'),
  sucesos: z.array(Tramite).min(1).max(6),
  seguimiento: z.strictObject({ titulo: texto('¿En qué va mi queja?'), enlace: enlace() }),
  ...responde,
  carrusel: z
    .array(
      z.strictObject({
        titulo: texto(),
        texto: texto(),
        enlace: enlace(),
        boton: texto(),
        imagen: imagen('diapositiva'),
      }),
    )
    .min(1),
  tramites: z.array(Tramite),
  logos: z.array(z.strictObject({ nombre: texto(), imagen: imagen('logo'), enlace: enlace() })),
});

const Pestana = z.strictObject({
  id: clave('panel-1').optional(),
  icono: clave('contraloria'),
  bloque: z
    .enum(['atribuciones', 'titulares', 'historia', 'marco-juridico', 'catalogo'])
    .optional(),
  catalogo: clave('normas-paramunicipales').optional(),
  documento: clave('codigo-etica').optional(),
  fija: z.boolean().optional(),
  muestra: muestra(),
});

const conPestanas = {
  titulo: texto('Dirección de Contraloría'),
  descripcion: texto(),
  foto: foto(),
  pestanas: z.record(z.string(), Pestana).default({}),
};

export const Direccion = z.strictObject({
  ...conPestanas,
  ...responde,
  responsable: responsable().optional().meta({ ayuda: 'Si falta, responde su `unidad`.' }),
  orden: z.int(),
  ruta: ruta().optional(),
  rol: clave('normatividad').optional(),
  icono: clave('contraloria'),
  unidad: clave('contraloria'),
  tramites: z.array(z.strictObject({ titulo: texto(), enlace: enlace() })).default([]),
  normas: z.array(codigoNorma()).default([]),
  ...estados(),
  correcciones: correcciones(),
});

export const Pagina = z.strictObject({
  ...conPestanas,
  ...responde,
  antes: antes(),
  llamar: z
    .array(
      z.strictObject({
        para: texto('Pedir una constancia'),
        unidad: clave('investigacion'),
        extension: extension()
          .meta({ ejemplo: '"1505"', ayuda: 'Si falta, la de quien encabeza la unidad.' })
          .optional(),
      }),
    )
    .meta({ ayuda: 'Sólo en el directorio: «¿A quién llamo para…?».' })
    .optional(),
  atajos: z
    .array(
      z.strictObject({
        titulo: texto('Recuperar un vehículo remolcado'),
        resumen: texto('Qué papeles llevar, a dónde ir y cuánto cuesta.'),
        enlace: enlace(),
        palabras: z
          .array(texto('corralón'))
          .min(1)
          .meta({ ayuda: 'Cómo lo dice la gente. No se muestran.' }),
        urgentes: z
          .array(texto('amenazaron'))
          .meta({
            ayuda:
              'Palabras sueltas de quien corre peligro. Con una de ellas va antes de todo lo demás, diga lo que diga el resto.',
          })
          .optional(),
      }),
    )
    .meta({
      ayuda:
        'Sólo en el buscador: lo que más se busca, con las palabras de la gente. Va antes de lo demás que se encuentre.',
    })
    .optional(),
});

/** The page that another version of it follows, and the day of the text it was compared with. */
const sigueA = {
  traduceDe: forma(
    /^[\w/-]+\.(md|yml)$/,
    'no es un archivo de content/',
    'vehiculos.yml',
    'El archivo en español que dice lo mismo.',
  ),
  al: dia(
    'El `actualizado` del archivo en español con el que se comparó por última vez.',
    '2026-11-24',
  ),
};

export const Ingles = z.strictObject({
  titulo: texto('Your car was towed'),
  descripcion: texto('Find your car, bring the right papers, and get it back.'),
  sucesos: z.array(Tramite).max(6).optional(),
  ...sigueA,
  formulario: z
    .enum(['denuncia', 'queja'])
    .meta({ ayuda: 'El formulario que lleva la página, con las palabras de `ingles/formularios`.' })
    .optional(),
  ...estados('It was out of date. See the Spanish page.'),
});

/** A page in easy language (UNE 153101): each `##` heading has a drawing. */
export const Facil = z.strictObject({
  titulo: texto('Cómo poner una queja'),
  descripcion: texto('Una queja, paso a paso.'),
  ...sigueA,
  iconos: z.array(clave('queja')).meta({ ayuda: 'Un dibujo por apartado, en su orden.' }),
  validado: dia(
    'El día en que la leyeron personas con dificultad para leer y dijeron que se entiende.',
    '2026-11-24',
  ).optional(),
  ...estados('Esta página ya no era cierta.'),
});

/** A blank or «- - -» cell is deliberate (section 2.5). */
const vacio = z.enum(['', '- - -']);

export const Directorio = z.strictObject({
  unidades: z.array(
    z.strictObject({
      id: clave('contraloria'),
      nombre: texto('DIRECCIÓN DE CONTRALORÍA'),
      depende: clave('oficina').optional(),
      muestra: muestra(),
      telefono: telefono(),
      correo: correo(),
      verificado: dia(
        'El día en que se comprobó que sus nombres, teléfonos y correos son los de hoy.',
        '2025-01-27',
      ).optional(),
      filas: z
        .array(
          z.strictObject({
            nombre: z.string(),
            puesto: texto('Jefatura de Departamento'),
            correo: z.union([correo(), vacio], {
              error: 'no es un correo, ni «- - -», ni vacío («""»)',
            }),
            telefono: z.union([telefono(), vacio], {
              error: 'no es un teléfono, ni «- - -», ni vacío («""»)',
            }),
            extension: z
              .string()
              .regex(/^(\d{2,6})?$/, 'la extensión lleva de 2 a 6 cifras, o va vacía'),
          }),
        )
        .min(1),
    }),
  ),
});

/** The first holder on the site took office in 1995: earlier dates are typing errors. */
const PRIMER_DIA = '1990-01-01';

export const Comunicado = z.strictObject({
  titulo: texto('Supervisan operativos de alcoholimetría'),
  fecha: dia().refine((fecha) => fecha >= PRIMER_DIA, {
    error: 'ningún comunicado es de antes de 1990. Revise el año',
  }),
  resumen: texto(),
  imagen: imagen('tarjeta'),
  alt: alternativa(),
  numero: z
    .int()
    .min(1)
    .meta({ ejemplo: '11', ayuda: 'Da nombre a su PDF (pdfComunicados, en sitio.yml).' }),
  lugar: texto('Ciudad Ejemplo').optional(),
  muestra: muestra(),
  ...estados(),
  correcciones: correcciones(),
});

export { Aviso } from './avisos';
export { Bitacora } from './bitacora';
export { Formulario, FormularioIngles, Retirados } from './formulario';
export { Identidad } from './identidad';
export { LeyesEstatales, LeyesFederales, LeyesMunicipales, TextosPorEstado } from './leyes';
export { CanalesSchema, Correo, Oficina } from './oficina';
export * from './normas';
export * from './servicios';
export * from './sindico';
export { Sitio } from './sitio';
