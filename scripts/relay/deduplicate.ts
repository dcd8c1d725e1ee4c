import { createHash } from 'node:crypto';
import type { CheckedMessage } from './check';
import { DELIVERED, type HandOnOutcome } from './hand-on';

/** For as long as a folio is taken, from two days before to two after (problems.ts). */
const REMEMBERED_MS = 5 * 24 * 60 * 60 * 1000;
const MAX_REMEMBERED = 20_000;

/** The hashes kept of a message: of all of it, and of its folio alone. */
export interface Fingerprints {
  id: string;
  folio: string;
}

/** @param repeated its folio came before, with another text */
type Task = (repeated: boolean) => Promise<HandOnOutcome>;

/** Remembers messages, in memory: a retry is no second delivery, and a repeated folio is told. */
export function createOnce() {
  /** Delivered or under way, by id, oldest first. */
  const kept = new Map<string, { folio: string; when: number; outcome: Promise<HandOnOutcome> }>();

  /** Forgets messages older than any valid folio, and the oldest of too many. */
  function purge(): void {
    for (const [id, { when }] of kept) {
      if (Date.now() - when < REMEMBERED_MS && kept.size <= MAX_REMEMBERED) return;
      kept.delete(id);
    }
  }

  return {
    /** Runs `task` unless the same message was delivered; a delivery under way is shared. */
    async run({ id, folio }: Fingerprints, task: Task): Promise<HandOnOutcome> {
      purge();
      const known = kept.get(id);
      if (known) return known.outcome;
      const outcome = task([...kept.values()].some((one) => one.folio === folio));
      kept.set(id, { folio, when: Date.now(), outcome });
      const { text } = await outcome.catch(() => ({ text: '' }));
      if (text !== DELIVERED.text) kept.delete(id);
      else kept.set(id, { folio, when: Date.now(), outcome: Promise.resolve(DELIVERED) });
      return outcome;
    },
    /** Waits for deliveries under way. */
    settled: () => Promise.allSettled([...kept.values()].map(({ outcome }) => outcome)),
  };
}

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
