import { z } from 'zod';
import type { SchemaCode } from '@/lib/content/faults';
import {
  alternativa,
  antes,
  clave,
  codigoNorma,
  correcciones,
  deLista,
  dia,
  enlace,
  entero,
  estados,
  extension,
  foto,
  imagen,
  lista,
  muestra,
  orden,
  responde,
  responsable,
  ruta,
  texto,
  uno,
} from './fields';

const Tramite = z.strictObject({
  titulo: texto('Me trataron mal'),
  texto: texto('Queja, con sus datos'),
  icono: deLista('dibujo', 'queja'),
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
  resumen: texto('Qué llevar, cuánto cuesta y tarda', 'Bajo su título, en el teléfono.').optional(),
  icono: deLista('dibujo', 'contraloria'),
  bloque: z
    .enum(['atribuciones', 'titulares', 'historia', 'marco-juridico', 'catalogo'])
    .optional(),
  catalogo: deLista('catalogo', 'normas-paramunicipales').optional(),
  documento: deLista('documento', 'codigo-etica').optional(),
  fija: z.boolean().optional(),
  muestra: muestra(),
});

const conPestanas = {
  titulo: texto('Dirección de Contraloría'),
  descripcion: texto(),
  foto: foto(),
  tramites: z.array(z.strictObject({ titulo: texto(), enlace: enlace() })).default([]),
  pestanas: z.record(z.string(), Pestana).default({}),
};

export const Direccion = z.strictObject({
  ...conPestanas,
  ...responde,
  responsable: responsable('Si falta, responde su `unidad`.').optional(),
  orden: orden(),
  ruta: ruta(
    'La dirección de la página, si no ha de ser el nombre del archivo.',
    '"{{producto}}Social"',
  ).optional(),
  rol: uno(['normatividad'], 'Lo que la página dice ser en su código.').optional(),
  icono: deLista('dibujo', 'contraloria'),
  unidad: deLista('unidad', 'contraloria'),
  normas: z.array(codigoNorma()).default([]),
  ...estados(),
  correcciones: correcciones(),
});

export const Pagina = z.strictObject({
  ...conPestanas,
  ...responde,
  antes: antes(),
  llamar: lista(
    z.strictObject({
      para: texto('Pedir una constancia'),
      unidad: deLista('unidad', 'investigacion'),
      extension: extension()
        .meta({ ejemplo: '"1505"', ayuda: 'Si falta, la de quien encabeza la unidad.' })
        .optional(),
    }),
    'Sólo en el directorio: «¿A quién llamo para…?».',
  ).optional(),
  atajos: lista(
    z.strictObject({
      titulo: texto('Recuperar un vehículo remolcado'),
      resumen: texto('Qué papeles llevar, a dónde ir y cuánto cuesta.'),
      enlace: enlace(),
      palabras: lista(texto('corralón'), 'Cómo lo dice la gente. No se muestran.').min(1),
      urgentes: lista(
        texto('amenazaron'),
        'Palabras sueltas de quien corre peligro. Con una de ellas va antes de todo lo demás, diga lo que diga el resto.',
      ).optional(),
    }),
    'Sólo en el buscador: lo que más se busca, con las palabras de la gente. Va antes de lo demás que se encuentre.',
  ).optional(),
});

/** The page that another version of it follows, and the day of the text it was compared with. */
const sigueA = {
  traduceDe: z
    .string()
    .regex(/^[\w/-]+\.(md|yml)$/, 'content-file' satisfies SchemaCode)
    .meta({
      ...{ ejemplo: 'vehiculos.yml', nombra: 'espanol' },
      ayuda: 'La página en español que dice lo mismo.',
    }),
  al: dia(
    'El día en que se había revisado la página en español cuando se comparó con ella.',
    '2026-11-24',
  ),
};

export const Ingles = z.strictObject({
  titulo: texto('Your car was towed'),
  descripcion: texto('Find your car, bring the right papers, and get it back.'),
  sucesos: z.array(Tramite).max(6).optional(),
  ...sigueA,
  formulario: uno(
    ['denuncia', 'queja'],
    'El formulario que lleva la página, con las palabras de `ingles/formularios`.',
  ).optional(),
  ...estados('It was out of date. See the Spanish page.'),
});

/** A page in easy language (UNE 153101): each `##` heading has a drawing. */
export const Facil = z.strictObject({
  titulo: texto('Cómo poner una queja'),
  descripcion: texto('Una queja, paso a paso.'),
  ...sigueA,
  iconos: lista(deLista('dibujo', 'queja'), 'Un dibujo por apartado, en su orden.'),
  validado: dia(
    'El día en que la leyeron personas con dificultad para leer y dijeron que se entiende.',
    '2026-11-24',
  ).optional(),
  ...estados('Esta página ya no era cierta.'),
});

/** The first holder on the site took office in 1995: earlier dates are typing errors. */
const PRIMER_DIA = '1990-01-01';

export const Comunicado = z.strictObject({
  titulo: texto('Supervisan operativos de alcoholimetría'),
  fecha: dia().refine((fecha) => fecha >= PRIMER_DIA, {
    error: 'release-year' satisfies SchemaCode,
  }),
  resumen: texto(),
  imagen: imagen('tarjeta'),
  alt: alternativa(),
  numero: entero([1], '11', 'Da nombre a su PDF (pdfComunicados, en sitio.yml).'),
  lugar: texto('Ciudad Ejemplo').optional(),
  muestra: muestra(),
  ...estados(),
  correcciones: correcciones(),
});

export const NIVELES = ['urgente', 'importante', 'informativo'] as const;

export const Aviso = z
  .strictObject({
    titulo: texto('El 24 de diciembre no hay servicio').max(90, {
      error: 'notice-title' satisfies SchemaCode,
    }),
    nivel: z.enum(NIVELES),
    desde: dia('El primer día en que se muestra.', '2026-12-21'),
    hasta: dia('El último día en que se muestra.', '2026-12-24'),
    paginas: lista(
      z
        .string()
        .regex(/^\/(?:[^/\s?#]+\/)*$/, 'page-address' satisfies SchemaCode)
        .meta({ nombra: 'pagina' }),
      'Las direcciones donde se muestra. Si falta, en todas las páginas.',
      '[/vehiculosremolcados/]',
    )
      .min(1)
      .optional(),
    muestra: muestra(),
  })
  .refine(({ desde, hasta }) => desde <= hasta, {
    error: 'last-day-before' satisfies SchemaCode,
    path: ['hasta'],
  });

export { Formulario, FormularioIngles, Retirados } from './formulario';
export { LeyesEstatales, LeyesFederales, LeyesMunicipales, TextosPorEstado } from './leyes';
export * from './normas';
export * from './oficina';
export { Identidad, Sitio } from './sitio';
