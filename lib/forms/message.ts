import {
  fieldsOf,
  payload,
  type FormDefinition,
  type Mode,
  type Recipients,
  type Values,
} from './logic';

/** A message ready to leave: reviewed, sent, retried and, once delivered, receipted. */
export interface Message {
  /** The exact `template_params` for the e-mail service (section 7), folio included. */
  params: Values;
  /** The random part of the folio, in hexadecimal; it never leaves the device but in the acuse. */
  nonce: string;
  values: Values;
  mode: string;
  /** How many parts that could say who writes were left in it. */
  kept?: number | undefined;
}

/** A line of the review: label, value, and key. */
export interface MessageLine {
  key: string;
  label: string;
  value: string;
  kind: 'campo' | 'fijo' | 'correo' | 'folio';
  field?: string;
}

/** True when the form's values would make the same message now. */
export function isSameMessage(
  { params, mode }: Message,
  current: Mode,
  values: Values,
  correos: Recipients,
): boolean {
  const now = payload(current, values, correos);
  return (
    mode === current.id &&
    Object.keys(params).length === Object.keys(now).length + 1 &&
    Object.entries(now).every(([key, value]) => params[key] === value)
  );
}

/**
 * «Esto es lo que se enviará»: every key of the very object that is sent, in its order, named.
 * @param params a message's params
 */
export function messageLines(
  definition: FormDefinition,
  mode: Mode,
  params: Values,
): MessageLine[] {
  const labels = new Map(fieldsOf(definition, mode).map(({ name, etiqueta }) => [name, etiqueta]));
  return Object.entries(params).map(([key, value]) => {
    const from = mode.carga[key];
    if (!from) return { key, value, label: 'Folio de envío', kind: 'folio' };
    if ('campo' in from)
      return {
        key,
        value,
        label: from.etiqueta ?? labels.get(from.campo) ?? key,
        kind: 'campo',
        field: from.campo,
      };
    return { key, value, label: from.etiqueta, kind: 'fijo' in from ? 'fijo' : 'correo' };
  });
}

/** The label of each key of a message. */
export const labelsOf = (definition: FormDefinition, mode: Mode, params: Values): Values =>
  Object.fromEntries(messageLines(definition, mode, params).map(({ key, label }) => [key, label]));
