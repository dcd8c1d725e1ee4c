import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../http';
import type { Person } from './api';
import { OWNER } from './person';

/** Headers of every answer. The screen's script and style come from this server; its pictures also from the screen itself. */
export const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self' blob: data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** What a request may do: nothing, come in and be given a cookie, or what that person may. */
export type Right = undefined | { cookie: string } | { person: Person };

/** Who decides what a request may do. */
export interface Gate {
  /** The only answer for whoever may do nothing, whatever was asked for. */
  refusal: string;
  rightOf(request: IncomingMessage, port: number): Right;
}

/** The token of one run, and who has it. */
export class Access implements Gate {
  readonly refusal =
    'La redacción sólo se abre con la dirección completa que mostró al iniciar, en este mismo equipo.\n';
  readonly token = randomBytes(32).toString('base64url');

  /** The first address, which is printed and opened. */
  address = (url: string): string => `${url}/?clave=${this.token}`;

  /** Browsers send cookies to every port: each newsroom has a name of its own. */
  cookie = (port: number): string =>
    `${nameOn(port)}=${this.token}; Path=/; HttpOnly; SameSite=Strict`;

  /**
   * What a request may do. Its `Host` is looked at first: a page of another site, whose name was led to
   * this machine, has one of its own.
   */
  rightOf({ headers, method, url = '' }: IncomingMessage, port: number): Right {
    const { host = '', cookie = '' } = headers;
    const own = `http://${host}`;
    if (!isLoopback(own) || new URL(own).port !== portOf(port)) return undefined;
    if (!isFrom(own, headers.origin, method)) return undefined;
    const given = /^\/\?clave=([\w-]+)$/.exec(url)?.[1];
    if (method === 'GET' && given !== undefined)
      return this.isToken(given) ? { cookie: this.cookie(port) } : undefined;
    const kept = cookie.split('; ').find((one) => one.startsWith(`${nameOn(port)}=`));
    return this.isToken(kept?.slice(nameOn(port).length + 1) ?? '') ? { person: OWNER } : undefined;
  }

  /** Compared by their hashes, in a time that does not depend on where they differ. */
  private isToken = (given: string): boolean => timingSafeEqual(sha256(given), sha256(this.token));
}

/** Whether the newsroom's own page asks: browsers send no `Origin` with what only reads its own site. */
export const isFrom = (own: string, origin: string | undefined, method = ''): boolean =>
  origin === undefined ? READS.includes(method) : origin === own;

const READS = ['GET', 'HEAD'];
const nameOn = (port: number) => `redaccion-${port}`;
/** The port as it stands in an address, which leaves 80 out. */
const portOf = (port: number) => (port === 80 ? '' : String(port));
const sha256 = (text: string) => createHash('sha256').update(text).digest();
