import { z } from 'zod';
import type { EmailMessage, Rejection, SendRequest } from '@/lib/email/request';
import { dayOf, readFolio } from '@/lib/forms/folio';
import {
  inboxOf,
  missingFields,
  payload,
  requirementOf,
  type FormDefinition,
  type Mode,
  type Values,
} from '@/lib/forms/logic';
import { labelsOf } from '@/lib/forms/message';
import { OTHER_DAYS } from '@/lib/forms/reasons';
import { SPANISH } from '@/lib/forms/spanish';
import { daysBetween, localDay } from '@/lib/office/dates';
import type { Account } from './account';

/** A message that may leave, and the only inbox that it goes to. */
export interface CheckedMessage {
  message: EmailMessage & { template_params: Values };
  to: string;
  plantilla: FormDefinition['plantilla'];
  titulo: string;
  etiquetas: Values;
}

const valuesSchema = z.record(z.string(), z.string());

/**
 * Checks a request against the forms' own YAML: only messages of this site's forms leave, only to the inbox
 * of `content/correo.yml`. Unknown here: whether the checkbox was ticked, which does not travel, and whether
 * the folio is of this text, which only the device can compute.
 * @param now by the relay's clock
 * @returns the message, or its fault without repeating any of it
 */
export function checkRequest(
  request: SendRequest,
  account: Account,
  now: Date,
): CheckedMessage | Rejection {
  const { user_id, service_id, template_id, template_params } = request;
  if (user_id !== account.publicKey) return reject(403, 'La clave pública no es de este relevo.');
  if (service_id !== account.serviceId) return reject(400, 'Ese servicio no es de este relevo.');
  const definitions = account.forms.get(template_id);
  if (!definitions) return reject(400, 'Esa plantilla no es de este relevo.');
  const values = valuesSchema.safeParse(template_params);
  if (!values.success) return reject(400, 'Todos los campos deben ser textos.');
  const params = values.data;

  const wrong: { distance: number; text: string }[] = [];
  for (const definition of definitions)
    for (const mode of definition.modos) {
      const { form, typed, requirement } = faultsOf(params, definition, mode, account.correos, now);
      const to = inboxOf(mode, account.correos);
      const told = [...form, ...typed].filter(([, keys]) => keys.length > 0);
      if (told.length === 0 && to !== null)
        return {
          message: { service_id, template_id, template_params: params },
          to,
          plantilla: definition.plantilla,
          titulo: mode.titulo,
          etiquetas: labelsOf(definition, mode, params),
        };
      wrong.push({
        distance: form.flatMap(([, keys]) => keys).length,
        text: [
          ...told.map(([label, keys]) => `${label}: ${keys.join(', ')}.`),
          ...requirement,
        ].join(' '),
      });
    }
  // The faults of the nearest mode alone; distance counts keys, not empty values.
  const [nearest] = wrong.sort((a, b) => a.distance - b.distance);
  return reject(400, ['No es lo que ese formulario envía.', nearest?.text].join(' '));
}

const reject = (status: Rejection['status'], text: string): Rejection => ({
  status,
  text: `${text}\n`,
});

const UNKNOWN = 'un campo que ese formulario no tiene';
const DAYS_OFF = 2;

type Faults = [label: string, keys: string[]][];

/** Compares a message with those of a mode: `form`, faults of its keys; `typed`, of its values. */
function faultsOf(
  params: Values,
  definition: FormDefinition,
  mode: Mode,
  correos: Account['correos'],
  now: Date,
): { form: Faults; typed: Faults; requirement: string[] } {
  const keys = [...Object.keys(mode.carga), 'folio'];
  const sent = (key: string) => Object.hasOwn(params, key);
  const known = (key: string) => definition.modos.some(({ carga }) => Object.hasOwn(carga, key));
  const strange = Object.keys(params).filter((key) => !keys.includes(key));
  const typed = typedIn(params, mode);
  const own = payload(mode, typed, correos);
  const folio = params['folio'] ?? '';
  const isFolio = readFolio(folio) === folio && folio.startsWith(`${definition.folio}-`);
  const empty = missingFields(mode, typed).flatMap((campo) => keysOf(mode, campo).slice(0, 1));
  // A line break could pass for another field in the e-mail.
  const broken = mode.campos
    .filter((campo) => definition.campos[campo]?.tipo !== 'textarea')
    .flatMap((campo) => keysOf(mode, campo))
    .filter((key) => /[\r\n]/.test(params[key] ?? ''));
  return {
    form: [
      ['Falta', keys.filter((key) => !sent(key))],
      // A key that no form has was written by the sender: it is not repeated.
      ['Sobra', strange.filter(known).concat(strange.every(known) ? [] : [UNKNOWN])],
      [
        'Con otro valor',
        keys.filter(sent).filter((key) => (key === 'folio' ? !isFolio : params[key] !== own[key])),
      ],
    ],
    typed: [
      ['Con más de un renglón', broken],
      [OTHER_DAYS, isFolio && daysOff(folio, now) > DAYS_OFF ? ['folio'] : []],
      ['Vacío', empty],
    ],
    requirement: empty.length > 0 ? [requirementOf(definition, mode, SPANISH)] : [],
  };
}

function daysOff(folio: string, now: Date): number {
  const between = daysBetween(localDay(now), dayOf(folio));
  // A folio may name a day that no month has.
  return Number.isNaN(between) ? Infinity : Math.abs(between);
}

function typedIn(params: Values, mode: Mode): Values {
  const typed = mode.campos.map((campo): [string, string] => {
    const key = keysOf(mode, campo).find((key) => Object.hasOwn(params, key));
    return [campo, key === undefined ? 'on' : (params[key] ?? '')];
  });
  return Object.fromEntries(typed);
}

function keysOf({ carga }: Mode, campo: string): string[] {
  return Object.keys(carga).filter((key) => {
    const valor = carga[key];
    return valor && 'campo' in valor && valor.campo === campo;
  });
}
