import { z } from 'zod';
import { Documentos } from '@/lib/content/model/schemas';
import { documentosOf } from '@/lib/routes/lacked';
import { recordKind } from './record';

const { id, nombre, descripcion, archivo, grupo } = Documentos.shape.documentos.element.shape;

export const documento = recordKind({
  nombre: { uno: 'Documento', varios: 'Documentos' },
  schema: z.strictObject({ id, nombre, descripcion, grupo, archivo }),
  records: (content) =>
    documentosOf(content).map(({ id, nombre, descripcion, archivo, grupo }) => ({
      id,
      url: archivo,
      title: nombre,
      summary: descripcion,
      words: 'documento PDF',
      muestra: false,
      fields: { id, nombre, descripcion, grupo, archivo },
    })),
});
