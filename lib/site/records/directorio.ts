import { z } from 'zod';
import { Directorio } from '@/lib/content/model/schemas';
import { isReached, isVacant, personIds } from '@/lib/routes/row-ids';
import { kinds } from '@/lib/site/kinds';
import { unitName } from '@/lib/site/unit-name';
import { callOf, dayField, recordKind, sentence, textField } from './record';

const { id, nombre, telefono, correo, filas } = Directorio.shape.unidades.element.shape;
const { puesto, extension } = filas.element.shape;
const verificado = dayField('Día en que se comprobó lo que dice; vacío si no consta.');

export const unidad = recordKind({
  nombre: { uno: 'Área', varios: 'Áreas' },
  schema: z.object({
    id: id.describe('Clave del área en este sitio.'),
    nombre: nombre.describe('Nombre del área.'),
    depende: textField('Clave del área de la que depende; vacía en la primera.'),
    telefono: telefono.describe('Teléfono.'),
    extension: textField('Extensión de quien la encabeza; vacía si no tiene.'),
    correo: correo.describe('Correo electrónico.'),
    verificado,
  }),
  data: {
    file: 'areas',
    description: 'Las áreas del directorio: de quién dependen, su teléfono y su correo.',
  },
  listed: true,
  hasContact: () => true,
  records: ({ directorio }) =>
    directorio.data.unidades.map((unidad) => {
      const [head] = unidad.filas;
      const title = unitName(unidad.nombre);
      return {
        id: unidad.id,
        url: `${kinds.directorio.routes}#${unidad.id}`,
        title,
        summary: sentence(head?.puesto, callOf(unidad.telefono, head?.extension)),
        words: 'teléfono extensión correo director directora área departamento',
        muestra: unidad.muestra,
        fields: { ...unidad, nombre: title, extension: head?.extension },
      };
    }),
});

const filled = (cell: string) => (/[\p{L}\d]/u.test(cell) ? cell : '');

export const persona = recordKind({
  nombre: { uno: 'Persona', varios: 'Personas' },
  schema: z.object({
    nombre: textField('Nombre de la persona; vacío si el puesto está vacante.'),
    puesto: puesto.describe('Puesto.'),
    unidad: nombre.describe('Nombre del área.'),
    telefono: textField('Teléfono; vacío si no tiene.'),
    extension: extension.describe('Extensión; vacía si no tiene.'),
    correo: textField('Correo electrónico; vacío si no tiene.'),
    verificado,
  }),
  data: {
    file: 'personas',
    description: 'Quién ocupa cada puesto del directorio, y cómo llamarle.',
  },
  listed: true,
  hasContact: ({ id, url, fields }) => isReached(fields) && url.endsWith(`#${id}`),
  records: ({ directorio: { data } }) => {
    const ids = personIds(data.unidades);
    return data.unidades.flatMap(({ id, nombre: unit, filas, verificado, muestra }, at) =>
      filas.map((fila, row) => {
        const nombre = isVacant(fila.nombre) ? '' : fila.nombre;
        const call = callOf(fila.telefono, fila.extension);
        const own = ids[at]?.[row];
        return {
          id: own ?? `${id}-${row + 1}`,
          url: `${kinds.directorio.routes}#${own ?? id}`,
          title: nombre || fila.puesto,
          summary: sentence(nombre ? fila.puesto : 'Vacante', unitName(unit), call),
          words: call && 'teléfono extensión',
          muestra,
          fields: {
            ...{ ...fila, nombre, verificado, unidad: unitName(unit) },
            telefono: filled(fila.telefono),
            correo: filled(fila.correo),
          },
        };
      }),
    );
  },
});
