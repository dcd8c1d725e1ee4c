import { z } from 'zod';
import {
  alternativa,
  correo,
  dia,
  extension,
  fuente,
  imagen,
  muestra,
  pdf,
  porConfirmar,
  telefono,
  texto,
} from './fields';

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
  palabras: z
    .array(texto('contralora'))
    .meta({ ayuda: 'Otras palabras con que se busca a quien encabeza la oficina. No se muestran.' })
    .default([]),
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
      anio: z.int().min(1500).max(2100),
      titulo: texto(),
      texto: texto(),
      fuente: fuente(),
      porConfirmar: porConfirmar(),
    }),
  ),
});
