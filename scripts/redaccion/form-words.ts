import { labelOf } from '@/lib/content/model/labels';

const labelFor = (key: string) => `«${labelOf(key) ?? key}»`;

const CLOCK = 'Si ese día ya llegó, el reloj de este equipo está atrasado: avise a quien lo cuida.';

const REWORDED: [RegExp, (...parts: string[]) => string][] = [
  [
    /Escriba, por ejemplo: \w+: (.*?)(?= \(renglón \d|$)/s,
    (_, value = '') => `Por ejemplo: ${value.replace(/^"(.*)"$/, '$1')}`,
  ],
  [/ Agregue un renglón con esa clave y su valor: «\w+: …»\./, () => ' Escriba el dato.'],
  [/(\w+): true/g, (_, key = '') => labelFor(key)],
  [/(\w+): false/g, (_, key = '') => `«No» en ${labelFor(key)}`],
  [/.* no ha llegado\b.*/s, (said) => `${said} ${CLOCK}`],
  [/`(\w+)`/g, (_, key = '') => labelFor(key)],
];

/** Returns the check's words as a form says them: labels in the place of a file's keys and signs. */
export const inFormWords = (message: string): string =>
  REWORDED.reduce((said, [pattern, words]) => said.replace(pattern, words), message);
