import { z } from 'zod';
import { Directorio } from '@/lib/content/model/schemas';
import { kinds } from '@/lib/site/kinds';
import { unitName } from '@/lib/site/unit-name';
import { callOf, dayField, recordKind, sentence } from './record';

const { id, nombre, telefono, correo } = Directorio.shape.unidades.element.shape;

export const unidad = recordKind({
  nombre: { uno: 'Área', varios: 'Áreas' },
  schema: z.strictObject({
    id: id.describe('Clave del área en este sitio.'),
    nombre: nombre.describe('Nombre del área.'),
    depende: z.string().describe('Clave del área de la que depende; vacía en la primera.'),
    telefono: telefono.describe('Teléfono.'),
    extension: z.string().describe('Extensión de quien la encabeza; vacía si no tiene.'),
    correo: correo.describe('Correo electrónico.'),
    verificado: dayField('Día en que se comprobó lo que dice; vacío si no consta.'),
  }),
  data: {
    file: 'areas',
    description: 'Las áreas del directorio: de quién dependen, su teléfono y su correo.',
  },
  listed: true,
  hasContact: () => true,
  records: ({ directorio }) =>
    directorio.data.unidades.map((unidad) => {
      const { id, nombre, depende, telefono, correo, verificado = '', filas, muestra } = unidad;
      const [head] = filas;
      const extension = head?.extension ?? '';
      return {
        id,
        url: `${kinds.directorio.routes}#${id}`,
        title: unitName(nombre),
        summary: sentence(head?.puesto, callOf(telefono, extension)),
        words: 'teléfono extensión correo director directora área departamento',
        muestra,
        fields: {
          id,
          nombre: unitName(nombre),
          depende: depende ?? '',
          telefono,
          extension,
          correo,
          verificado,
        },
      };
    }),
});
