import type { Content } from '@/lib/content/model';
import { dayOf, readFolio } from '@/lib/forms/folio';
import { daysBetween, localDay } from '@/lib/office/dates';
import {
  missingFields,
  payload,
  type FormDefinition,
  type Mode,
  type Values,
} from '@/lib/forms/logic';

/** Why a message is no message of the form: its keys, by fault. */
export interface Problems {
  missing: string[];
  foreign: string[];
  changed: string[];
  empty: string[];
  /** With a line break, which their field cannot make: in the e-mail it could pass for another field. */
  broken: string[];
  /** The folio, when its day is far from today: it was not made to be sent now. */
  late: string[];
}

const UNKNOWN = 'un campo que ese formulario no tiene';

const DAYS_OFF = 2;

/**
 * Compares a message with those of a form's mode.
 * @param now by the relay's clock
 */
export function problemsOf(
  params: Values,
  definition: FormDefinition,
  mode: Mode,
  correos: Content['correo']['data'],
  now: Date,
): Problems {
  const keys = [...Object.keys(mode.carga), 'folio'];
  const sent = (key: string) => Object.hasOwn(params, key);
  const known = (key: string) => definition.modos.some(({ carga }) => Object.hasOwn(carga, key));
  const strange = Object.keys(params).filter((key) => !keys.includes(key));
  const typed = typedIn(params, mode);
  const own = payload(mode, typed, correos);
  const folio = params['folio'] ?? '';
  const isFolio = readFolio(folio) === folio && folio.startsWith(`${definition.folio}-`);
  return {
    missing: keys.filter((key) => !sent(key)),
    // A key that no form has was written by anyone who sent it: it is not repeated.
    foreign: strange.filter(known).concat(strange.every(known) ? [] : [UNKNOWN]),
    changed: keys
      .filter(sent)
      .filter((key) => (key === 'folio' ? !isFolio : params[key] !== own[key])),
    empty: missingFields(mode, typed).flatMap((campo) => keysOf(mode, campo).slice(0, 1)),
    broken: mode.campos
      .filter((campo) => definition.campos[campo]?.tipo !== 'textarea')
      .flatMap((campo) => keysOf(mode, campo))
      .filter((key) => /[\r\n]/.test(params[key] ?? '')),
    late: isFolio && daysOff(folio, now) > DAYS_OFF ? ['folio'] : [],
  };
}

function daysOff(folio: string, now: Date): number {
  const between = daysBetween(localDay(now), dayOf(folio));
  // A day that no month has is none of these.
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
