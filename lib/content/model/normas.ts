import { z } from 'zod';
import { antes } from './estados';
import { clave, codigoNorma, dia, nombrePdf, pdf, si, texto } from './fields';

const PALABRA_DEL_ESTADO = {
  derogada: /derogad/i,
  abrogada: /abrogad/i,
  sustituida: /sustitu/i,
} as const;

const Norma = z
  .strictObject({
    id: z.int().min(1),
    nombre: codigoNorma(),
    descripcion: texto(),
    estado: z.enum(['vigente', 'derogada', 'abrogada', 'sustituida']).default('vigente'),
    leyenda: texto('DEROGADA', 'La lleva toda norma que no está vigente.').optional(),
    enlace: si('Si se ofrece el PDF. Una norma vigente siempre lo ofrece.').default(true),
    muestra: z.boolean().default(true),
    desde: dia('Día en que empezó a regir. Mientras falte, el sitio dice «no consta».').optional(),
    hasta: dia('Último día en que rigió, o en que regirá.').optional(),
    publicacion: texto(
      'Periódico Oficial No. 12, 14 de marzo de 2014',
      'De dónde se tomaron esas fechas. Sin ella, la fuente que se dice es el catálogo.',
    ).optional(),
    sustituyeA: z
      .array(codigoNorma())
      .meta({ ayuda: 'Claves de las normas en cuyo lugar quedó.' })
      .default([]),
    motivo: texto(
      'Sustitución temporal: mientras rige, la otra no se aplica.',
      'Lo pide una norma que rige a la vez que otra de sustituyeA.',
    ).optional(),
    aplicaA: texto('Todas las dependencias del Ayuntamiento', 'Quién debe cumplirla.').optional(),
    cambios: z
      .array(z.strictObject({ fecha: dia(), que: texto('Se añadió el formato 3.') }))
      .meta({ ayuda: 'Sus reformas, de la más antigua a la más reciente.' })
      .default([]),
    antes: antes(),
  })
  .superRefine(({ estado, enlace, leyenda, desde, hasta }, context) => {
    const say = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (estado === 'vigente' && !enlace) say('enlace', 'una norma vigente debe tener enlace');
    if (estado === 'vigente' && leyenda)
      say('leyenda', 'una norma vigente no lleva leyenda. Quítela, o escriba el estado que dice');
    if (estado !== 'vigente' && !leyenda)
      say('leyenda', 'una norma que no está vigente lleva la leyenda de su estado');
    if (estado !== 'vigente' && leyenda && !PALABRA_DEL_ESTADO[estado].test(leyenda))
      say('leyenda', 'la leyenda dice otra cosa que «estado». Corrija la que esté mal');
    if (desde && hasta && desde > hasta)
      say('hasta', 'dejó de regir antes de empezar. Corrija «desde» o «hasta»');
  });

export const CatalogoNormas = z.strictObject({
  titulo: texto('Normas Paramunicipales'),
  orden: z.int(),
  corte: dia(
    'Día en que el catálogo oficial se consultó. Las páginas dicen «según el catálogo al…».',
    '2026-11-21',
  ),
  muestra: z.boolean(),
  normas: z.array(Norma).min(1),
});

export const Documentos = z.strictObject({
  documentos: z.array(
    z.strictObject({
      id: clave('codigo-etica'),
      nombre: texto(),
      descripcion: texto(),
      archivo: pdf(),
      descarga: nombrePdf().optional(),
      grupo: z.enum(['tabla', 'aviso', 'guia', 'normatividad', 'titular']),
      donde: z
        .enum(['formularios', 'declaraciones', 'entregaRecepcion'])
        .meta({
          ayuda:
            'Dónde más lo enlaza el sitio: junto a los formularios, en la página de la declaración, o al pie, como manual de la entrega-recepción.',
        })
        .optional(),
      puntos: z.array(texto()).default([]),
    }),
  ),
});
