import { z } from 'zod';
import { forma } from './fields';
import { COLOURS } from '@/lib/design/identity';

const color = () =>
  forma(
    /^#[\da-f]{6}$/i,
    'no es un color: lleva «#» y seis cifras o letras de la a a la f',
    '"#6b1530"',
  );

const colores = z.strictObject(
  Object.fromEntries(COLOURS.map((name) => [name, color()])) as Record<
    (typeof COLOURS)[number],
    ReturnType<typeof color>
  >,
);

/** Colours and emblem; lib/identity/file.ts reads them for all drawings. */
export const Identidad = z.strictObject({
  dia: colores,
  noche: colores.meta({ ayuda: 'Los mismos, para quien pidió la pantalla oscura.' }),
  dibujos: z
    .array(z.strictObject({ escrito: color(), dia: color(), noche: color(), trazo: color() }))
    .meta({ ayuda: 'Los de los dibujos de public/; sin la lista, salen de los otros.' })
    .optional(),
  emblema: z.strictObject({
    lado: z.number().min(1).meta({ ejemplo: '64' }),
    lineas: z
      .array(
        z.strictObject({
          d: forma(
            /^[Mm][\d\s.,a-zA-Z-]+$/,
            'no es el atributo d de una línea de un dibujo .svg',
            'M5 59h54M9 59V29',
          ),
          grosor: z.number().min(0.1).meta({ ejemplo: '3.5' }),
          color: z.enum(COLOURS),
        }),
      )
      .min(1),
  }),
});
