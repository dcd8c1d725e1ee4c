import { z } from 'zod';
import { action, dayAsked, pieceBeside, wordsAsked, type DataOf, type ActionPlace } from './action';

/** How the directory writes a post without a person, and a mail that there is not. */
const VACANT = 'Vacante';
const NO_MAIL = '- - -';

type Unit = NonNullable<DataOf<'directorio'>['unidades']>[number];
type Row = NonNullable<Unit['filas']>[number];

const unitOf = ({ data, rows: [unit = -1] }: ActionPlace<'directorio'>) => data.unidades?.[unit];
const rowOf = (place: ActionPlace<'directorio'>) => unitOf(place)?.filas?.[place.rows[1] ?? -1];

const isFirst = ({ rows }: ActionPlace<'directorio'>) => rows[1] === 0;
const isHead = (place: ActionPlace<'directorio'>) =>
  isFirst(place) && unitOf(place)?.depende === undefined;

/** The words by which other pieces may name a person; a reference follows by itself. */
const wordsOf = ({ nombre, correo, telefono }: Row = {}) =>
  [nombre, correo, telefono].filter(
    (word) => word && ![VACANT, NO_MAIL].includes(word) && !word.includes('{{'),
  );

const mentions = (place: ActionPlace<'directorio'>) => wordsOf(rowOf(place));

const add = action({
  ...{ collection: 'directorio', at: 'unidades.*.filas', label: 'Nueva persona' },
  questions: (context) =>
    z.object({
      nombre: wordsAsked('Nombre completo'),
      puesto: wordsAsked('Puesto'),
      correo: wordsAsked('Correo').optional(),
      telefono: wordsAsked('Teléfono', { default: unitOf(context)?.telefono }).optional(),
      extension: wordsAsked('Extensión').optional(),
    }),
  apply(context, { nombre, puesto, correo = NO_MAIL, telefono = NO_MAIL, extension = '' }) {
    unitOf(context)?.filas?.push({ nombre, puesto, correo, telefono, extension });
    return [];
  },
});

const vacate = action({
  ...{ collection: 'directorio', at: 'unidades.*.filas.*', label: 'Vacante' },
  when: (place) => rowOf(place)?.nombre !== VACANT && !isHead(place),
  questions: () => z.object({}),
  apply(context) {
    const row = rowOf(context) ?? {};
    Object.assign(row, { nombre: VACANT, correo: NO_MAIL });
    return [
      `El puesto «${row.puesto}» queda sin persona y sin correo; su teléfono y su extensión se quedan.`,
    ];
  },
  mentions,
});

const OF_THE_FORMER =
  'La fotografía, su descripción y el currículum siguen siendo de quien estaba antes: cámbielos';

const change = action({
  ...{ collection: 'directorio', at: 'unidades.*.filas.*', label: 'Cambio de titular' },
  when: isFirst,
  beside: (place) => (isHead(place) ? ['titulares'] : []),
  questions(context) {
    const cargo = pieceBeside(context, 'titulares')?.data.actual?.cargo;
    const correo = wordsAsked('Correo');
    return z.object({
      nombre: wordsAsked('Nombre completo'),
      ...(isHead(context) && {
        puesto: wordsAsked('Cargo', { default: cargo }),
        periodo: wordsAsked('Periodo', { ayuda: 'Ejemplo: 2027 - 2030' }),
        descripcion: wordsAsked('Quién es', { ayuda: 'Estudios, experiencia y desde cuándo.' }),
      }),
      correo: isHead(context) ? correo : correo.optional(),
      verificado: dayAsked('Día en que se comprobó', {
        default: context.today,
        ayuda: 'Ese día se comprobaron todos los datos de su unidad.',
      }).optional(),
    });
  },
  apply(context, { nombre, puesto, periodo, descripcion, correo = NO_MAIL, verificado }) {
    const unit = unitOf(context);
    const row = rowOf(context) ?? {};
    const former = row.nombre;
    Object.assign(row, { nombre, correo, ...(puesto !== undefined && { puesto }) });
    if (unit && verificado) unit.verificado = verificado;
    if (!isHead(context)) return [];
    const holders: DataOf<'titulares'> = pieceBeside(context, 'titulares')?.data ?? {};
    const { muestra, ...before } = holders.actual ?? {};
    holders.anteriores = [
      { periodo: before.periodo, nombre: before.nombre, ...(muestra !== undefined && { muestra }) },
      ...(holders.anteriores ?? []),
    ];
    const now = { nombre, cargo: puesto, periodo, descripcion, correo };
    Object.assign((holders.actual ??= {}), now);
    return [
      `También en «Titulares»: ${former} pasa a los anteriores.`,
      `${OF_THE_FORMER} en «Titulares».`,
    ];
  },
  mentions,
});

export const PEOPLE_ACTIONS = [add, change, vacate];
