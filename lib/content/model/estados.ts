import { z } from 'zod';
import { dia, texto } from './fields';

/** From its first word to its last day: what a release or a directorate says of its own publication. */
export const estados = () => ({
  borrador: z
    .boolean()
    .meta({ ayuda: 'Con true no se publica nada de este archivo, y sus errores son sólo avisos.' })
    .default(false),
  enRevision: z
    .boolean()
    .meta({ ayuda: 'Un borrador que espera el visto bueno: tampoco se publica.' })
    .default(false),
  publicar: dia()
    .meta({
      ejemplo: '2026-12-03',
      ayuda: 'Se publica desde ese día; antes no está en ninguna parte.',
    })
    .optional(),
  retirar: z
    .strictObject({
      fecha: dia(),
      motivo: texto('Se publicó por error; lo sustituye el comunicado 12.'),
    })
    .meta({
      ayuda: 'Desde ese día su página sólo dice que se retiró, cuándo y por qué.',
    })
    .optional(),
});
