import { problemLine } from '../repository/details';
import type { ShownProblem } from './api';

/** A request that cannot be done; its message says why, in Spanish. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Turns an error into a refusal, since it says why the content cannot be read or written. */
export function inWords<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(422, error instanceof Error ? error.message : String(error));
  }
}

/** @throws Refused when there are problems, with all of them */
export function refusedFor(why: string, problems: readonly ShownProblem[]): void {
  if (problems.length > 0) throw new Refused(422, [why, ...problems.map(problemLine)].join('\n'));
}
