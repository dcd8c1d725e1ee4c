import { readFileSync } from 'node:fs';
import type { State, Stated } from '@/lib/content/types';
import { longDate } from '@/lib/office/dates';
import type { BuildPaths } from './paths';

export interface Report {
  /** The office's day; some warnings depend on it. */
  day: string;
  steps: { name: string; ms: number }[];
  pages: number;
  asked: number;
  files: number;
  warnings: string[];
}

/** Reads the last build's report, if valid. */
export function readReport({ report }: Pick<BuildPaths, 'report'>): Report | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** Times and prints the steps of a build. */
export function openReport(print: (line: string) => void) {
  const steps: Report['steps'] = [];
  const step = async <T>(name: string, run: () => Promise<T> | T, said?: (made: T) => string) => {
    const start = performance.now();
    const made = await run();
    const ms = Math.round(performance.now() - start);
    steps.push({ name, ms });
    const words = said?.(made);
    print(`✔ ${name}${words ? `: ${words}` : ''} (${(ms / 1000).toFixed(1)} s)`);
    return made;
  };
  return { steps, step };
}

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
