import { jobs } from '@/scripts/redaccion/reader/jobs';
import type { Reader } from '@/scripts/redaccion/reader/workers';

export const readHere: Reader = {
  read: (name, args) => (jobs[name] as (...given: unknown[]) => never)(...args),
};
