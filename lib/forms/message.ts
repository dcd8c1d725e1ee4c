import {
  fieldsOf,
  payload,
  type FormDefinition,
  type Mode,
  type Recipients,
  type Values,
} from './logic';

export interface Message {
  /** Exact `template_params` (section 7), folio included. */
  params: Values;
  /** Random part of the folio, in hexadecimal; only the acuse has it. */
  nonce: string;
  values: Values;
  mode: string;
  kept?: number | undefined;
}

export type MessageLine = ReturnType<typeof messageLines>[number];

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

/** Returns every key of the sent object, in order, with its label. */
export function messageLines(definition: FormDefinition, mode: Mode, params: Values) {
  const labels = new Map(fieldsOf(definition, mode).map(({ name, etiqueta }) => [name, etiqueta]));
  return Object.entries(params).map(([key, value]) => {
    const from = mode.carga[key];
    if (!from) return { key, value, label: 'Folio de envío' };
    const field = 'campo' in from ? from.campo : undefined;
    const label = from.etiqueta ?? labels.get(field ?? '') ?? key;
    return { key, value, label, field };
  });
}

export const labelsOf = (definition: FormDefinition, mode: Mode, params: Values): Values =>
  Object.fromEntries(messageLines(definition, mode, params).map(({ key, label }) => [key, label]));
