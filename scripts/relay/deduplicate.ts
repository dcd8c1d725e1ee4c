import { createHash } from 'node:crypto';
import type { CheckedMessage } from './check';
import { DELIVERED, type DeliveryOutcome } from './deliver';

/** For as long as a folio is taken, from two days before to two after (problems.ts). */
const REMEMBERED_MS = 5 * 24 * 60 * 60 * 1000;
const MAX_REMEMBERED = 20_000;

/** The hashes kept of a message: of all of it, and of its folio alone. */
export interface Fingerprints {
  id: string;
  folio: string;
}

/** @param repeated its folio came before, with another text */
type Task = (repeated: boolean) => Promise<DeliveryOutcome>;

/** Remembers delivered messages, in memory: a retry is no second delivery, and a repeated folio is told. */
export function createOnce() {
  const delivered = new Map<string, { folio: string; when: number }>();
  const underWay = new Map<string, Promise<DeliveryOutcome>>();
  const first = new Map<string, string>();

  function forget(id: string, folio: string): void {
    delivered.delete(id);
    if (first.get(folio) === id) first.delete(folio);
  }

  /** Forgets messages older than any valid folio, and the oldest of too many. */
  function purge(): void {
    for (const [id, { folio, when }] of delivered) {
      if (isFresh(when) && delivered.size <= MAX_REMEMBERED) return;
      forget(id, folio);
    }
  }

  async function attempt({ id, folio }: Fingerprints, task: Task): Promise<DeliveryOutcome> {
    if (!first.has(folio)) first.set(folio, id);
    try {
      const outcome = await task(first.get(folio) !== id);
      if (outcome.status === 200) delivered.set(id, { folio, when: Date.now() });
      purge();
      return outcome;
    } finally {
      if (!delivered.has(id)) forget(id, folio);
    }
  }

  return {
    /** Runs `task` unless the same message was delivered; a delivery under way is shared. */
    run(prints: Fingerprints, task: Task): Promise<DeliveryOutcome> {
      const { id } = prints;
      if (isFresh(delivered.get(id)?.when)) return Promise.resolve(DELIVERED);
      const delivery =
        underWay.get(id) ?? attempt(prints, task).finally(() => void underWay.delete(id));
      underWay.set(id, delivery);
      return delivery;
    },
    /** Waits for deliveries under way. */
    settled: () => Promise.allSettled(underWay.values()),
  };
}

const isFresh = (when = 0): boolean => Date.now() - when < REMEMBERED_MS;

/** Hashes a message, with its fields in any order. */
export const fingerprints = ({
  template_id,
  template_params: params,
}: CheckedMessage['message']): Fingerprints => ({
  id: hash([template_id, Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))]),
  folio: hash(params['folio']),
});

const hash = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex');
