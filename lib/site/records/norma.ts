import { z } from 'zod';
import { CatalogoNormas } from '@/lib/content/model/schemas';
import { direccionPath, normaPdf } from '@/lib/routes';
import { normaId } from '@/lib/routes/row-ids';
import { asOf, endedNote, normaStatus } from '@/lib/site/norma-status';
import { recordKind, sentence } from './record';

const { nombre, descripcion, estado } = CatalogoNormas.shape.normas.element.shape;
const { titulo: catalogo, corte } = CatalogoNormas.shape;

/** A technical norm of a catalogue (sections 3 and 4). */
export const norma = recordKind({
  nombre: { uno: 'Norma', varios: 'Normas' },
  schema: z.strictObject({ nombre, descripcion, catalogo, estado, corte, pdf: z.string() }),
  records: ({ direcciones, normas }) =>
    normas.flatMap(({ slug, data }) => {
      const page = direcciones.find(({ data }) =>
        Object.values(data.pestanas).some(({ catalogo }) => catalogo === slug),
      );
      if (!page) return [];
      return data.normas.map((norma) => ({
        id: normaId(norma.nombre),
        url: `${direccionPath(page)}#${normaId(norma.nombre)}`,
        title: `${norma.nombre}. ${norma.descripcion}`,
        summary: sentence(
          data.titulo,
          `${normaStatus(norma)}, ${asOf(data)}`,
          endedNote(norma, data, normas),
        ),
        words: `norma ${norma.nombre.replace('-', ' ')} ${norma.nombre.replace('-', '')}`,
        changed: data.corte,
        muestra: data.muestra && norma.muestra,
        fields: {
          nombre: norma.nombre,
          descripcion: norma.descripcion,
          catalogo: data.titulo,
          estado: norma.estado,
          corte: data.corte,
          pdf: norma.enlace ? normaPdf(slug, norma.nombre) : '',
        },
      }));
    }),
});
