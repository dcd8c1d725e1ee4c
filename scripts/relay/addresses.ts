import { isIP, isIPv6 } from 'node:net';

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

/** Who writes, as far as addresses tell: an IPv4 address, or the /64 of an IPv6 one, which one device holds. */
export const clientOf = (address: string): string => {
  const groups = groupsOf(address);
  return groups ? groups.slice(0, 4).map(hex).join(':') : bare(address);
};

/** Where they write from: the /24 of an IPv4 address, or the /56 of an IPv6 one, which one subscriber may hold. */
export const networkOf = (address: string): string => {
  const groups = groupsOf(address);
  if (!groups) return bare(address).replace(/\.\d+$/, '');
  const [last = 0] = groups.slice(3, 4);
  return [...groups.slice(0, 3), last & 0xff00].map(hex).join(':');
};

/** An IPv4 address that a server of both families writes as an IPv6 one. */
const bare = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] | undefined {
  if (!isIPv6(bare(address))) return undefined;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].map((group) => parseInt(group, 16));
}

const hex = (group: number): string => group.toString(16);
