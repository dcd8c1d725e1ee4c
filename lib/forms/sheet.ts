import { both, type Language } from './language';
import { fieldsOf, requirementOf, type FormDefinition, type Mode } from './logic';
import type { Values } from './logic';

interface DropOffDesk {
  linea?: string | undefined;
  correo: string;
  domicilio: string;
  horario: string;
}

export type Sheet = ReturnType<typeof sheetOf>;

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
      ? language.words.dropOff(domicilio, horario)
      : language.words.handOver(domicilio, horario, linea, correo),
  };
}
