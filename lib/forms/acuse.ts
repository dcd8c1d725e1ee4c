import { localDay, longDate, two } from '@/lib/office/dates';
import { messageHuella } from './folio';
import type { FormDefinition, Mode, Values } from './logic';
import { labelsOf, type Message } from './message';
import { writePdf, type Paper } from './pdf';

/** The «acuse de envío», made on the device after the service confirms: message, time, inputs of its folio. */
export interface Acuse {
  acuse: 1;
  oficina: string;
  pagina: string;
  formulario: string;
  folio: string;
  /** Time of confirmation by the device's clock: `AAAA-MM-DDTHH:MM:SS±HH:MM`. */
  enviado: string;
  mensaje: Values;
  etiquetas: Values;
  azar: string;
}

export type Issuer = Pick<Acuse, 'oficina' | 'pagina'>;

export function createAcuse(
  definition: FormDefinition,
  mode: Mode,
  { params, nonce }: Message,
  { oficina, pagina }: Issuer,
  now: Date,
): Acuse {
  const { folio = '', ...mensaje } = params;
  return {
    acuse: 1,
    oficina,
    pagina,
    formulario: mode.titulo,
    folio,
    enviado: localMoment(now),
    mensaje,
    etiquetas: labelsOf(definition, mode, mensaje),
    azar: nonce,
  };
}

const NOTES = [
  'Este folio de envío identifica su mensaje. No es el número de su expediente: ese lo da la oficina.',
  'El servicio de correo confirmó que recibió el mensaje. La fecha y la hora son las del equipo desde el que se envió.',
];
const PROOF = 'Datos para comprobar este acuse. No los cambie.';
const heading = 'Acuse de envío';
const content = 'Lo que se envió';

export function acuseText(acuse: Acuse): string {
  const shown = [
    heading.toUpperCase(),
    acuse.oficina,
    '',
    ...[...facts(acuse), sentAt(acuse)].map(([label, value]) => `${label}: ${value}`),
    '',
    content.toUpperCase(),
    ...writtenLines(acuse).map(([label, value]) => `${label}: ${value}`),
    '',
    ...NOTES,
    checkedAt(acuse),
    '',
    PROOF,
  ].join('\n');
  return withData(shown, acuse);
}

export function withData(shown: string, acuse: Acuse): string {
  const huella = messageHuella(`${shown}\n${dataLine(acuse)}`);
  return `${shown}\n${dataLine({ ...acuse, huella })}\n`;
}

export const acusePdf = (acuse: Acuse): Uint8Array<ArrayBuffer> => writePdf(paperOf(acuse));

function paperOf(acuse: Acuse): Paper {
  const field = ([label, value]: [string, string]) => ({ kind: 'field' as const, label, value });
  return {
    title: `${heading} ${acuse.folio}`,
    author: acuse.oficina,
    blocks: [
      { kind: 'title', text: heading },
      { kind: 'paragraph', text: acuse.oficina },
      { kind: 'code', text: acuse.folio },
      ...[...facts(acuse).slice(1), sentAt(acuse)].map(field),
      { kind: 'heading', text: content },
      ...writtenLines(acuse).map(field),
      ...[...NOTES, checkedAt(acuse)].map((text) => ({ kind: 'paragraph' as const, text })),
    ],
    footer: `${heading} ${acuse.folio}`,
    attachment: { name: 'acuse.json', text: `${dataLine(acuse)}\n` },
  };
}

export const facts = ({ folio, formulario }: Acuse): [string, string][] => [
  ['Folio de envío', folio],
  ['Formulario', formulario],
];

/** By the device's clock, which the folio does not prove. */
export const sentAt = ({ enviado }: Acuse): [string, string] => ['Enviado', readable(enviado)];

/** Of the office, in each message: nobody wrote them. */
const OFFICE_KEYS = ['reply_email', 'reply_to'];

const writtenLines = ({ mensaje, etiquetas }: Acuse) =>
  sentLines({
    etiquetas,
    mensaje: Object.fromEntries(
      Object.entries(mensaje).filter(([key, value]) => value && !OFFICE_KEYS.includes(key)),
    ),
  });

export const sentLines = ({
  mensaje,
  etiquetas,
}: Pick<Acuse, 'mensaje' | 'etiquetas'>): [string, string][] =>
  Object.entries(mensaje).map(([key, value]) => [etiquetas[key] ?? key, value]);

const checkedAt = ({ pagina }: Acuse) => `Para comprobar este acuse: ${pagina}`;

export const DATA_LINE = /^\{"acuse":1,.*\}$/gm;

/** ASCII only, so that mail programs and PDF readers keep it. */
export const dataLine = (acuse: Acuse & { huella?: string }): string =>
  JSON.stringify(acuse).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** `2026-11-21T04:17:05-08:00`, by the device's clock. */
function localMoment(now: Date): string {
  const behind = now.getTimezoneOffset();
  const away = Math.abs(behind);
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':');
  const zone = `${behind > 0 ? '-' : '+'}${two(Math.trunc(away / 60))}:${two(away % 60)}`;
  return `${localDay(now)}T${time}${zone}`;
}

function readable(moment: string): string {
  const [day = '', time = ''] = moment.split('T');
  return `${longDate(day)}, ${time.slice(0, 8)} (UTC${time.slice(8)})`;
}
