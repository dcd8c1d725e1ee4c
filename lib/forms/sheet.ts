import { both, type Language } from './language';
import { fieldsOf, requirementOf } from './logic';
import type { FormDefinition, FormField, Mode, Values } from './logic';

interface DropOffDesk {
  linea?: string | undefined;
  correo: string;
  domicilio: string;
  horario: string;
}

export type Sheet = ReturnType<typeof sheetOf>;

/**
 * Returns what only a later mode asks, with the words of its choice: a printed form offers every mode and has
 * the fields of the first. Left out is what has the same use as one of them (`nombres`).
 */
export function laterFields(definition: FormDefinition): (FormField & { choice: string })[] {
  const [first, ...later] = definition.modos.map((mode) => ({
    choice: mode.opcion?.titulo ?? '',
    fields: fieldsOf(definition, mode),
  }));
  const isAsked = ({ name, autocompletar }: FormField) =>
    first?.fields.some(
      (one) => one.name === name || (autocompletar && one.autocompletar === autocompletar),
    );
  return later.flatMap(({ choice, fields }) =>
    fields.filter((field) => !isAsked(field)).map((field) => ({ ...field, choice })),
  );
}

const LINES = 10;

/** Returns a form on letter paper, drawn blank by the build (scripts/make/pdf) and filled by the browser (./pdf). */
export function sheetOf(
  definition: FormDefinition,
  mode: Mode,
  { linea, correo, domicilio, horario }: DropOffDesk,
  language: Language,
  values: Values = {},
) {
  return {
    titulo: both(language, mode.titulo),
    descripcion: definition.descripcion,
    requisito: requirementOf(definition, mode, language),
    campos: fieldsOf(definition, mode).map((field) => ({
      ...field,
      etiqueta: both(language, field.etiqueta),
      lineas: field.tipo === 'textarea' ? LINES : 1,
      valor: values[field.name] ?? '',
    })),
    entrega: mode.anonimo
      ? language.words.dropOff(domicilio)
      : language.words.handOver(domicilio, horario, linea, correo),
  };
}
