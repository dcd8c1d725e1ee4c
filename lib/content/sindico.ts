import { z } from 'zod';
import { correo, imagen, pdf, telefono, texto } from './fields';

/** What the overview of the office lists (section 2.5): powers, holders, history, legal framework. */
export const Atribuciones = z.strictObject({
  atribuciones: z.array(
    z.strictObject({
      texto: texto(),
      fundamento: texto('CPEUM, artículo 109'),
      fuente: texto().optional(),
      porConfirmar: z.boolean().optional(),
    }),
  ),
});

/** Office holders by term (section 2.5), newest first; the first one is the current holder. */
export const Titulares = z.strictObject({
  actual: z.strictObject({
    periodo: texto('2024 - 2027'),
    descripcion: texto(),
    cargo: texto('Síndica Procuradora'),
    nombre: texto(),
    foto: imagen(),
    alt: texto(),
    cv: pdf(),
    telefono: telefono(),
    extension: z.string().regex(/^\d{4}$/, 'la extensión lleva 4 cifras'),
    correo: correo(),
    muestra: z.boolean().optional(),
  }),
  anteriores: z.array(
    z.strictObject({
      periodo: texto('2021-2024'),
      nombre: texto(),
      muestra: z.boolean().optional(),
    }),
  ),
});

export const Historia = z.strictObject({
  hechos: z.array(
    z.strictObject({
      fecha: texto('5 de febrero de 1917'),
      anio: z.int().min(1500).max(2100),
      titulo: texto(),
      texto: texto(),
      fuente: texto().optional(),
      porConfirmar: z.boolean().optional(),
    }),
  ),
});

export const MarcoJuridico = z.strictObject({
  ordenamientos: z.array(
    z.strictObject({
      nombre: texto(),
      ambito: z.enum(['federal', 'estatal', 'municipal']),
      publicacion: texto('DOF, 5 de febrero de 1917'),
      articulos: texto('108, 109, 113, 115 y 134').optional(),
      siglas: z.string().optional(),
      texto: z.string().optional(),
      porVerificar: z.boolean().default(false),
    }),
  ),
});
