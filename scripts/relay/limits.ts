import { createHmac, randomBytes } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

export interface LimitOptions {
  /** Requests that one network may make in a window. */
  client: number;
  /** Messages that may leave in a window. */
  total: number;
  windowMs: number;
}

export interface Limits {
  /** Counts a request. @returns the seconds to wait, or 0 when it may go on */
  client(address: string): number;
  /** Takes a place among the deliveries of this window, if any is left. */
  total(): Place;
  close(): void;
}

/** A place among the deliveries of a window. */
export interface Place {
  /** Seconds to wait, or 0 when it may go on. */
  wait: number;
  /** Frees the place: nothing was delivered. */
  giveBack(): void;
}

const MAX_CLIENTS = 20_000;

/**
 * Rate limits by fixed windows. The counts and the salt of the addresses' hashes are dropped together at
 * the end of each: after that, not even this process can tell who wrote.
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
      // Set again, it moves to the end: the first of the map is the least recently seen.
      clients.delete(hash);
      clients.set(hash, count);
      const [oldest] = clients.keys();
      // The oldest is forgotten: refusing new clients instead would let one network lock everyone out.
      if (clients.size > MAX_CLIENTS && oldest !== undefined) clients.delete(oldest);
      return count > options.client ? wait() : 0;
    },
    total() {
      if (sent >= options.total) return { wait: wait(), giveBack: () => undefined };
      sent += 1;
      const own = end;
      return {
        wait: 0,
        giveBack() {
          // A later window counts from zero: a place of this one is not subtracted from it.
          if (own === end) sent -= 1;
        },
      };
    },
    close: () => clearInterval(timer),
  };
}

/**
 * The address that a proxy wrote: the last of `X-Forwarded-For`, without the port that some add and that
 * changes with each connection.
 * @returns undefined when it is no address
 */
export function addressIn(forwarded: string): string | undefined {
  const last = forwarded.split(',').at(-1)?.trim() ?? '';
  const [, v6, v4] = /^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/.exec(last) ?? [];
  const address = v6 ?? v4 ?? last;
  return isIP(address) ? address : undefined;
}

/** An IPv4 address, or the /64 of an IPv6 one, which a single subscriber holds. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
