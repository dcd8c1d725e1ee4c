import type { z } from 'zod';
import type { Correo, Formulario } from '@/lib/content/model/schemas';
import { inLanguage, type Language } from './language';

/** Part of a form's YAML (content/formularios) that affects behaviour. */
export type FormDefinition = Omit<z.infer<typeof Formulario>, 'antes' | 'privacidad'>;
export type Mode = FormDefinition['modos'][number];
export type Values = Record<string, string>;
export type Recipients = Pick<
  z.infer<typeof Correo>,
  'oficina' | 'denuncias' | 'quejas' | 'sugerencias'
>;

export type FormField = ReturnType<typeof fieldsOf>[number];

export function fieldsOf({ campos }: FormDefinition, mode: Mode) {
  const { todos } = mode.exige;
  return mode.campos.flatMap((name) => {
    const campo = campos[name];
    if (!campo) return []; // the schema has refused it
    const { tipo, etiqueta, guia, ayuda, autocompletar } = campo;
    return {
      name,
      tipo,
      etiqueta: mode.etiquetas[name] ?? etiqueta,
      guia: mode.guias[name] ?? guia,
      ayuda: mode.ayudas[name] ?? ayuda,
      autocompletar,
      required: todos.includes(name),
      /** Unsaid, a frightened person takes a name or a place for required; the story suffices. */
      optional: !todos.includes(name) && tipo !== 'textarea' && tipo !== 'checkbox',
    };
  });
}

export function requirementOf(definition: FormDefinition, mode: Mode, language: Language): string {
  const { words } = language;
  if (mode.exige.alguno.length > 0) return words.TELL_WHAT;
  const optional = fieldsOf(definition, mode).filter(
    ({ tipo, required }) => tipo !== 'checkbox' && !required,
  );
  return words.fillAll(listOf(optional, language));
}

const listOf = (fields: FormField[], language: Language) =>
  new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(
    fields.map(({ etiqueta }) => language.words.quote(inLanguage(language, etiqueta))),
  );

const identityOf = ({ campos }: FormDefinition) =>
  Object.entries(campos).filter(([, { identidad }]) => identidad);

const withheld = (definition: FormDefinition, language: Language): string[] =>
  identityOf(definition).map(([, { etiqueta }]) =>
    inLanguage(language, etiqueta).toLocaleLowerCase(language.locale),
  );

/** By choice, or since nothing of an identity that may be left out was typed: no word should tell it then. */
export const isNameless = (definition: FormDefinition, mode: Mode, values: Values): boolean =>
  mode.anonimo ||
  (definition.modos.some(({ anonimo }) => anonimo) &&
    !identityOf(definition).some(([name]) => isFilled(values[name])));

/** In the anonymous mode: what was written and is not sent (D31). */
export const statusOf = (
  definition: FormDefinition,
  mode: Mode,
  language: Language,
  values: Values,
) =>
  mode.anonimo && identityOf(definition).some(([name]) => isFilled(values[name]))
    ? language.words.notSent(withheld(definition, language))
    : undefined;

export const withoutName = (
  definition: FormDefinition,
  mode: Mode,
  language: Language,
  values: Values,
) =>
  isNameless(definition, mode, values)
    ? language.words.goesWithout(withheld(definition, language))
    : undefined;

const PHONE_DIGITS = 10;

/** «Revise su teléfono», which may lead to the field, and why. */
export interface Advice {
  field: string;
  look: string;
  why: string;
}

/** Advises on possible typing errors; only validation A blocks (D26). @param today `AAAA-MM-DD` on the device */
export function adviceOf(
  fields: FormField[],
  values: Values,
  today: string,
  language: Language,
): Advice[] {
  const { look, DAY_TO_COME, NO_ADDRESS, NO_PHONE } = language.words;
  return fields.flatMap((field) => {
    const { name, tipo } = field;
    const value = (values[name] ?? '').trim();
    const advice = (why: string) => [{ field: name, look: look(nameOf(field, language)), why }];
    if (tipo === 'date' && value > today) return advice(DAY_TO_COME);
    if (tipo === 'email' && value && !/^\S+@\S+\.\S+$/.test(value)) return advice(NO_ADDRESS);
    const digits = value.replace(/\D/g, '').length;
    return tipo === 'tel' && value && digits < PHONE_DIGITS ? advice(NO_PHONE) : [];
  });
}

/** Names a field in a sentence: «su teléfono», «la fecha de lo ocurrido». */
function nameOf({ autocompletar, etiqueta }: FormField, language: Language): string {
  const { yours, named } = language.words;
  return (autocompletar ? yours : named)(inLanguage(language, etiqueta));
}

/** White space counts as empty (D26). */
export const isFilled = (value: string | undefined): boolean => (value ?? '').trim() !== '';

/** Fields that block sending (validation A: section 5, D26), in reading order; any field of `alguno` is enough. */
export function missingFields({ campos, exige }: Mode, values: Values): string[] {
  const empty = (name: string) => !isFilled(values[name]);
  const none = exige.alguno.length > 0 && exige.alguno.every(empty);
  const missing = [...exige.todos.filter(empty), ...(none ? exige.alguno : [])];
  return campos.filter((name) => missing.includes(name));
}

/** Returns what each missing field asks for, by name; of those of `alguno`, only the story is asked. */
export function errorsOf(
  definition: FormDefinition,
  mode: Mode,
  missing: string[],
  language: Language,
): Values {
  const { tick, TELL, fill } = language.words;
  const { alguno } = mode.exige;
  const messageFor = (field: FormField): string => {
    if (field.tipo === 'checkbox') return tick(boxName(field, language));
    if (alguno.includes(field.name)) return TELL;
    return fill(nameOf(field, language));
  };
  return Object.fromEntries(
    fieldsOf(definition, mode)
      .filter(
        ({ name, tipo }) =>
          missing.includes(name) && (tipo === 'textarea' || !alguno.includes(name)),
      )
      .map((field) => [field.name, messageFor(field)]),
  );
}

const BOX_WORDS = 4;

/** Returns the first words of a box's sentence, quoted. */
function boxName({ etiqueta }: FormField, language: Language): string {
  const words = inLanguage(language, etiqueta).split(' ');
  const rest = words.length > BOX_WORDS ? '…' : '';
  return language.words.quote(words.slice(0, BOX_WORDS).join(' ') + rest);
}

/** Values after an attempt (section 4, D27): `limpia` says which are emptied, and whether by a refused one. */
export function clearAfter({ limpia }: Mode, values: Values, event: 'intento' | 'envio'): Values {
  if (event === 'intento' && limpia.cuando === 'envio') return values;
  return { ...values, ...Object.fromEntries(limpia.campos.map((name) => [name, ''])) };
}

/** Fields of a message (section 7): only those in `carga`; the anonymous mode sends no identity (D31). */
export function payload({ carga }: Mode, values: Values, correos: Recipients): Values {
  return Object.fromEntries(
    Object.entries(carga).map(([key, value]) => {
      if ('campo' in value) return [key, values[value.campo] ?? ''];
      return [key, 'fijo' in value ? value.fijo : correos[value.correo]];
    }),
  );
}

/** Inbox of a mode, from `reply_to` in its YAML, also for enquiries; null without one. */
export function inboxOf({ carga }: Mode, correos: Recipients): string | null {
  const to = carga['reply_to'];
  return to && 'correo' in to ? correos[to.correo] : null;
}
