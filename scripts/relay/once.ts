import { createHash } from 'node:crypto';
import type { Checked } from './check';
import { DELIVERED, type Outcome } from './deliver';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_REMEMBERED = 20_000;

/**
 * Remembers which messages were delivered: a retry after a lost answer must not deliver twice. Only
 * their fingerprints are kept, for a day, and only in memory.
 */
export function createOnce() {
  const delivered = new Map<string, number>();
  const underWay = new Map<string, Promise<Outcome>>();

  async function attempt(id: string, task: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = await task();
    if (outcome.status === 200) delivered.set(id, Date.now());
    const [oldest] = delivered.keys();
    if (delivered.size > MAX_REMEMBERED && oldest !== undefined) delivered.delete(oldest);
    return outcome;
  }

  return {
    /** Runs `task` unless the same message was delivered; one under way is shared. */
    run(id: string, task: () => Promise<Outcome>): Promise<Outcome> {
      if (Date.now() - (delivered.get(id) ?? 0) < DAY_MS) return Promise.resolve(DELIVERED);
      const delivery =
        underWay.get(id) ?? attempt(id, task).finally(() => void underWay.delete(id));
      underWay.set(id, delivery);
      return delivery;
    },
    /** Forgets what is older than a day. */
    purge(): void {
      for (const [id, when] of delivered) if (Date.now() - when >= DAY_MS) delivered.delete(id);
    },
    /** Waits for what is under way. */
    settled: () => Promise.allSettled(underWay.values()),
  };
}

/** A hash of a message: its folio and all its fields, in any order. */
export function fingerprint({ message }: Checked): string {
  const sorted = Object.entries(message.template_params).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([message.template_id, sorted]))
    .digest('hex');
}
