import { z } from 'zod';
import { Directorio } from '@/lib/content/model/schemas';
import { isReached, isVacant, personIds } from '@/lib/routes/row-ids';
import { kinds } from '@/lib/site/kinds';
import { unitName } from '@/lib/site/unit-name';
import { callOf, dayField, recordKind, sentence } from './record';

const { nombre: unidad, filas } = Directorio.shape.unidades.element.shape;
const { puesto, extension } = filas.element.shape;
const filled = (cell: string) => (/[\p{L}\d]/u.test(cell) ? cell : '');

export const persona = recordKind({
  nombre: { uno: 'Persona', varios: 'Personas' },
  schema: z.strictObject({
    nombre: z.string().describe('Nombre de la persona; vacío si el puesto está vacante.'),
    puesto: puesto.describe('Puesto.'),
    unidad: unidad.describe('Nombre del área.'),
    telefono: z.string().describe('Teléfono; vacío si no tiene.'),
    extension: extension.describe('Extensión; vacía si no tiene.'),
    correo: z.string().describe('Correo electrónico; vacío si no tiene.'),
    verificado: dayField('Día en que se comprobó lo que dice; vacío si no consta.'),
  }),
  data: {
    file: 'personas',
    description: 'Quién ocupa cada puesto del directorio, y cómo llamarle.',
  },
  listed: true,
  hasContact: ({ id, url, fields }) => isReached(fields) && url.endsWith(`#${id}`),
  records: ({ directorio: { data } }) => {
    const ids = personIds(data.unidades);
    return data.unidades.flatMap(({ id, nombre: unit, filas, verificado = '', muestra }, at) =>
      filas.map(({ nombre, puesto, telefono, extension, correo }, row) => ({
        id: ids[at]?.[row] ?? `${id}-${row + 1}`,
        url: `${kinds.directorio.routes}#${ids[at]?.[row] ?? id}`,
        title: isVacant(nombre) ? puesto : nombre,
        summary: sentence(
          isVacant(nombre) ? 'Vacante' : puesto,
          unitName(unit),
          callOf(telefono, extension),
        ),
        words: callOf(telefono, extension) && 'teléfono extensión',
        muestra,
        fields: {
          nombre: isVacant(nombre) ? '' : nombre,
          puesto,
          unidad: unitName(unit),
          telefono: filled(telefono),
          extension,
          correo: filled(correo),
          verificado,
        },
      })),
    );
  },
});
