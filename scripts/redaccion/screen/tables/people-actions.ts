import type { ApiJson } from '../../api';
import {
  added,
  around,
  fieldsAt,
  given,
  rowsAt,
  textOfValue,
  valueAt,
  withAt,
  type Action,
  type Answers,
  type Question,
  type Scene,
} from './action';

/** How the directory writes a post without a person, and a mail that there is not. */
const VACANT = 'Vacante';
const NO_MAIL = '- - -';

const NAME: Question = { key: 'nombre', label: 'Nombre completo' };
const MAIL: Question = { key: 'correo', label: 'Correo', optional: true };

const unitOf = ({ data, field }: Pick<Scene, 'data' | 'field'>) =>
  fieldsAt(data, field.split('.').slice(0, 2).join('.'));

const isFirst = (field: string) => field.endsWith('.filas.0');

const isHead = (scene: Pick<Scene, 'data' | 'field'>) =>
  isFirst(scene.field) && unitOf(scene)['depende'] === undefined;

function mentions(scene: Scene) {
  const row = fieldsAt(scene.data, scene.field || 'actual');
  const words = ['nombre', 'correo', 'telefono']
    .map((key) => textOfValue(row[key]))
    // A reference follows by itself.
    .filter((word) => word && ![VACANT, NO_MAIL].includes(word) && !word.includes('{{'));
  const unit = isFirst(scene.field) ? textOfValue(unitOf(scene)['id']) : '';
  return { words, unit };
}

const add: Action = {
  ...{ collection: 'directorio', at: 'unidades.*.filas', label: 'Nueva persona' },
  questions: (scene) => [
    NAME,
    { key: 'puesto', label: 'Puesto' },
    MAIL,
    {
      ...{ key: 'telefono', label: 'Teléfono', optional: true },
      initial: textOfValue(unitOf(scene)['telefono']),
    },
    { key: 'extension', label: 'Extensión', optional: true },
  ],
  outcome: (scene, answers) => ({
    ...added(scene, {
      ...given(answers, ['nombre', 'puesto']),
      correo: answers['correo']?.trim() || NO_MAIL,
      telefono: answers['telefono']?.trim() || NO_MAIL,
      extension: answers['extension']?.trim() ?? '',
    }),
    says: ['Estará en el directorio, en la búsqueda y entre los datos que se descargan.'],
  }),
};

const vacate: Action = {
  ...{ collection: 'directorio', at: 'unidades.*.filas.*', label: 'Vacante' },
  when: ({ nombre }, scene) => nombre !== VACANT && !isHead(scene),
  questions: () => [],
  outcome({ data, field }) {
    const row = fieldsAt(data, field);
    const vacant = { ...row, nombre: VACANT, correo: NO_MAIL };
    return {
      ...{ data: withAt(data, field, vacant), row: field },
      says: [
        `El puesto «${textOfValue(row['puesto'])}» queda sin persona y sin correo; su teléfono y su extensión se quedan.`,
      ],
    };
  },
  mentions,
};

const headQuestions = (row: ApiJson | undefined): Question[] => [
  { key: 'puesto', label: 'Cargo', initial: textOfValue(valueAt(row, 'cargo')) },
  { key: 'periodo', label: 'Periodo', help: 'Ejemplo: 2027 - 2030' },
  {
    key: 'descripcion',
    label: 'Quién es',
    kind: 'lines',
    help: 'Estudios, experiencia y desde cuándo.',
  },
];

/** The holders with a new one, and the former among those before. */
function withHolder(holders: ApiJson, answers: Answers): ApiJson {
  const actual = fieldsAt(holders, 'actual');
  const { nombre = '', periodo = '', muestra } = actual;
  const before = { periodo, nombre, ...(muestra !== undefined && { muestra }) };
  const now = {
    ...actual,
    ...given(answers, ['nombre', 'periodo', 'descripcion', 'correo']),
    ...(answers['puesto'] && { cargo: answers['puesto'] }),
  };
  const anteriores = [before, ...rowsAt(holders, 'anteriores')];
  return withAt(withAt(holders, 'actual', now), 'anteriores', anteriores);
}

function withPerson(directory: ApiJson, field: string, answers: Answers): ApiJson {
  const row = { ...fieldsAt(directory, field), ...given(answers, ['nombre', 'puesto']) };
  const person = { ...row, correo: answers['correo']?.trim() || NO_MAIL };
  const changed = withAt(directory, field, person);
  const unit = around(around(field));
  return answers['verificado']
    ? withAt(changed, `${unit}.verificado`, answers['verificado'])
    : changed;
}

const OF_THE_FORMER =
  'La fotografía, su descripción y el currículum siguen siendo de quien estaba antes: cámbielos en «Titulares».';

const change: Action = {
  ...{ collection: 'directorio', at: 'unidades.*.filas.*', label: 'Cambio de titular' },
  when: (_, { field }) => isFirst(field),
  beside: ['titulares'],
  questions: (scene) => [
    NAME,
    ...(isHead(scene) ? headQuestions(fieldsAt(scene.others[0]?.data, 'actual')) : []),
    { ...MAIL, optional: !isHead(scene) },
    {
      ...{ key: 'verificado', label: 'Día en que se comprobó', kind: 'day', optional: true },
      ...{ initial: scene.today, help: 'Ese día se comprobaron todos los datos de su unidad.' },
    },
  ],
  outcome(scene, answers) {
    const { data, field, others } = scene;
    const row = fieldsAt(data, field);
    const says = [
      `${answers['nombre']} queda como «${answers['puesto'] || textOfValue(row['puesto'])}».`,
    ];
    const holders = isHead(scene) && others.find(({ collection }) => collection === 'titulares');
    const along = new Map<string, ApiJson>();
    if (holders) {
      along.set(holders.file, withHolder(holders.data, answers));
      says.push(
        `También en «Titulares»: ${textOfValue(row['nombre'])} pasa a los anteriores.`,
        OF_THE_FORMER,
      );
    }
    return { data: withPerson(data, field, answers), others: along, says, row: field };
  },
  mentions,
};

function headField(directory: ApiJson): string | undefined {
  const at = rowsAt(directory, 'unidades').findIndex(
    (unit) => valueAt(unit, 'depende') === undefined,
  );
  return at < 0 ? undefined : `unidades.${at}.filas.0`;
}

const changeHolder: Action = {
  ...{ collection: 'titulares', at: '', label: 'Cambio de titular' },
  beside: ['directorio'],
  questions: ({ data, today }) => [
    NAME,
    ...headQuestions(fieldsAt(data, 'actual')),
    { ...MAIL, optional: false },
    { key: 'verificado', label: 'Día en que se comprobó', kind: 'day', initial: today },
  ],
  outcome(scene, answers) {
    const [directory] = scene.others;
    const field = directory && headField(directory.data);
    return {
      ...{ data: withHolder(scene.data, answers), row: 'actual' },
      others: new Map(
        directory && field ? [[directory.file, withPerson(directory.data, field, answers)]] : [],
      ),
      says: [
        `${textOfValue(valueAt(scene.data, 'actual.nombre'))} pasa a los anteriores.`,
        `También en «Directorio»: ${answers['nombre']} encabeza la oficina.`,
        'La fotografía, su descripción y el currículum siguen siendo de quien estaba antes: cámbielos aquí.',
      ],
    };
  },
  mentions,
};

export const PEOPLE_ACTIONS = [add, change, vacate, changeHolder];
