import { randomBytes } from 'node:crypto';
import type { EmailMessage } from '@/lib/email/request';
import { solvedBy, type Work } from '@/lib/forms/work';

/**
 * What the demands of work are about: a word drawn at random for each window, the same for everyone, so
 * that nothing is kept of who was asked. Work for the last window's word counts too: it was begun then.
 */
export function createChallenge() {
  const draw = (): string => randomBytes(16).toString('hex');
  let [word, former] = [draw(), draw()];
  return {
    word: (): string => word,
    /** How many puzzles of this message were solved. */
    solved: (work: Work | undefined, message: EmailMessage): number =>
      work && [word, former].includes(work.reto) ? solvedBy(work, message) : 0,
    /** A window has ended. */
    renew(): void {
      [word, former] = [draw(), word];
    },
  };
}
