import { longDate } from '@/lib/office/dates';
import type { ApiJson } from '../../api';
import { isFields, type FieldValues } from '../fields/nodes';
import {
  added,
  fieldsAt,
  given,
  rowsAt,
  textOfValue,
  valueAt,
  withAt,
  type Action,
  type Scene,
} from './action';

interface Known {
  file: string;
  catalogue: string;
  field: string;
  row: FieldValues;
}

const normsOf = ({ file, data, others }: Scene): Known[] =>
  [{ file, data }, ...others].flatMap((one) =>
    rowsAt(one.data, 'normas').map((row, index) => ({
      file: one.file,
      catalogue: textOfValue(valueAt(one.data, 'titulo')),
      field: `normas.${index}`,
      row: isFields(row) ? row : {},
    })),
  );

const isInForce = ({ estado }: FieldValues) => estado === undefined || estado === 'vigente';

/** Whether the one that comes instead was in force while the other still was, as far as it says. */
const isTogether = (row: FieldValues | undefined, day: string) =>
  textOfValue(row?.['desde']) !== '' && textOfValue(row?.['desde']) <= day && !row?.['motivo'];

const repeal: Action = {
  collection: 'normas',
  at: 'normas.*',
  label: 'Derogar',
  when: isInForce,
  beside: ['normas'],
  questions(scene, { dia = '', sustituta }) {
    const own = fieldsAt(scene.data, scene.field)['nombre'];
    const options = normsOf(scene)
      .filter(({ row }) => isInForce(row) && row['nombre'] !== own)
      .map(({ row }): [string, string] => {
        const code = textOfValue(row['nombre']);
        return [code, `${code} ${textOfValue(row['descripcion'])}`];
      });
    const chosen = normsOf(scene).find(({ row }) => row['nombre'] === sustituta);
    return [
      { key: 'dia', label: 'Último día en que rige', kind: 'day' },
      {
        ...{ key: 'sustituta', label: 'Qué norma la sustituye', kind: 'choice', optional: true },
        options: [['', 'Ninguna'], ...options],
      },
      ...(chosen && isTogether(chosen.row, dia)
        ? [{ key: 'motivo', label: 'Por qué las dos rigieron a la vez' }]
        : []),
      {
        ...{ key: 'fuente', label: 'Dónde se publicó' },
        help: 'Ejemplo: Periódico Oficial No. 12, 14 de marzo de 2014',
      },
    ];
  },
  outcome(scene, { dia = '', sustituta = '', motivo = '', fuente = '' }) {
    const { field, today } = scene;
    const row = fieldsAt(scene.data, field);
    const code = textOfValue(row['nombre']);
    const isOver = dia <= today;
    const by = sustituta ? ` por la ${sustituta}` : '';
    const changed: FieldValues = {
      ...row,
      ...(isOver && { estado: 'derogada', leyenda: `Derogada el ${longDate(dia)}${by}` }),
      hasta: dia,
      publicacion: [textOfValue(row['publicacion']), fuente].filter(Boolean).join('; '),
    };
    let data = withAt(scene.data, field, changed);
    const others = new Map<string, ApiJson>();
    const says = [
      isOver
        ? `La ${code} queda como derogada y dice «${textOfValue(changed['leyenda'])}».`
        : `La ${code} rige hasta el ${longDate(dia)}. Después de ese día, vuelva a «Derogar».`,
    ];
    const corte = textOfValue(valueAt(data, 'corte'));
    if (isOver && dia > corte) {
      data = withAt(data, 'corte', today);
      says.push(
        `La fecha de corte del catálogo pasa del ${longDate(corte)} a hoy, ${longDate(today)}: es el día en que usted lo consultó.`,
      );
    }
    const other = normsOf(scene).find(({ row: one }) => one['nombre'] === sustituta);
    if (other) {
      const instead = {
        ...other.row,
        sustituyeA: [...rowsAt(other.row, 'sustituyeA'), code],
        ...(motivo && { motivo }),
      };
      says.push(`La ${sustituta}, en «${other.catalogue}», dice que sustituye a la ${code}.`);
      if (other.file === scene.file) data = withAt(data, other.field, instead);
      else {
        const whole = scene.others.find(({ file }) => file === other.file);
        if (whole) others.set(other.file, withAt(whole.data, other.field, instead));
      }
    }
    return { data, others, says, row: field };
  },
  mentions: ({ data, field }) => ({ words: [textOfValue(fieldsAt(data, field)['nombre'])] }),
};

const create: Action = {
  collection: 'normas',
  at: 'normas',
  label: 'Nueva norma',
  beside: ['normas'],
  questions: ({ data }) => [
    {
      ...{ key: 'nombre', label: 'Clave' },
      help: `Como las de este catálogo: ${textOfValue(valueAt(data, 'normas.0.nombre'))}`,
    },
    { key: 'descripcion', label: 'Descripción', kind: 'lines' },
    { key: 'desde', label: 'Día en que empezó a regir', kind: 'day', optional: true },
  ],
  outcome(scene, answers) {
    const row = given(answers, ['nombre', 'descripcion', 'desde']);
    const same = normsOf(scene).find((one) => one.row['nombre'] === row['nombre']);
    if (same) return `La ${textOfValue(row['nombre'])} ya está en «${same.catalogue}».`;
    const ids = rowsAt(scene.data, 'normas').map((one) => Number(valueAt(one, 'id')) || 0);
    return {
      ...added(scene, { id: Math.max(0, ...ids) + 1, ...row }),
      says: [
        `La ${textOfValue(row['nombre'])} tendrá su página, y estará en el catálogo y en la búsqueda.`,
        'Mientras no le ponga su PDF con «Reemplazar PDF», el sitio ofrece una hoja de muestra.',
      ],
    };
  },
};

const replacePdf = (collection: 'normas' | 'documentos'): Action => ({
  ...{ collection, at: `${collection}.*`, label: 'Reemplazar PDF' },
  when: ({ enlace }) => enlace !== false,
  questions: () => [
    {
      ...{ key: 'archivo', label: 'El PDF nuevo', kind: 'pdf' },
      help: 'Con el nombre que tenga: aquí se le pone el suyo.',
    },
    { key: 'nota', label: 'Qué es, o qué cambió', help: 'Ejemplo: Segunda edición' },
  ],
  outcome({ data, field }, { nota = '' }, pdf) {
    if (!pdf) return 'Elija el PDF.';
    const { archivo, sha256 } = pdf;
    const row = fieldsAt(data, field);
    const isSample = valueAt(data, 'muestra') === true && row['muestra'] !== false;
    return {
      ...{ data, row: field, pdf: { archivo, sha256, nota } },
      says: [
        `Queda en su lugar con su nombre, ${archivo.split('/').at(-1)}. El anterior sigue publicado hasta que guarde.`,
        'La bitácora de documentos lo apunta con su nota, y conserva la huella del anterior.',
        ...(isSample
          ? [
              'El sitio la sigue dando por norma de muestra. Si ya es la verdadera, agréguele «Es dato de muestra» y diga «No».',
            ]
          : []),
      ],
    };
  },
  document({ data, field }) {
    const row = fieldsAt(data, field);
    const of = (key: string) => textOfValue(row[key]);
    return collection === 'normas'
      ? { clave: of('nombre'), titulo: of('descripcion'), archivo: '' }
      : { clave: '', titulo: of('nombre'), archivo: of('archivo') };
  },
});

export const NORM_ACTIONS = [repeal, replacePdf('normas'), replacePdf('documentos'), create];
