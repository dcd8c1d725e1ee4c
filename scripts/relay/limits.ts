import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

export interface LimitOptions {
  /** Sends that one network may ask for in a window. */
  client: number;
  /** Messages that may leave in a window. */
  total: number;
  windowMs: number;
}

export interface Limits {
  /** Counts a request. @returns the seconds to wait, or 0 when it may go on */
  client(address: string): number;
  /** Counts a delivery. @returns the seconds to wait, or 0 when it may go on */
  total(): number;
  close(): void;
}

const MOST_CLIENTS = 20_000;

/**
 * Limits by windows of time. At the end of each, the counts and the salt of the addresses' hashes are
 * gone together: nothing can tell who wrote, not even to this process.
 * @param tick called at the end of each window
 */
export function createLimits(options: LimitOptions, tick: () => void): Limits {
  const clients = new Map<string, number>();
  let salt = randomBytes(32);
  let sent = 0;
  let end = Date.now() + options.windowMs;

  const timer = setInterval(() => {
    clients.clear();
    salt = randomBytes(32);
    sent = 0;
    end = Date.now() + options.windowMs;
    tick();
  }, options.windowMs);
  timer.unref();

  const wait = (): number => Math.max(1, Math.ceil((end - Date.now()) / 1000));

  return {
    client(address) {
      const hash = createHmac('sha256', salt).update(networkOf(address)).digest('base64');
      const count = (clients.get(hash) ?? 0) + 1;
      if (count > options.client || (count === 1 && clients.size >= MOST_CLIENTS)) return wait();
      clients.set(hash, count);
      return 0;
    },
    total() {
      if (sent >= options.total) return wait();
      sent += 1;
      return 0;
    },
    close: () => clearInterval(timer),
  };
}

/** An IPv4 address; of IPv6, the /64 that one subscriber has whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
