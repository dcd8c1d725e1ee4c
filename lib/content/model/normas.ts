import { z } from 'zod';
import { fault } from '@/lib/content/faults';
import { yearlyDay } from '@/lib/office/dates';
import {
  antes,
  clave,
  codigoNorma,
  dia,
  enlaceExterno,
  entero,
  faultsTo,
  fechados,
  forma,
  foto,
  fuente,
  grupo,
  lista,
  muestra,
  nombrePdf,
  orden,
  pdf,
  pdfGuardado,
  responde,
  si,
  texto,
  uno,
} from './fields';
import { diasInhabiles, EJEMPLO_HORARIO } from './sitio';

const PALABRA_DEL_ESTADO = {
  derogada: /derogad/i,
  abrogada: /abrogad/i,
  sustituida: /sustitu/i,
} as const;

const Norma = z
  .strictObject({
    id: entero([1]),
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
    sustituyeA: lista(codigoNorma(), 'Claves de las normas en cuyo lugar quedó.').default([]),
    motivo: texto(
      'Sustitución temporal: mientras rige, la otra no se aplica.',
      'Lo pide una norma que rige a la vez que otra de sustituyeA.',
    ).optional(),
    aplicaA: texto('Todas las dependencias del Ayuntamiento', 'Quién debe cumplirla.').optional(),
    cambios: fechados(
      'Se añadió el formato 3.',
      'Sus reformas, de la más antigua a la más reciente.',
    ).default([]),
    antes: antes(),
  })
  .superRefine(({ estado, enlace, leyenda, desde, hasta }, context) => {
    const say = faultsTo(context);
    if (estado === 'vigente' && !enlace) say(['enlace'], fault('norm-unlinked', {}));
    if (estado === 'vigente' && leyenda) say(['leyenda'], fault('norm-legend-in-force', {}));
    if (estado !== 'vigente' && !leyenda) say(['leyenda'], fault('norm-legend-missing', {}));
    if (estado !== 'vigente' && leyenda && !PALABRA_DEL_ESTADO[estado].test(leyenda))
      say(['leyenda'], fault('norm-legend-other', {}));
    if (desde && hasta && desde > hasta) say(['hasta'], fault('norm-ends-before', {}));
  });

export const CatalogoNormas = z.strictObject({
  titulo: texto('Normas Paramunicipales'),
  orden: orden(),
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
      donde: uno(
        ['formularios', 'declaraciones', 'entregaRecepcion'],
        'Dónde más lo enlaza el sitio: junto a los formularios, en la página de la declaración, o al pie, como manual de la entrega-recepción.',
      ).optional(),
      puntos: z.array(texto()).default([]),
    }),
  ),
});

const huella = forma(
  /^[0-9a-f]{64}$/,
  'hash',
  undefined,
  'La huella SHA-256 del archivo. `npm run check` la da.',
);

/** Hashes of the office's current and former PDFs; a file without a note fails the check. */
export const Bitacora = z.strictObject({
  documentos: z.array(
    z.strictObject({
      archivo: pdfGuardado(),
      sha256: huella,
      fecha: dia('Desde qué día se publica este archivo.', '2026-11-25'),
      nota: texto('Segunda edición', 'Qué es, o qué cambió.'),
      retirado: dia('El día en que se quitó, si ya no se publica.', '2026-12-01').optional(),
      anteriores: z
        .array(
          z.strictObject({
            sha256: huella,
            hasta: dia('Último día en que se publicó.', '2026-11-24'),
            nota: texto('Primera edición'),
          }),
        )
        .default([]),
    }),
  ),
});

const pregunta = z.strictObject({
  grupo: texto('Plazos', 'El título de las que siguen, si con ésta empieza otro.').optional(),
  pregunta: texto(),
  respuesta: texto(),
  montos: lista(
    z.strictObject({ concepto: texto('Arrastre'), monto: texto('{{costoArrastre}}') }),
    'Lo que se paga, un renglón cada cosa, después de la respuesta.',
  ).optional(),
  fuente: fuente(),
});

export const Declaraciones = z.strictObject({
  titulo: texto(),
  descripcion: texto(),
  foto: foto(),
  ...responde,
  antes: antes(),
  presentacion: texto(),
  tipos: z.array(
    z
      .strictObject({
        nombre: texto('INICIAL'),
        aQuien: texto('Si acaba de entrar', 'A quién le toca, en pocas palabras.').optional(),
        plazo: texto(),
        detalle: texto(),
        fuente: fuente(),
        cuenta: grupo(
          { dias: entero([1], '60'), desde: texto('la toma de posesión') },
          'Si el plazo se cuenta en días naturales desde un día: la página calcula el último. Pide fuente, y que plazo diga lo mismo.',
        ).optional(),
        ultimoDia: texto('31 de mayo', 'Si es el mismo cada año.').optional(),
      })
      .superRefine(({ plazo, fuente, cuenta, ultimoDia }, context) => {
        const say = faultsTo(context);
        if (ultimoDia && !yearlyDay(ultimoDia)) say(['ultimoDia'], fault('term-no-day', {}));
        if (!cuenta) return;
        if (ultimoDia) say(['cuenta'], fault('term-twice', {}));
        const { dias, desde } = cuenta;
        if (!plazo.includes(`${dias} días`) || !plazo.includes(desde))
          say(['plazo'], fault('term-other', { days: dias, from: desde }));
        if (!fuente) say(['fuente'], fault('term-unsourced', {}));
      }),
  ),
  formatos: z.array(
    z.strictObject({ nombre: texto('Simplificada'), para: texto(), contiene: texto() }),
  ),
  preguntas: z.array(pregunta),
});

export const Vehiculos = z.strictObject({
  titulo: texto('Sistema de Arrastre y Almacenamiento de Vehículos'),
  pregunta: texto(
    '¿La grúa se llevó su vehículo?',
    'El título, como lo diría la gente.',
  ).optional(),
  descripcion: texto(),
  foto: foto(),
  ...responde,
  antes: antes(),
  presentacion: texto(),
  arrastre: grupo(
    {
      domicilio: texto(),
      mapa: enlaceExterno().optional(),
      horario: texto(EJEMPLO_HORARIO),
      diasInhabiles: diasInhabiles(),
      telefono: texto('664 555 0180'),
      aTodaHora: si('Con true, ese teléfono contesta también cuando está cerrada.').optional(),
      muestra: muestra(),
    },
    'La oficina que entrega los vehículos, para quien llega en sábado o de noche. Con diasInhabiles, que son los suyos, la página dice si está abierta.',
  ).optional(),
  fundamento: texto(),
  supuestos: z.array(texto()).min(1),
  fuente: fuente(),
  recuperar: z.strictObject({ introduccion: texto(), pasos: z.array(texto()).min(1) }),
  nacional: z.array(texto()).min(1),
  extranjero: z.array(texto()).min(1),
  preguntas: lista(
    pregunta,
    'Lo demás que la gente pregunta, después de los dos apartados fijos.',
  ).default([]),
});

export const Recomendaciones = z.strictObject({
  introduccion: texto(),
  recomendaciones: z.array(z.strictObject({ es: texto(), en: texto() })),
});
