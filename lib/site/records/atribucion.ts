import { z } from 'zod';
import { Atribuciones } from '@/lib/content/model/schemas';
import { kinds } from '@/lib/site/kinds';
import { recordKind } from './record';

const { texto, fundamento } = Atribuciones.shape.atribuciones.element.shape;

/** A power of the office, with the law that gives it (section 2.5). */
export const atribucion = recordKind({
  nombre: { uno: 'Atribución', varios: 'Atribuciones' },
  schema: z.strictObject({ numero: z.int(), texto, fundamento, porConfirmar: z.boolean() }),
  records: ({ atribuciones, paginas }) =>
    atribuciones.data.atribuciones.map(({ texto, fundamento, porConfirmar = false }, at) => ({
      id: String(at + 1),
      url: kinds.sindico.routes,
      title: texto,
      summary: fundamento,
      words: 'atribución facultad',
      changed: paginas.find(({ slug }) => slug === 'sindico')?.data.actualizado,
      muestra: false,
      fields: { numero: at + 1, texto, fundamento, porConfirmar },
    })),
});
