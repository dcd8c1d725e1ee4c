import type { State, Stated } from '@/lib/content/types';
import { longDate } from '@/lib/office/dates';

type Say = (state: State) => string | undefined;
const until: Say = ({ day }) => day && `el ${longDate(day)}`;

const SAID: Record<Exclude<State['name'], 'retirado'>, [title: string, detail: Say]> = {
  borrador: ['En borrador, no se publica', () => undefined],
  revision: ['En revisión, no se publica', () => undefined],
  programado: ['No se publica todavía', until],
  publicado: ['Se retira', until],
};

/** Reports unpublished pieces, a line for each state. @param shown true when the build includes them */
export function sayStated(stated: readonly Stated[], shown = false): string[] {
  const lines = (Object.keys(SAID) as (keyof typeof SAID)[]).flatMap((name) => {
    const [title, detail] = SAID[name];
    const files = stated
      .filter(({ state }) => state.name === name)
      .map(({ file, state }) => [file, detail(state)] as const)
      .map(([file, said]) => (said ? `${file} (${said})` : file));
    return files.length > 0 ? [`${title}: ${files.join(', ')}.`] : [];
  });
  return shown
    ? [...lines, 'Este sitio muestra con una marca lo que no se publica: es sólo para verlo aquí.']
    : lines;
}
