import type { z } from 'zod';
import type { Correo, Formulario } from '@/lib/content/model/schemas';
import { said, type Language } from './language';

/** The part of a form's YAML (content/formularios) that its behaviour depends on. */
export type FormDefinition = Omit<z.infer<typeof Formulario>, 'antes' | 'privacidad'>;
export type Mode = FormDefinition['modos'][number];
/** Values of the controls by field name; a checkbox is `on` or empty. */
export type Values = Record<string, string>;
/** The office's inboxes (content/correo.yml). */
export type Recipients = Pick<
  z.infer<typeof Correo>,
  'oficina' | 'denuncias' | 'quejas' | 'sugerencias'
>;

/** A field as a mode shows it: its YAML with the mode's own words. */
export interface FormField {
  name: string;
  tipo: FormDefinition['campos'][string]['tipo'];
  etiqueta: string;
  guia?: string | undefined;
  ayuda?: string | undefined;
  autocompletar?: string | undefined;
  required: boolean;
}

/**
 * The fields of a mode, in order. The web form, the review and the printed sheet all show these, so
 * that none can differ from the others.
 */
export function fieldsOf({ campos }: FormDefinition, mode: Mode): FormField[] {
  return mode.campos.flatMap((name) => {
    const campo = campos[name];
    if (!campo) return []; // the schema has refused it
    const { tipo, etiqueta, guia, ayuda, autocompletar } = campo;
    return [
      {
        name,
        tipo,
        etiqueta: mode.etiquetas[name] ?? etiqueta,
        guia: mode.guias[name] ?? guia,
        ayuda: mode.ayudas[name] ?? ayuda,
        autocompletar,
        required: mode.exige.todos.includes(name),
      },
    ];
  });
}

/** Validation A in words, said before the fields: which are needed (section 5). */
export function requirementOf(definition: FormDefinition, mode: Mode, language: Language): string {
  const { words } = language;
  if (mode.exige.alguno.length > 0) return words.TELL_WHAT;
  const optional = fieldsOf(definition, mode).filter(
    ({ tipo, required }) => tipo !== 'checkbox' && !required,
  );
  return words.fillAll(listOf(optional, language, 'conjunction'));
}

const listOf = (fields: FormField[], language: Language, type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(language.locale, { type }).format(
    fields.map(({ etiqueta }) => language.words.quote(said(language, etiqueta))),
  );

const withheld = ({ campos }: FormDefinition, mode: Mode, language: Language): string[] =>
  Object.entries(campos)
    .filter(([name, { identidad }]) => identidad && !mode.campos.includes(name))
    .map(([, { etiqueta }]) => said(language, etiqueta).toLocaleLowerCase(language.locale));

/** Said in the anonymous mode: which data are not sent (D31). */
export const statusOf = (definition: FormDefinition, mode: Mode, language: Language) =>
  mode.anonimo ? language.words.notSent(withheld(definition, mode, language)) : undefined;

/** Said in the review of the anonymous mode. */
export const withoutName = (definition: FormDefinition, mode: Mode, language: Language) =>
  mode.anonimo ? language.words.goesWithout(withheld(definition, mode, language)) : undefined;

const PHONE_DIGITS = 10;

/**
 * Advice on values that look mistyped; only validation A blocks sending (D26).
 * @param today `AAAA-MM-DD`, where the person is
 */
export function adviceOf(
  fields: FormField[],
  values: Values,
  today: string,
  language: Language,
): string[] {
  const { look, DAY_TO_COME, NO_ADDRESS, NO_PHONE } = language.words;
  return fields.flatMap(({ name, tipo, etiqueta }) => {
    const value = (values[name] ?? '').trim();
    const advice = (why: string) => [look(said(language, etiqueta), why)];
    if (tipo === 'date' && value > today) return advice(DAY_TO_COME);
    if (tipo === 'email' && value && !/^\S+@\S+\.\S+$/.test(value)) return advice(NO_ADDRESS);
    const digits = value.replace(/\D/g, '').length;
    return tipo === 'tel' && value && digits < PHONE_DIGITS ? advice(NO_PHONE) : [];
  });
}

/** True when a person wrote something: white space alone counts as empty (D26). */
export const isFilled = (value: string | undefined): boolean => (value ?? '').trim() !== '';

/**
 * The fields that keep a mode from being sent, by validation A (section 5, D26), in the order in which they
 * are read. With `alguno`, a single filled field is enough; when none is, all of them are named.
 */
export function missingFields({ campos, exige }: Mode, values: Values): string[] {
  const empty = (name: string) => !isFilled(values[name]);
  const none = exige.alguno.length > 0 && exige.alguno.every(empty);
  const missing = [...exige.todos.filter(empty), ...(none ? exige.alguno : [])];
  return campos.filter((name) => missing.includes(name));
}

/** The fields of which any suffices, in a mode without obligatory fields (section 5). */
export const choiceOf = (definition: FormDefinition, mode: Mode, language: Language): string => {
  const { alguno } = mode.exige;
  const fields = fieldsOf(definition, mode).filter(({ name }) => alguno.includes(name));
  return `${language.words.oneOf(alguno.length)}: ${listOf(fields, language, 'disjunction')}.`;
};

/** The message at each missing field, by its name. */
export const errorsOf = (
  { campos }: FormDefinition,
  { exige: { alguno } }: Mode,
  missing: string[],
  { TICK, WRITE_THIS, oneOf }: Language['words'],
): Values =>
  Object.fromEntries(
    missing.map((name) => {
      if (campos[name]?.tipo === 'checkbox') return [name, TICK];
      return [name, alguno.includes(name) ? `${oneOf(alguno.length)}.` : WRITE_THIS];
    }),
  );

/**
 * The values after an attempt (section 4, D27): the mode's `limpia` says which fields are emptied,
 * and whether a refused attempt empties them too.
 */
export function clearAfter({ limpia }: Mode, values: Values, event: 'intento' | 'envio'): Values {
  if (event === 'intento' && limpia.cuando === 'envio') return values;
  return { ...values, ...Object.fromEntries(limpia.campos.map((name) => [name, ''])) };
}

/**
 * The message's fields for a mode (section 7). Only fields that the mode's `carga` names can leave: in the
 * anonymous mode no identity, whatever was typed before (D31).
 */
export function payload({ carga }: Mode, values: Values, correos: Recipients): Values {
  return Object.fromEntries(
    Object.entries(carga).map(([key, value]) => {
      if ('campo' in value) return [key, values[value.campo] ?? ''];
      return [key, 'fijo' in value ? value.fijo : correos[value.correo]];
    }),
  );
}

/**
 * The inbox that receives a mode's messages, from `reply_to` in its YAML; also the address for anything
 * else about them.
 * @returns its address, or null when the YAML names none
 */
export function inboxOf({ carga }: Mode, correos: Recipients): string | null {
  const to = carga['reply_to'];
  return to && 'correo' in to ? correos[to.correo] : null;
}
