import { z } from 'zod';
import { Directorio } from '@/lib/content/model/schemas';
import { kinds } from '@/lib/site/kinds';
import { unitName } from '@/lib/site/unit-name';
import { callOf, recordKind, sentence } from './record';

const { id, nombre, depende, telefono, correo } = Directorio.shape.unidades.element.shape;

/** A unit of the directory (section 2.5). */
export const unidad = recordKind({
  nombre: { uno: 'Área', varios: 'Áreas' },
  schema: z.strictObject({ id, nombre, depende, telefono, extension: z.string(), correo }),
  records: ({ directorio }) =>
    directorio.data.unidades.map(({ id, nombre, depende, telefono, correo, filas, muestra }) => {
      const [head] = filas;
      const extension = head?.extension ?? '';
      return {
        id,
        url: `${kinds.directorio.routes}#${id}`,
        title: unitName(nombre),
        summary: sentence(head?.puesto, callOf(telefono, extension), correo),
        words: 'teléfono extensión correo director directora área departamento',
        muestra: muestra === true,
        fields: { id, nombre: unitName(nombre), depende, telefono, extension, correo },
      };
    }),
});
