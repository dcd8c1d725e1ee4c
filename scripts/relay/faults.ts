import type { Content } from '@/lib/content/model';
import { readFolio } from '@/lib/forms/folio';
import {
  missingFields,
  payload,
  type FormDefinition,
  type Mode,
  type Values,
} from '@/lib/forms/logic';

/** What keeps a message from being one that the form sends: the keys, by what is wrong with them. */
export interface Faults {
  missing: string[];
  foreign: string[];
  changed: string[];
  empty: string[];
}

const NOBODYS = 'un campo que ese formulario no tiene';

/** Compares a message with what a mode of a form sends. */
export function faultsOf(
  params: Values,
  definition: FormDefinition,
  mode: Mode,
  correos: Content['correo']['data'],
): Faults {
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
    // A key of nobody's is a text of whoever sent it: it is not repeated.
    foreign: strange.filter(known).concat(strange.every(known) ? [] : [NOBODYS]),
    changed: keys
      .filter(sent)
      .filter((key) => (key === 'folio' ? !isFolio : params[key] !== own[key])),
    empty: missingFields(mode, typed).flatMap((campo) => keysOf(mode, campo).slice(0, 1)),
  };
}

/** The fields that gave a message its texts; those that did not travel count as filled. */
function typedIn(params: Values, mode: Mode): Values {
  const typed = mode.campos.map((campo): [string, string] => {
    const key = keysOf(mode, campo).find((key) => Object.hasOwn(params, key));
    return [campo, key === undefined ? 'on' : (params[key] ?? '')];
  });
  return Object.fromEntries(typed);
}

/** The keys that a field's text leaves under, which may be none or several. */
function keysOf({ carga }: Mode, campo: string): string[] {
  return Object.keys(carga).filter((key) => {
    const valor = carga[key];
    return valor && 'campo' in valor && valor.campo === campo;
  });
}
