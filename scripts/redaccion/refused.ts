import { toldLines, problemLine, ToldError, toldBy, type ToldWords } from '../told-words';
import type { ShownProblem } from './api';

/** A request that cannot be done; its message says why, in Spanish. */
export class Refused extends ToldError {
  constructor(
    readonly status: number,
    told: ToldWords,
    options?: ErrorOptions,
  ) {
    super(told, options);
  }
}

/** Turns an error into a refusal, since it says why the content cannot be read or written. */
export function inWords<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(422, toldBy(error));
  }
}

/** @throws Refused when there are problems, with all of them */
export function refusedFor(why: string, problems: readonly ShownProblem[]): void {
  if (problems.length > 0) throw new Refused(422, toldLines([why, ...problems.map(problemLine)]));
}
