import type { Verdict } from './verify';

/** Addresses that are named for each fault; the rest are counted. */
const NAMED = 10;

/** What a comparison found, a paragraph for each fault. */
export const sayVerdict = ({ faults }: Verdict): string[] =>
  [...faults].flatMap(([fault, where]) => [
    `✖ ${fault}${where.length > 0 ? ':' : ''}`,
    ...where.slice(0, NAMED).map((one) => `    ${one}`),
    ...(where.length > NAMED ? [`    y ${where.length - NAMED} más`] : []),
  ]);
