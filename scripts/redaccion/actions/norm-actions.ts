import { z } from 'zod';
import { headingId } from '@/lib/content/model/slug';
import { longDate } from '@/lib/office/dates';
import {
  action,
  dayAsked,
  piecesWithin,
  wordsAsked,
  type DataOf,
  type ActionPlace,
  type ActionContext,
} from './action';
import { REPLACE_PDF } from './labels';

type Norm = NonNullable<DataOf<'normas'>['normas']>[number];

const normOf = ({ data, rows: [row = -1] }: ActionPlace<'normas'>) => data.normas?.[row];

const normsOf = (context: ActionContext<'normas'>) =>
  [context, ...piecesWithin(context, 'normas')].flatMap(({ data: { normas = [], titulo } }) =>
    normas.map((norm) => ({ norm, catalogue: titulo })),
  );

const isInForce = (norm: Norm | undefined) => (norm?.estado ?? 'vigente') === 'vigente';

/** Whether a norm was in force while the former norm still was, by its dates. */
const isTogether = ({ desde, motivo }: Norm = {}, day: string) =>
  Boolean(desde && desde <= day && !motivo);

const repeal = action({
  ...{ collection: 'normas', at: 'normas.*', label: 'Derogar' },
  when: (place) => isInForce(normOf(place)),
  beside: () => ['normas'],
  questions(context, { dia = '', sustituta } = {}) {
    const all = normsOf(context).map(({ norm }) => norm);
    const others = all.filter((norm) => isInForce(norm) && norm !== normOf(context));
    const chosen = all.find(({ nombre }) => nombre && nombre === sustituta);
    const words = others.map(({ nombre = '', descripcion = '' }) => [
      nombre,
      `${nombre} ${descripcion}`,
    ]);
    return z.object({
      dia: dayAsked('Último día en que rige'),
      sustituta: z
        .enum(['', ...others.map(({ nombre = '' }) => nombre)])
        .optional()
        .meta({
          ...{ title: 'Qué norma la sustituye', default: '' },
          palabras: { '': 'Ninguna', ...Object.fromEntries(words) },
        }),
      ...(isTogether(chosen, dia) && { motivo: wordsAsked('Por qué las dos rigieron a la vez') }),
      fuente: wordsAsked('Dónde se publicó', {
        ayuda: 'Ejemplo: Periódico Oficial No. 12, 14 de marzo de 2014',
      }),
    });
  },
  apply(context, { dia, sustituta, motivo, fuente }) {
    const { data, today } = context;
    const norm = normOf(context) ?? {};
    const { nombre: code = '', publicacion } = norm;
    const says: string[] = [];
    if (dia > today)
      says.push(
        `La ${code} rige hasta el ${longDate(dia)}. Después de ese día, vuelva a «Derogar».`,
      );
    else {
      const by = sustituta ? ` por la ${sustituta}` : '';
      norm.estado = 'derogada';
      norm.leyenda = `Derogada el ${longDate(dia)}${by}`;
      says.push(`La ${code} queda como derogada y dice «${norm.leyenda}».`);
      const { corte = '' } = data;
      if (dia > corte) {
        data.corte = today;
        says.push(
          `La fecha de corte del catálogo pasa del ${longDate(corte)} a hoy, ${longDate(today)}: es el día en que usted lo consultó.`,
        );
      }
    }
    norm.hasta = dia;
    norm.publicacion = [publicacion, fuente].filter(Boolean).join('; ');
    const other = normsOf(context).find((one) => one.norm.nombre === sustituta);
    if (other) {
      const former = other.norm.sustituyeA ?? [];
      Object.assign(other.norm, {
        sustituyeA: [...former, code],
        ...(typeof motivo === 'string' && { motivo }),
      });
      says.push(`La ${sustituta}, en «${other.catalogue}», dice que sustituye a la ${code}.`);
    }
    return says;
  },
  mentions: (place) => [normOf(place)?.nombre],
});

const create = action({
  ...{ collection: 'normas', at: 'normas', label: 'Nueva norma' },
  beside: () => ['normas'],
  questions: ({ data }) =>
    z.object({
      nombre: wordsAsked('Clave', {
        ayuda: `Ejemplo: ${data.normas?.[0]?.nombre ?? 'NTA-01'}`,
      }),
      descripcion: wordsAsked('Descripción'),
      desde: dayAsked('Día en que empezó a regir').optional(),
    }),
  apply(context, norm) {
    const same = normsOf(context).find((one) => one.norm.nombre === norm.nombre);
    if (same) return `La ${norm.nombre} ya está en «${same.catalogue}».`;
    const norms = (context.data.normas ??= []);
    norms.push({ id: Math.max(0, ...norms.map(({ id }) => Number(id) || 0)) + 1, ...norm });
    return [`Falta su PDF: póngalo con «${REPLACE_PDF}».`];
  },
});

const QUESTIONS = z.object({
  nota: wordsAsked('Qué es, o qué cambió', { ayuda: 'Ejemplo: Segunda edición' }),
});
const OF_THE_PDF = [
  'Queda en su lugar con el nombre que tiene en el sitio. El anterior sigue publicado hasta que guarde.',
  'La bitácora de documentos lo apunta con su nota, y conserva la huella del anterior.',
];
const STILL_SAMPLE =
  'El sitio la sigue dando por norma de muestra. Si ya es la verdadera, agréguele «Es dato de muestra» y diga «No».';

const replaceNorm = action({
  ...{ collection: 'normas', at: 'normas.*', label: REPLACE_PDF },
  when: (place) => normOf(place)?.enlace !== false,
  questions: () => QUESTIONS,
  apply: (context) =>
    context.data.muestra === true && normOf(context)?.muestra !== false
      ? [...OF_THE_PDF, STILL_SAMPLE]
      : OF_THE_PDF,
  document(place) {
    const { nombre: clave = '', descripcion: titulo = '' } = normOf(place) ?? {};
    return { clave, titulo, archivo: '' };
  },
});

const replaceDocument = action({
  ...{ collection: 'documentos', at: 'documentos.*', label: REPLACE_PDF },
  questions: () => QUESTIONS,
  apply: () => OF_THE_PDF,
  document({ data, rows: [row = -1] }) {
    const { nombre: titulo = '', archivo = '' } = data.documentos?.[row] ?? {};
    return { clave: '', titulo, archivo };
  },
});

const placeOf = (name: string) => `/static/pdf/${headingId(name) || 'documento'}.pdf`;

const createDocument = action({
  ...{ collection: 'documentos', at: 'documentos', label: 'Nuevo documento' },
  questions: ({ today }) =>
    z.object({
      nombre: wordsAsked('Nombre', { ayuda: 'Ejemplo: Manual de la entrega-recepción' }),
      descripcion: wordsAsked('Qué es, en una frase'),
      nota: wordsAsked('De qué fecha es', { default: longDate(today) }),
    }),
  apply({ data }, { nombre, descripcion }) {
    const [id, archivo] = [headingId(nombre), placeOf(nombre)];
    const rows = (data.documentos ??= []);
    if (rows.some((row) => row.id === id || row.archivo === archivo))
      return `Ya hay un documento que se llama «${nombre}». Cambie el nombre, o use «${REPLACE_PDF}».`;
    rows.push({ id, nombre, descripcion, archivo, grupo: 'tabla' });
    return ['Estará en la página de documentos y en la búsqueda, y la bitácora lo apunta.'];
  },
  document: (_, { nombre = '' } = {}) => ({
    ...{ clave: '', titulo: nombre, archivo: placeOf(nombre), isNew: true },
  }),
});

export const NORM_ACTIONS = [repeal, replaceNorm, replaceDocument, create, createDocument];
