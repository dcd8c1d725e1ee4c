import { z } from 'zod';
import { Atribuciones } from '@/lib/content/model/schemas';
import { titularPath } from '@/lib/routes';
import { recordKind } from './record';

const { texto, fundamento } = Atribuciones.shape.atribuciones.element.shape;

export const atribucion = recordKind({
  nombre: { uno: 'Atribución', varios: 'Atribuciones' },
  schema: z.strictObject({
    numero: z.int().describe('Lugar en la lista.'),
    texto: texto.describe('Lo que le toca hacer.'),
    fundamento: fundamento.describe('Ley y artículo que se lo encargan.'),
    porConfirmar: z.boolean().describe('Si falta confirmar el fundamento.'),
  }),
  data: {
    file: 'atribuciones',
    description: 'Lo que las leyes encargan a la oficina, con su fundamento.',
  },
  listed: true,
  records: ({ atribuciones, paginas, sitio }) =>
    atribuciones.data.atribuciones.map(({ texto, fundamento, porConfirmar = false }, at) => ({
      id: String(at + 1),
      url: titularPath(sitio.data),
      title: texto,
      summary: fundamento,
      words: 'atribución facultad',
      changed: paginas.find(({ slug }) => slug === 'sindico')?.data.actualizado,
      fields: { numero: at + 1, texto, fundamento, porConfirmar },
    })),
});
