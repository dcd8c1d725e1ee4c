import type { z } from 'zod';
import type { Correo, Formulario } from '@/lib/content/schemas';

/** A form's definition, as its YAML says it (content/formularios). */
export type FormDefinition = z.infer<typeof Formulario>;
export type Mode = FormDefinition['modos'][number];
/** What stands in the controls, by field name; a checkbox is `on` or empty. */
export type Values = Record<string, string>;

/** True when a person wrote something: white space alone counts as empty (D26). */
export const isFilled = (value: string | undefined): boolean => (value ?? '').trim() !== '';

/**
 * The fields that keep a mode from being sent, by validation A (section 5, D26), in the order in which
 * they are read. With `alguno`, one filled field is enough; when none is, all of them are named.
 */
export function missingFields({ campos, exige }: Mode, values: Values): string[] {
  const empty = (name: string) => !isFilled(values[name]);
  const none = exige.alguno.length > 0 && exige.alguno.every(empty);
  const missing = [...exige.todos.filter(empty), ...(none ? exige.alguno : [])];
  return campos.filter((name) => missing.includes(name));
}

/**
 * The values after an attempt (section 4, D27): the mode's `limpia` says which fields are emptied,
 * and whether a refused attempt empties them too.
 */
export function clearAfter({ limpia }: Mode, values: Values, event: 'intento' | 'envio'): Values {
  if (event === 'intento' && limpia.cuando === 'envio') return values;
  return { ...values, ...Object.fromEntries(limpia.campos.map((name) => [name, ''])) };
}

/**
 * The message's fields for a mode (section 7). Only what the mode's `carga` names can leave: in the
 * anonymous mode that holds no identity, whatever was typed before (D31).
 * @param correos the recipients of content/correo.yml
 */
export function payload({ carga }: Mode, values: Values, correos: z.infer<typeof Correo>): Values {
  return Object.fromEntries(
    Object.entries(carga).map(([key, value]) => {
      if ('campo' in value) return [key, values[value.campo] ?? ''];
      return [key, 'fijo' in value ? value.fijo : correos[value.correo]];
    }),
  );
}
