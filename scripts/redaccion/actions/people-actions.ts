import { z } from 'zod';
import { action, dayAsked, pieceBeside, wordsAsked, type DataOf, type ActionPlace } from './action';

/** How the directory writes a post without a person, and a mail that there is not. */
const VACANT = 'Vacante';
const NO_MAIL = '- - -';

type Holders = DataOf<'titulares'>;
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
  questions: (scene) =>
    z.object({
      nombre: wordsAsked('Nombre completo'),
      puesto: wordsAsked('Puesto'),
      correo: wordsAsked('Correo').optional(),
      telefono: wordsAsked('Teléfono', { default: unitOf(scene)?.telefono }).optional(),
      extension: wordsAsked('Extensión').optional(),
    }),
  apply(scene, { nombre, puesto, correo = NO_MAIL, telefono = NO_MAIL, extension = '' }) {
    unitOf(scene)?.filas?.push({ nombre, puesto, correo, telefono, extension });
    return [];
  },
});

const vacate = action({
  ...{ collection: 'directorio', at: 'unidades.*.filas.*', label: 'Vacante' },
  when: (place) => rowOf(place)?.nombre !== VACANT && !isHead(place),
  questions: () => z.object({}),
  apply(scene) {
    const row = rowOf(scene) ?? {};
    Object.assign(row, { nombre: VACANT, correo: NO_MAIL });
    return [
      `El puesto «${row.puesto}» queda sin persona y sin correo; su teléfono y su extensión se quedan.`,
    ];
  },
  mentions,
});

const NAME = { nombre: wordsAsked('Nombre completo') };

const verified = (today: string) => ({
  verificado: dayAsked('Día en que se comprobó', {
    ...{ default: today, ayuda: 'Ese día se comprobaron todos los datos de su unidad.' },
  }).optional(),
});

const headQuestions = (cargo: string | undefined, today: string) =>
  z.object({
    ...NAME,
    puesto: wordsAsked('Cargo', { default: cargo }),
    periodo: wordsAsked('Periodo', { ayuda: 'Ejemplo: 2027 - 2030' }),
    descripcion: wordsAsked('Quién es', { ayuda: 'Estudios, experiencia y desde cuándo.' }),
    correo: wordsAsked('Correo'),
    ...verified(today),
  });

type HeadAnswers = z.infer<ReturnType<typeof headQuestions>>;

function changeRow(
  unit: Unit | undefined,
  row: number,
  { nombre, puesto, correo = NO_MAIL, verificado }: Partial<HeadAnswers>,
): void {
  Object.assign(unit?.filas?.[row] ?? {}, { nombre, correo, ...(puesto && { puesto }) });
  if (unit && verificado) unit.verificado = verificado;
}

function changeHolder(
  holders: Holders,
  { nombre, puesto: cargo, periodo, descripcion, correo }: HeadAnswers,
): void {
  const { actual: { muestra, ...former } = {}, anteriores = [] } = holders;
  const before = { periodo: former.periodo, nombre: former.nombre };
  holders.anteriores = [{ ...before, ...(muestra !== undefined && { muestra }) }, ...anteriores];
  Object.assign((holders.actual ??= {}), { nombre, cargo, periodo, descripcion, correo });
}

const OF_THE_FORMER =
  'La fotografía, su descripción y el currículum siguen siendo de quien estaba antes: cámbielos';

const change = action({
  ...{ collection: 'directorio', at: 'unidades.*.filas.*', label: 'Cambio de titular' },
  when: (place) => isFirst(place) && !isHead(place),
  questions: ({ today }) =>
    z.object({ ...NAME, correo: wordsAsked('Correo').optional(), ...verified(today) }),
  apply(scene, answers) {
    changeRow(unitOf(scene), 0, answers);
    return [];
  },
  mentions,
});

const changeHead = action({
  ...{ collection: 'directorio', at: 'unidades.*.filas.*', label: 'Cambio de titular' },
  when: isHead,
  beside: ['titulares'],
  questions: (scene) =>
    headQuestions(pieceBeside(scene, 'titulares')?.data.actual?.cargo, scene.today),
  apply(scene, answers) {
    const former = rowOf(scene)?.nombre;
    changeRow(unitOf(scene), 0, answers);
    const holders = pieceBeside(scene, 'titulares');
    if (holders) changeHolder(holders.data, answers);
    return [
      `También en «Titulares»: ${former} pasa a los anteriores.`,
      `${OF_THE_FORMER} en «Titulares».`,
    ];
  },
  mentions,
});

export const PEOPLE_ACTIONS = [add, change, changeHead, vacate];
