import { z } from 'zod';
import { dia, forma, si, texto } from './fields';

const direccionAnterior = () =>
  forma(
    /^\/(?:[a-zA-Z0-9][\w.-]*\/)+$/,
    'no es una dirección de este sitio: empieza y termina con «/», sin acentos ni espacios',
    '/prensa/nombre-anterior/',
  );

export const antes = () =>
  z
    .array(direccionAnterior())
    .meta({
      ayuda:
        'Direcciones que esta página tuvo, de la más antigua a la más reciente: llevan a ella.',
    })
    .optional();

/** @param motivo example of why a piece is withdrawn */
export const estados = (motivo = 'Se publicó por error; lo sustituye el comunicado 12.') => ({
  borrador: si(
    'Con true no se publica nada de este archivo, y sus errores son sólo avisos.',
  ).default(false),
  enRevision: si('Un borrador que espera el visto bueno: tampoco se publica.').default(false),
  publicar: dia(
    'Se publica desde ese día; antes no está en ninguna parte.',
    '2026-12-03',
  ).optional(),
  retirar: z
    .strictObject({
      fecha: dia(),
      motivo: texto(motivo),
    })
    .meta({
      ayuda: 'Desde ese día su página sólo dice que se retiró, cuándo y por qué.',
    })
    .optional(),
  antes: antes(),
});

export const correcciones = () =>
  z
    .array(z.strictObject({ fecha: dia(), que: texto('Decía «lunes» y era martes.') }))
    .meta({
      ayuda: 'Lo que se corrigió después de publicado, de lo más antiguo a lo más reciente.',
    })
    .optional();
