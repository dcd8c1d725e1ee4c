import { chmodSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../http';
import { sha256 } from '../make/huellas';
import type { Person } from './api';
import { OWNER } from './current-person';

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

/** Whose request it is; in words, if it is nobody's any more. */
export type Right = Person | string | undefined;

export interface Gate {
  refusal: string;
  rightOf(request: IncomingMessage, port: number): Right;
  /** The reply to the key that the opening file (`openingFile`) sends; undefined for a wrong key. */
  enter?(
    request: IncomingMessage,
    port: number,
    form: string,
  ): { headers: Record<string, string>; page: string } | undefined;
}

export const ENTRANCE = '/entrar';
/** Carries the secret of the page; a page of another port cannot read it, nor send it. */
const SECRET_HEADER = 'x-redaccion';

/**
 * The key of a run opens once; from then on a browser has a cookie, which browsers send to every port of the
 * machine, and a secret that the screen alone keeps.
 */
export class Access implements Gate {
  readonly refusal =
    'La redacción sólo se abre desde su acceso, en este mismo equipo: inicie npm run redaccion, o el acceso del escritorio.\n';
  private key = '';
  private handOver: (key: string) => void = () => undefined;
  private readonly session = random();
  private readonly secret = random();
  /** For the addresses of small pictures: they may come along when a text is copied. */
  private readonly pictures = random();

  /** @param handOver told each key; the former key opens nothing any more */
  handTo(handOver: (key: string) => void): void {
    this.handOver = handOver;
    this.renewKey();
  }

  /** The `Host` differs where another site's name was led to this machine. */
  rightOf({ headers, method, url = '' }: IncomingMessage, port: number): Right {
    const own = ownAddress(headers.host, port);
    if (!own || !isFrom(own, headers.origin, method)) return undefined;
    // A page of another port may have set another cookie of this name.
    const name = `${nameOn(port)}=`;
    const isKnown = (headers.cookie ?? '')
      .split('; ')
      .some((one) => one.startsWith(name) && isSame(one.slice(name.length), this.session));
    const { pathname, searchParams } = new URL(url, own);
    const given = String(headers[SECRET_HEADER]);
    const isTrusted =
      SCREEN.includes(pathname) ||
      isSame(given, this.secret) ||
      (pathname === PICTURES && isSame(searchParams.get('llave') ?? '', this.pictures));
    return isKnown && isTrusted ? OWNER : LOST;
  }

  enter({ headers }: IncomingMessage, port: number, form: string) {
    const given = new URLSearchParams(form).get('clave') ?? '';
    if (!ownAddress(headers.host, port) || !this.key || !isSame(given, this.key)) return undefined;
    this.renewKey();
    const nonce = random();
    const kept = { redaccion: this.secret, 'redaccion-imagenes': this.pictures };
    // A browser sends no cookie with a navigation from a file: the page goes on by itself, and leaves no entry.
    const script = `for (const [name, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(name, value); location.replace('/');`;
    return {
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'Set-Cookie': `${nameOn(port)}=${this.session}; Path=/; HttpOnly; SameSite=Strict`,
      },
      page: `<!doctype html><html lang="es-MX"><meta charset="utf-8"><title>Redacción</title><link rel="icon" href="data:,"><script nonce="${nonce}">${script}</script></html>\n`,
    };
  }

  private renewKey(): void {
    this.key = random();
    this.handOver(this.key);
  }
}

/** Requests before the screen can send its secret; nothing of it is the office's. */
const SCREEN = ['/', '/redaccion.js', '/redaccion.css'];
const PICTURES = '/api/foto';
const LOST =
  'La redacción se abrió de nuevo: ábrala desde su acceso en otra pestaña; lo que escribió sigue en esta.';

const random = () => randomBytes(32).toString('base64url');

function ownAddress(host = '', port: number): string | undefined {
  const own = `http://${host}`;
  return isLoopback(own) && new URL(own).port === (port === 80 ? '' : String(port))
    ? own
    : undefined;
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));

/** Whether the newsroom's own page asks: browsers send no `Origin` with a reading request to the own site. */
export const isFrom = (own: string, origin: string | undefined, method = ''): boolean =>
  origin === undefined ? READS.includes(method) : origin === own;

const READS = ['GET', 'HEAD'];
const nameOn = (port: number) => `redaccion-${port}`;

/**
 * The file that opens a newsroom: it sends the key by itself, so that no argument of a program, no address
 * and no history ever has it. On Windows, the folder of temporary files is the user's own.
 */
export const openingFile = (root: string, port: number): string =>
  path.join(
    process.platform === 'win32' ? tmpdir() : path.join(root, '.redaccion'),
    'acceso',
    `abrir-${port}.html`,
  );

/**
 * Writes it for its owner alone.
 * @throws Error in Spanish when its folder is another user's, or no folder
 */
export function writeOpening(file: string, url: string, key: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOwn = process.getuid === undefined || found.uid === process.getuid();
  if (!found.isDirectory() || !isOwn)
    throw new Error(`${folder} no es una carpeta de quien inicia la redacción. Quítela y repita.`);
  chmodSync(folder, 0o700);
  rmSync(file, { force: true });
  writeFileSync(file, pageOf(`${url}${ENTRANCE}`, key), { mode: 0o600, flag: 'wx' });
}

const pageOf = (action: string, key: string) => `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Redacción</title>
<form method="post" action="${action}">
<input type="hidden" name="clave" value="${key}">
<noscript><button>Abrir la redacción</button></noscript>
</form>
<script>document.forms[0].submit()</script>
</html>
`;
