import { z } from 'zod';
import { documentosOf } from '@/lib/routes/lacked';
import { recordKind } from './record';

export const documento = recordKind({
  nombre: { uno: 'Documento', varios: 'Documentos' },
  schema: z.strictObject({}),
  records: (content) =>
    documentosOf(content).map(({ id, nombre, descripcion, archivo }) => ({
      id,
      url: archivo,
      title: nombre,
      summary: descripcion,
      words: 'documento PDF',
      fields: {},
    })),
});
