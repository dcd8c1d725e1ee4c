import { strToU8 } from 'fflate';
import { convert, type ChangeChoice, type Converted } from '@/scripts/documents';
import { docx } from './docx';

export async function read(
  name: string,
  bytes: Uint8Array | string,
  changes?: ChangeChoice,
): Promise<Converted & { told: string[] }> {
  const given = typeof bytes === 'string' ? strToU8(bytes) : bytes;
  const result = await convert(name, given, { changes });
  if ('why' in result) throw new Error(result.why);
  return { ...result, told: result.losses.map(({ what, text }) => `${what}: ${text}`) };
}

export const readDocx = (given: string | Uint8Array, changes?: ChangeChoice) =>
  read('a.docx', typeof given === 'string' ? docx(given) : given, changes);

/** The rows of a table of cases, by their names. */
export const cases = <T extends unknown[]>(named: Record<string, T>): [string, ...T][] =>
  Object.entries(named).map(([name, given]) => [name, ...given]);
