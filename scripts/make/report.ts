import { readFileSync } from 'node:fs';
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

export type BuildStep = <T>(
  name: string,
  run: () => Promise<T> | T,
  said?: (made: T) => string,
) => Promise<T>;

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
