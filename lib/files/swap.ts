import fs from 'node:fs';
import path from 'node:path';
import { move, remove } from './move';

/** Where `swapFolder` leaves the former folder. */
export const formerOf = (shown: string): string => `${shown}.anterior`;

/**
 * Puts a folder in the place of another by two renames, for systems and places without links. A failure leaves the
 * former one; a cut between the two is mended by `recoverFolder`.
 */
export function swapFolder(part: string, shown: string): void {
  const former = formerOf(shown);
  remove(former);
  fs.mkdirSync(path.dirname(shown), { recursive: true });
  if (fs.existsSync(shown)) move(shown, former);
  try {
    move(part, shown);
  } catch (error) {
    recoverFolder(shown);
    throw error;
  }
}

/** Restores the former folder if a swap was cut between its renames. */
export function recoverFolder(shown: string): void {
  if (!fs.existsSync(shown) && fs.existsSync(formerOf(shown))) move(formerOf(shown), shown);
}
