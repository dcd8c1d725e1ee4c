import { signWords } from './names';

/** Reasons against a path of a file, as a part of a sentence. */
const PATHS = {
  sign: ({ sign }: { sign: string }) =>
    `la ruta lleva ${signWords(sign)}, que no puede ir en el nombre de un archivo`,
  'double-slash': () => 'la ruta lleva «//». Deje una sola «/»',
  dots: ({ part }: { part: string }) =>
    `la ruta lleva «${part}» y no puede salir de su carpeta. Escríbala completa`,
  'loose-end': ({ part }: { part: string }) =>
    `«${part}» empieza o termina con un espacio o un punto. Cambie el nombre del archivo`,
  device: ({ part }: { part: string }) =>
    `«${part}» es un nombre que Windows guarda para sus aparatos, y ahí no se podría copiar. Elija otro`,
  long: () => 'el nombre del archivo es demasiado largo. Acórtelo',
};

/** Reasons against a name that is part of an address, as a part of a sentence. */
const NAMES = {
  long: ({ most }: { most: number }) =>
    `pasa de ${most} letras y es parte de una dirección. Acórtelo`,
  form: ({ name, mixed }: { name: string; mixed: boolean }) =>
    `«${name}» no puede ir en una dirección: ${mixed ? 'letras sin acento' : 'minúsculas sin acento'}, cifras y guiones, sin espacios ni otros signos`,
  taken: ({ name }: { name: string }) =>
    `«${name}» es un nombre que el sitio o los equipos ya usan. Elija otro`,
};

type Reasons = Record<string, (values: never) => string>;
type ReasonOf<T extends Reasons> = {
  [R in keyof T]: { reason: R; values: Parameters<T[R]> extends [infer V] ? V : object };
}[keyof T];

export type PathReason = ReasonOf<typeof PATHS>;
export type NameReason = ReasonOf<typeof NAMES>;

export const pathWords = ({ reason, values }: PathReason): string =>
  (PATHS[reason] as (values: object) => string)(values);
export const nameWords = ({ reason, values }: NameReason): string =>
  (NAMES[reason] as (values: object) => string)(values);
