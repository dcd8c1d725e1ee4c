import { z } from 'zod';
import { antes } from './estados';
import { enlaceExterno, foto, fuente, muestra, responde, texto } from './fields';
import { diasInhabiles, EJEMPLO_HORARIO } from './horario';

const pregunta = z.strictObject({ pregunta: texto(), respuesta: texto(), fuente: fuente() });

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
        plazo: texto(),
        detalle: texto(),
        fuente: fuente(),
        cuenta: z
          .strictObject({
            dias: z.int().min(1).meta({ ejemplo: '60' }),
            desde: texto('la toma de posesión'),
          })
          .meta({
            ayuda:
              'Si el plazo se cuenta en días naturales desde un día: la página calcula el último. Pide fuente, y que plazo diga lo mismo.',
          })
          .optional(),
      })
      .superRefine(({ plazo, fuente, cuenta }, context) => {
        if (!cuenta) return;
        const { dias, desde } = cuenta;
        const say = (key: string, message: string) =>
          context.addIssue({ code: 'custom', path: [key], message, input: plazo });
        if (!plazo.includes(`${dias} días`) || !plazo.includes(desde))
          say(
            'plazo',
            `no dice lo que «cuenta»: «${dias} días» y «${desde}». Corrija el que esté mal`,
          );
        if (!fuente) say('fuente', 'falta: lo que la página calcula lleva la ley en que se funda');
      }),
  ),
  formatos: z.array(
    z.strictObject({ nombre: texto('Simplificada'), para: texto(), contiene: texto() }),
  ),
  preguntas: z.array(
    pregunta.extend({
      grupo: texto('Plazos', 'El título de las que siguen, si con ésta empieza otro.').optional(),
    }),
  ),
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
  arrastre: z
    .strictObject({
      domicilio: texto(),
      mapa: enlaceExterno().optional(),
      horario: texto(EJEMPLO_HORARIO),
      diasInhabiles: diasInhabiles(),
      telefono: texto('664 555 0180'),
      muestra: muestra(),
    })
    .meta({
      ayuda:
        'La oficina que entrega los vehículos, para quien llega en sábado o de noche. Con diasInhabiles, que son los suyos, la página dice si está abierta.',
    })
    .optional(),
  fundamento: texto(),
  supuestos: z.array(texto()).min(1),
  fuente: fuente(),
  recuperar: z.strictObject({ introduccion: texto(), pasos: z.array(texto()).min(1) }),
  nacional: z.array(texto()).min(1),
  extranjero: z.array(texto()).min(1),
  preguntas: z
    .array(pregunta)
    .meta({ ayuda: 'Lo demás que la gente pregunta, después de los dos apartados fijos.' })
    .default([]),
});

export const Recomendaciones = z.strictObject({
  introduccion: texto(),
  recomendaciones: z.array(z.strictObject({ es: texto(), en: texto() })),
});
