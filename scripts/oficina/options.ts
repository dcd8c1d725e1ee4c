import { createInterface } from 'node:readline';
import { telefono } from '@/lib/content/model/fields';
import { ZONAS } from '@/lib/content/model/horario';

/** Parts of the site that an office may lack, by the word of the command (`apartados` of `sitio.yml`). */
const PARTS = {
  vehiculos: 'vehiculos',
  declaranet: 'declaranet',
  normas: 'normas',
  'red-social': 'redSocial',
  'linea-quejas': 'lineaQuejas',
  'telefono-social': 'telefonoSocial',
  'entrega-recepcion': 'entregaRecepcion',
  ingles: 'ingles',
  prueba: 'prueba',
  sugerencias: 'sugerencias',
} as const;
export type OfficePart = (typeof PARTS)[keyof typeof PARTS];

/** The facts of an office whose folder is made. */
export interface NewOffice {
  municipio: string;
  estado: string;
  oficina: string;
  cargo: string;
  zona: string;
  titular?: string;
  telefono?: string;
  domicilio?: string;
  remoto?: string;
  sin: readonly OfficePart[];
}

interface Question {
  ask: string;
  example: string;
  /** The default answer; an empty default leaves a task for later. */
  otherwise?: string;
  /** The fault of an answer, with its remedy. */
  fault?: (answer: string) => string | undefined;
}

export const QUESTIONS = {
  municipio: { ask: '¿De qué municipio?', example: 'Zapopan' },
  estado: { ask: '¿De qué estado?', example: 'Jalisco' },
  oficina: { ask: '¿Cómo se llama la oficina?', example: 'Contraloría Municipal' },
  cargo: { ask: '¿Cómo se llama el cargo de quien la encabeza?', example: 'Contralora Municipal' },
  titular: { ask: '¿Quién lo ocupa hoy?', example: 'nombre y apellidos', otherwise: '' },
  zona: {
    ask: '¿En qué zona horaria está?',
    example: 'America/Tijuana',
    otherwise: 'America/Mexico_City',
    fault: (zone) =>
      ZONAS.some((one) => one === zone)
        ? undefined
        : `no es una zona horaria del país. Las hay: ${ZONAS.join(', ')}`,
  },
  telefono: {
    ask: '¿Qué teléfono tiene?',
    example: '33 3818 2200',
    otherwise: '',
    fault: (phone) =>
      phone === '' || telefono().safeParse(phone).success
        ? undefined
        : 'no tiene la forma esperada. Escriba diez cifras: 664 555 0100 o 33 3818 2200',
  },
  domicilio: {
    ask: '¿En qué domicilio atiende?',
    example: 'calle, número y colonia',
    otherwise: '',
  },
  remoto: {
    ask: '¿A qué repositorio de git se envía?',
    example: 'git@servidor:oficina/sitio.git',
    otherwise: '',
    fault: (url) =>
      url === '' || /^[^-\s]\S*$/.test(url) ? undefined : 'no es la dirección de un repositorio',
  },
  sin: {
    ask: '¿Qué no tiene la oficina?',
    example: Object.keys(PARTS).join(','),
    otherwise: '',
    fault(list) {
      const unknown = partsIn(list).filter((one) => !Object.hasOwn(PARTS, one));
      return unknown.length === 0
        ? undefined
        : `no hay un apartado «${unknown.join('», «')}». Los hay: ${Object.keys(PARTS).join(', ')}`;
    },
  },
} satisfies Record<string, Question>;

type Key = keyof typeof QUESTIONS;
const KEYS = Object.keys(QUESTIONS) as Key[];
const questionOf = (key: Key): Question => QUESTIONS[key];

const partsIn = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * Returns the office that the options describe.
 * @throws Error in Spanish with every option that is missing or wrong
 */
export function officeOf(given: Partial<Record<Key, string>>): NewOffice {
  const faults = KEYS.flatMap((key) => {
    const { otherwise, example, fault } = questionOf(key);
    const answer = given[key]?.trim() || otherwise;
    if (answer === undefined) return [`Falta --${key}. Por ejemplo: --${key} "${example}"`];
    const wrong = fault?.(answer);
    return wrong ? [`--${key} ${answer}: ${wrong}.`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const said = (key: Key) => given[key]?.trim() || questionOf(key).otherwise || '';
  const { titular, telefono, domicilio, remoto } = given;
  return {
    municipio: said('municipio'),
    estado: said('estado'),
    oficina: said('oficina'),
    cargo: said('cargo'),
    zona: said('zona'),
    ...(titular?.trim() && { titular: titular.trim() }),
    ...(telefono?.trim() && { telefono: telefono.trim() }),
    ...(domicilio?.trim() && { domicilio: domicilio.trim() }),
    ...(remoto?.trim() && { remoto: remoto.trim() }),
    sin: partsIn(said('sin')).map((one) => PARTS[one as keyof typeof PARTS]),
  };
}

/**
 * Asks at the terminal, again whenever an answer will not do.
 * @throws Error in Spanish when anyone who answers gives up
 */
export async function askOffice(): Promise<Partial<Record<Key, string>>> {
  const terminal = createInterface({ input: process.stdin });
  // Lines are taken singly: of several that are pasted at once none is lost.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Partial<Record<Key, string>> = {};
  try {
    for (const key of KEYS) {
      const { ask, example, otherwise, fault } = questionOf(key);
      const note = otherwise === '' ? `${example}; vacío, para después` : (otherwise ?? example);
      for (;;) {
        process.stdout.write(`${ask} (${note}) `);
        const { value, done } = await lines.next();
        if (done) throw new Error('\nNo se hizo nada.');
        const answer = value.trim() || otherwise;
        const wrong = answer === undefined ? 'hace falta.' : fault?.(answer);
        if (!wrong) {
          answers[key] = answer ?? '';
          break;
        }
        console.log(`  ${wrong}`);
      }
    }
    return answers;
  } finally {
    terminal.close();
  }
}
