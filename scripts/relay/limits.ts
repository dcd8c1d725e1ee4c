import { createHmac, randomBytes } from 'node:crypto';
import { MOST_PUZZLES, PUZZLES } from '@/lib/forms/work';
import { clientOf, networkOf } from './addresses';

export interface LimitOptions {
  /** Requests that one address may make in a window. */
  client: number;
  /** Messages of one address that may leave in a window. */
  deliveries: number;
  /** Messages that may leave in a window. */
  total: number;
  windowMs: number;
}

export interface Limits {
  /** Counts a request. @returns the seconds to wait, or 0 when it may go on */
  client(address: string): number;
  /**
   * Asks for a place among the deliveries of this window.
   * @param solved the puzzles that came solved with the message
   */
  take(address: string, solved: number): Place | Refusal;
  close(): void;
}

/** A place among the deliveries of a window. */
export interface Place {
  /** Of a client that had none in this window: it goes before the others. */
  fresh: boolean;
  /** Frees the place: nothing was delivered. */
  giveBack(): void;
}

/** No place: what to do for one, or the seconds to wait and, for the log, which limit it is. */
export type Refusal = { puzzles: number } | { wait: number; kind: string };

const MAX_CLIENTS = 20_000;
/** How many clients of one network may be new in a window: behind one network there may be a whole city. */
const FRESH_OF_NETWORK = 3;

/**
 * Rate limits by fixed windows (0023). Half of the deliveries are kept for clients that had none in the
 * window: twenty that abuse use up the other half, and twenty places of this one. Each half asks for
 * work of the device once half of it is gone. The counts and the salt of the addresses' hashes are
 * dropped together at the end of each window: after that, not even this process can tell who wrote.
 * @param tick called at the end of each window
 */
export function createLimits(options: LimitOptions, tick: () => void): Limits {
  /** Requests of each client. */
  const requests = new Map<string, number>();
  /** Deliveries of each client, and new clients of each network: never more than there are places. */
  const deliveries = new Map<string, number>();
  const newcomers = new Map<string, number>();
  const kept = { size: Math.floor(options.total / 2), used: 0 };
  const open = { size: options.total - kept.size, used: 0 };
  let salt = randomBytes(32);
  let end = Date.now() + options.windowMs;

  const timer = setInterval(() => {
    for (const counts of [requests, deliveries, newcomers]) counts.clear();
    salt = randomBytes(32);
    kept.used = open.used = 0;
    end = Date.now() + options.windowMs;
    tick();
  }, options.windowMs);
  timer.unref();

  const wait = (): number => Math.max(1, Math.ceil((end - Date.now()) / 1000));
  const hash = (text: string): string => createHmac('sha256', salt).update(text).digest('base64');

  return {
    client(address) {
      const client = hash(clientOf(address));
      const count = (requests.get(client) ?? 0) + 1;
      // Set again, it moves to the end: the first of the map is the least recently seen.
      requests.delete(client);
      requests.set(client, count);
      const [oldest] = requests.keys();
      // The oldest is forgotten: refusing new clients instead would let one network lock everyone out.
      if (requests.size > MAX_CLIENTS && oldest !== undefined) requests.delete(oldest);
      return count > options.client ? wait() : 0;
    },
    take(address, solved) {
      const client = hash(clientOf(address));
      const network = hash(networkOf(address));
      const own = deliveries.get(client) ?? 0;
      if (own >= options.deliveries) return { wait: wait(), kind: 'limite-entregas' };
      const fresh = own === 0 && (newcomers.get(network) ?? 0) < FRESH_OF_NETWORK;
      const half = fresh && kept.used < kept.size ? kept : open;
      if (half.used >= half.size) return { wait: wait(), kind: 'limite-total' };
      const puzzles = puzzlesFor(half);
      if (solved < puzzles) return { puzzles };

      const changeBy = (change: 1 | -1): void => {
        half.used += change;
        add(deliveries, client, change);
        if (fresh) add(newcomers, network, change);
      };
      const until = end;
      changeBy(1);
      return {
        fresh,
        giveBack() {
          // A later window counts from zero: a place of this one is not subtracted from it.
          if (until === end) changeBy(-1);
        },
      };
    },
    close: () => clearInterval(timer),
  };
}

/** Nothing while there is room; then more, the less there is. */
function puzzlesFor({ size, used }: { size: number; used: number }): number {
  const left = 1 - used / size;
  if (left > 1 / 2) return 0;
  if (left > 1 / 4) return PUZZLES;
  return left > 1 / 8 ? 2 * PUZZLES : MOST_PUZZLES;
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
