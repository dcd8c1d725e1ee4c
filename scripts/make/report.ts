import { readFileSync } from 'node:fs';
import type { BuildPaths } from './paths';

/** How a build went. */
export interface Report {
  /** The day of the build at the office: some warnings are of a single day. */
  day: string;
  steps: { name: string; ms: number }[];
  pages: number;
  /** Pages that Next was asked for. */
  asked: number;
  files: number;
  warnings: string[];
}

/** The report of the last build, if any was kept whole. */
export function readReport({ report }: Pick<BuildPaths, 'report'>): Report | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** Runs a step and says on the screen how it went. */
export type BuildStep = <T>(
  name: string,
  run: () => Promise<T> | T,
  said?: (made: T) => string,
) => Promise<T>;

/** @param print where the lines go */
export function openReport(print: (line: string) => void): {
  steps: Report['steps'];
  step: BuildStep;
} {
  const steps: Report['steps'] = [];
  return {
    steps,
    async step(name, run, said) {
      const start = performance.now();
      const made = await run();
      const ms = Math.round(performance.now() - start);
      steps.push({ name, ms });
      const words = said?.(made);
      print(`✔ ${name}${words ? `: ${words}` : ''} (${(ms / 1000).toFixed(1)} s)`);
      return made;
    },
  };
}
