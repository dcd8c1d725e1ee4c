import { jobs } from '@/scripts/redaccion/reader/jobs';
import type { Reader } from '@/scripts/redaccion/reader/readers';

/** Reads in this process, for tests of what is read and not of how it ends. */
export const readHere: Reader = {
  read: (name, args) => (jobs[name] as (...given: unknown[]) => never)(...args),
};
