import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';

const prensa = defineCollection({
  loader: glob({ pattern: '*.md', base: './content/prensa' }),
  schema: z.object({
    titulo: z.string(),
    fecha: z.date(),
    resumen: z.string(),
    imagen: z.string(),
    alt: z.string(),
    numero: z.number(),
    lugar: z.string().optional(),
  }),
});

export const collections = { prensa };
