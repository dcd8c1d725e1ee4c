import type { File } from './entry';
import type { Name } from './model';
import { parseSource } from './parse';
import { References, replaceInText } from './references';

/** What a datum says while the office has not given it. */
export const MISSING_DATUM = 'por confirmar por la oficina';

/**
 * What `{{clave}}` stands for in a text: the values of `sitio.yml`, the data of `oficina.yml`, and who
 * carries the messages and where reports go, by `correo.yml`. Valid or not: those files are checked apart.
 */
export function valuesOf(files: readonly File[]): Record<string, unknown> {
  const dataOf = (name: Name): Record<string, unknown> => {
    const file = files.find((one) => one.name === name);
    return groupOf(file && parseSource(file.text, file.file).data);
  };
  const oficina = Object.entries(dataOf('oficina')).map(([key, row]) => {
    const { valor } = groupOf(row);
    return [key, typeof valor === 'string' && valor.trim() ? valor.trim() : MISSING_DATUM];
  });
  const values = {
    ...(Object.fromEntries(oficina) as Record<string, string>),
    ...dataOf('sitio'),
  };
  const { via, vias, denuncias } = dataOf('correo');
  const { mensajero, mensajeroVe } = groupOf(groupOf(vias)[String(via)]);
  const references = new References(values);
  const own = (text: unknown) =>
    typeof text === 'string' ? replaceInText(text, references, () => undefined) : undefined;
  return {
    ...values,
    correoDenuncias: denuncias,
    mensajero: own(mensajero),
    mensajeroVe: own(mensajeroVe),
  };
}

/** The value, when it is a group of keys; none of its keys else. */
const groupOf = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? { ...(value as Record<string, unknown>) }
    : {};
