import { canonicalOf, drawFolio } from './folio';
import { payload, type FormDefinition, type Mode, type Recipients, type Values } from './logic';
import { labelsOf, type Message } from './message';
import { localDay } from '@/lib/office/dates';

/**
 * Prepares a mode's message with a new folio, unsent.
 * @param values of the controls
 * @param now device's clock
 */
export function prepareMessage(
  definition: FormDefinition,
  mode: Mode,
  values: Values,
  correos: Recipients,
  now: Date,
): Message {
  const params = payload(mode, values, correos);
  const canonical = canonicalOf(mode.titulo, params, labelsOf(definition, mode, params));
  const { folio, nonce } = drawFolio(definition.folio, canonical, localDay(now));
  return { params: { ...params, folio }, nonce, values, mode: mode.id };
}
