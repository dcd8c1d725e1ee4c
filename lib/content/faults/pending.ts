import { longDate } from '@/lib/office/dates';
import type { Names } from './names';
import type { Table } from './table';

const place = (name: string, say: Names) =>
  `dice «${name}», de donde es la demostración. Escriba lo de su municipio; si debe decirlo, quítelo de ${say.key('origen')} en ${say.file('content/sitio.yml')}.`;

const SAMPLES: Readonly<Record<string, (say: Names) => string>> = {
  colores: () => 'los colores son los',
  emblema: () => 'el emblema es el',
  icono: (say) => `el icono${say.aside('public/icono.svg')} es el`,
};

const NEW_DAY = 'Compruebe que el correo se atiende y escriba otra fecha, a un año cuando más.';

interface Due {
  /** The last day on which it holds, in ISO form. */
  until: string;
  today: string;
}

const due = ({ until, today }: Due, todo: string) =>
  `${until < today ? 'venció' : 'vence'} el ${longDate(until)}: ${todo}`;

/** What keeps a demonstration from ending, and what is due. */
export const PENDING_FAULTS = {
  'sample-key': ({ key }: { key: string }, say) =>
    `${say.key(key)} es un dato de muestra. Escriba el verdadero y quítelo de esta lista.`,
  'sample-identity': ({ key }: { key: string }, say) =>
    `${SAMPLES[key]?.(say) ?? key} de la demostración. Ponga lo de la oficina, o quédese con ello, y quítelo de esta lista.`,
  'sample-row': (_: object, say) =>
    `es un dato de muestra. Ponga el verdadero y quite ${say.set('muestra', true)}.`,
  'sample-mark': () => 'hay un dato de muestra. Ponga el verdadero y quite {{muestra}}.',
  'unsure-row': (_: object, say) =>
    `es un dato por confirmar. Compruébelo y quite ${say.set('porConfirmar', true)}.`,
  'unsure-mark': () => 'hay un dato por confirmar. Compruébelo y quite {{porConfirmar}}.',
  'unsure-citation': ({ citation }: { citation: string }) =>
    `la cita «${citation}» está por confirmar. Compruébela y quite «por confirmar».`,
  'unsure-by-hand': () =>
    'dice «por confirmar» a mano. Compruébelo y quítelo, o escriba {{porConfirmar}}.',
  'office-blank': ({ what }: { what: string }) =>
    `falta este dato, que sólo la oficina sabe: ${what}.`,
  'sample-value': ({ text }: { text: string }, say) =>
    `queda el dato de muestra «${text.slice(0, 60)}». Escriba el verdadero, o deje ${say.set('demostracion', true)}.`,
  'sample-in-text': () => 'queda un dato de muestra en el texto. Escriba el verdadero.',
  'pdf-awaited': ({ path }: { path: string }) => `falta el documento public${path}.`,
  'state-datum-missing': ({ state }: { state: string }) => `falta este dato de ${state}.`,
  'law-awaited': ({ role, what }: { role: string; what: string }) =>
    `falta la ley del papel «${role}» (${what}). Escriba su nombre, sus siglas, su publicación y el día del texto que leyó.`,
  'law-unverified': (_: object, say) =>
    `falta verificar esta ley. Compruebe dónde y cuándo se publicó, y ponga ${say.set('porVerificar', false)}.`,
  'state-other': (
    { file, state, why, own }: { file: string; state: string; why: string; own: string },
    say,
  ) =>
    `${say.file(file)} se escribió para ${state}: ${why} Léalo, corríjalo para ${own} y ponga aquí ${say.set('estado', own)}.`,
  'catalogue-sample': (_: object, say) =>
    `es un catálogo de muestra. Ponga el verdadero y ${say.set('muestra', false)}.`,
  'place-foreign': ({ name }: { name: string }, say) => place(name, say),
  'place-in-name': ({ name }: { name: string }) =>
    `su nombre lleva «${name}», de donde es la demostración. Cámbielo.`,

  'due-term': (values: Due, say) =>
    due(
      values,
      `el periodo de quien encabeza la oficina. Escriba a quien sigue, y pase el anterior a ${say.key('anteriores')}.`,
    ),
  'due-last-year': ({ period, ...values }: Due & { period: string }, say) =>
    due(
      values,
      `empieza el último año de «${period}» y no se sabe qué día termina. Escriba ${say.bare('termina')}, con ese día.`,
    ),
  'due-catalogue': (values: Due, say) =>
    due(
      values,
      `hace un año que se consultó el catálogo oficial. Compárelo y escriba el nuevo ${say.bare('corte')}.`,
    ),
  'due-law': ({ name, day, today }: { name: string; day: string; today: string }, say) =>
    `el texto de «${name}» es el del ${longDate(day)}: compruebe si se reformó después. Si no, escriba ${say.set('revisada', today)}; si sí, lea lo que cambió y corrija ${say.key('texto')} y lo que la cita.`,
  'due-closed-days': ({ next, ...values }: Due & { next: number }, say) =>
    due(
      values,
      `los días en que no se abre. Agregue los de ${next}, y el año a ${say.key('anios')}.`,
    ),
  'due-datum': ({ what, next, ...values }: Due & { what: string; next: number }, say) =>
    due(values, `${what}. Escriba el de ${next}, y ${say.set('anio', String(next))}.`),
  'due-datum-yearless': ({ what, ...values }: Due & { what: string }, say) =>
    due(values, `${what}: no se sabe de qué año es. Agregue ${say.bare('anio')}.`),
  'due-unit': ({ name, ...values }: Due & { name: string }) =>
    due(
      values,
      `hace un año que se comprobó «${name}». Compruebe sus nombres, teléfonos y correos, y escriba el día.`,
    ),
  'due-review': (values: Due) =>
    due(values, 'hace un año que nadie revisa lo que dice. Léalo y escriba el día.'),
  'due-security': (values: Due) => due(values, `el contacto de seguridad. ${NEW_DAY}`),
  'due-demonstration': ({ count }: { count: number }) =>
    `de la demostración quedan ${count} cosas por cambiar o comprobar: npm run check -- --publicar las dice.`,

  // The contact of `security.txt` (RFC 9116, 2.5.5).
  'security-missing': (_: object, say) =>
    `falta ${say.key('seguridad')}: quien halle una falla del sitio no sabrá a quién avisar. Escriba ${say.bare('seguridad')} con ${say.bare('correo')} y ${say.bare('vence')}.`,
  'security-over': ({ day }: { day: string }, say) =>
    `el contacto de seguridad venció el ${say.day(day)}: ya nadie debe confiar en él. ${NEW_DAY}`,
  'security-soon': ({ day, left }: { day: string; left: number }, say) =>
    `el contacto de seguridad vence el ${say.day(day)}, en ${left} ${left === 1 ? 'día' : 'días'}. ${NEW_DAY}`,
} satisfies Table;
