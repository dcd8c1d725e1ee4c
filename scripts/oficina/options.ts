import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { FILE_NAMES, sentenceOf } from '@/lib/content/faults';
import { checkData } from '@/lib/content/lint/describe-issue';
import { correo, sitioWeb, telefono } from '@/lib/content/model/fields';
import { shortNameOf } from '@/lib/content/model/office-name';
import { Sitio, ZONAS } from '@/lib/content/model/sitio';
import { groupedPhone } from '@/lib/office/phone';
import { PARTS, type PartName } from './parts';

interface Question {
  ask: string;
  example: string;
  /** The default answer, also by the answers before; an empty default leaves a task for later. */
  otherwise?: string | ((before: Readonly<Record<string, string | undefined>>) => string);
  /** The fault of an answer, with its remedy; undefined or false without one. */
  fault?: (answer: string) => string | false | undefined;
}

export const QUESTIONS = {
  municipio: { ask: '¿De qué municipio?', example: 'Zapopan' },
  estado: { ask: '¿De qué estado?', example: 'Jalisco' },
  oficina: { ask: '¿Cómo se llama la oficina?', example: 'Contraloría Municipal' },
  corto: {
    ask: '¿Cómo le dicen en corto, con su artículo?',
    example: 'la Contraloría',
    otherwise: ({ oficina = '' }) => shortNameOf(oficina),
    fault: wrongFor(Sitio.shape.nombreCorto, 'Por ejemplo: la Contraloría, el Órgano'),
  },
  cargo: { ask: '¿Cómo se llama el cargo de quien la encabeza?', example: 'Contralora Municipal' },
  titular: { ask: '¿Quién lo ocupa hoy?', example: 'nombre y apellidos', otherwise: '' },
  zona: {
    ask: '¿En qué zona horaria está?',
    example: 'America/Tijuana',
    otherwise: 'America/Mexico_City',
    fault: (zone) =>
      !ZONAS.some((one) => one === zone) &&
      `no es una zona horaria del país. Las hay: ${ZONAS.join(', ')}`,
  },
  telefono: {
    ask: '¿Qué teléfono tiene?',
    example: '33 3818 2200',
    otherwise: '',
    fault: wrongFor(telefono(), 'Escriba diez cifras: 664 555 0100 o 33 3818 2200'),
  },
  correo: {
    ask: '¿A qué correo se le escribe?',
    example: 'contraloria@zapopan.example',
    otherwise: '',
    fault: wrongFor(correo(), 'Por ejemplo: contraloria@zapopan.example'),
  },
  domicilio: {
    ask: '¿En qué domicilio atiende?',
    example: 'calle, número y colonia',
    otherwise: '',
  },
  sitio: {
    ask: '¿En qué dirección de internet se publicará?',
    example: 'https://contraloria.zapopan.example',
    otherwise: '',
    fault: wrongFor(sitioWeb(), 'Por ejemplo: https://contraloria.zapopan.example'),
  },
  horario: {
    ask: '¿Qué días y a qué horas atiende?',
    example: 'lunes a viernes, de 9:00 a 15:00 horas',
    otherwise: 'lunes a viernes, de 8:00 a 15:00 horas',
    fault: wrongFor(Sitio.shape.horario, 'Por ejemplo: lunes a viernes, de 9:00 a 15:00 horas'),
  },
  remoto: {
    ask: '¿A qué repositorio de git se envía?',
    example: 'git@servidor:oficina/sitio.git',
    otherwise: '',
    fault: (url) => !/^[^-\s]\S*$/.test(url) && 'no es la dirección de un repositorio',
  },
  sin: {
    ask: '¿Qué no tiene la oficina?',
    example: Object.keys(PARTS).join(','),
    otherwise: '',
    fault(list) {
      const unknown = partsIn(list).filter((one) => !Object.hasOwn(PARTS, one));
      return (
        unknown.length > 0 &&
        `no hay un apartado «${unknown.join('», «')}». Los hay: ${Object.keys(PARTS).join(', ')}`
      );
    },
  },
} satisfies Record<string, Question>;

/** Says what the content model finds wrong in an answer. */
function wrongFor(schema: z.ZodType, remedy: string): (answer: string) => string | undefined {
  return (answer) => {
    const [first] = checkData(schema, answer).faults;
    return first && `${sentenceOf(first.fault, FILE_NAMES)} ${remedy}`;
  };
}

type Key = keyof typeof QUESTIONS;
type Answers = Partial<Record<Key, string>>;
const ALL = Object.entries(QUESTIONS) as [Key, Question][];

/** The facts of an office whose folder is made; empty when they are for later. */
export type NewOffice = Record<Exclude<Key, 'sin'>, string> & { sin: readonly PartName[] };

const partsIn = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const defaultOf = ({ otherwise }: Question, before: Answers): string | undefined =>
  typeof otherwise === 'function' ? otherwise(before) : otherwise;

/** Returns an answer, or its default, and its fault. */
function answered(
  question: Question,
  before: Answers,
  given = '',
): { answer?: string | undefined; wrong?: string | undefined } {
  const answer = given.trim() || defaultOf(question, before);
  return { answer, wrong: (answer && question.fault?.(answer)) || undefined };
}

/** Returns the office that the options describe. @throws in Spanish with every missing or wrong option */
export function officeOf(given: Answers): NewOffice {
  const faults = ALL.flatMap(([key, question]) => {
    const { answer, wrong } = answered(question, given, given[key]);
    if (answer === undefined)
      return [`Falta --${key}. Por ejemplo: --${key} "${question.example}"`];
    return wrong ? [`--${key} ${answer}: ${wrong}.`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const answers = ALL.map(([key, question]) => [key, answered(question, given, given[key]).answer]);
  const { sin, telefono: phone, ...facts } = Object.fromEntries(answers) as Record<Key, string>;
  return { ...facts, telefono: groupedPhone(phone), sin: partsIn(sin) as PartName[] };
}

/** Asks at the terminal, again after a wrong answer. @throws in Spanish when the person gives up */
export async function askOffice(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin });
  // Lines are taken singly: of several that are pasted at once none is lost.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Answers = {};
  try {
    for (const [key, question] of ALL) {
      const { ask, example } = question;
      const otherwise = defaultOf(question, answers) ?? example;
      const note = otherwise === '' ? `${example}; vacío, para después` : otherwise;
      while (answers[key] === undefined) {
        process.stdout.write(`${ask} (${note}) `);
        const { value, done } = await lines.next();
        if (done) throw new Error('\nNo se hizo nada.');
        const { answer, wrong } = answered(question, answers, value);
        if (answer === undefined || wrong) console.log(`  ${wrong ?? 'hace falta.'}`);
        else answers[key] = answer;
      }
    }
    return answers;
  } finally {
    terminal.close();
  }
}
