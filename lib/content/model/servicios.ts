import { z } from 'zod';
import { fuente, responde, texto } from './fields';

/** A question of the public, its answer and the law that it rests on. */
const pregunta = z.strictObject({ pregunta: texto(), respuesta: texto(), fuente: fuente() });

/** DeclaraNet (section 3). */
export const Declaraciones = z.strictObject({
  titulo: texto(),
  descripcion: texto(),
  ...responde,
  presentacion: texto(),
  tipos: z.array(
    z.strictObject({
      nombre: texto('INICIAL'),
      plazo: texto(),
      detalle: texto(),
      fuente: fuente(),
    }),
  ),
  formatos: z.array(
    z.strictObject({ nombre: texto('Simplificada'), para: texto(), contiene: texto() }),
  ),
  preguntas: z.array(pregunta),
});

/** Towed vehicles (sections 2.5 and 9). */
export const Vehiculos = z.strictObject({
  titulo: texto('Sistema de Arrastre y Almacenamiento de Vehículos'),
  pregunta: texto(
    '¿La grúa se llevó su vehículo?',
    'El título, como lo diría la gente.',
  ).optional(),
  descripcion: texto(),
  ...responde,
  presentacion: texto(),
  arrastre: z
    .strictObject({ domicilio: texto(), horario: texto(), telefono: texto('664 555 0180') })
    .meta({ ayuda: 'La oficina que entrega los vehículos, para quien llega en sábado o de noche.' })
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

/** The six recommendations of both forms (section 3). */
export const Recomendaciones = z.strictObject({
  introduccion: texto(),
  recomendaciones: z.array(z.strictObject({ es: texto(), en: texto() })),
});
