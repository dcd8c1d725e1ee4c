import type { Reason } from '@/lib/forms/reasons';
import type { ModeName } from './modes';

/** A way in which a message does not get through: a row of the table in docs/formularios.md. */
export interface FaultCase {
  /** «Si …»: the row's name, and part of the tests' titles. */
  si: string;
  /** How a browser is made to meet it. */
  how: string;
  /** What the browser tells of the request. */
  sign: string;
  reason: Reason;
  /** The page stays as it is: the message goes from a page loaded anew. */
  reload?: true;
  /** The mode in which a browser proves it; the machine proves it in every one. */
  mode: ModeName | 'every';
}

const status = (code: number, si: string, reason: Reason, mode: ModeName): FaultCase => ({
  si,
  how: 'the server answers with that status',
  sign: `${code}`,
  reason,
  mode,
});

/** Every fault. Each is met by a browser in one mode, in turns; a plain cut is met in every mode. */
export const faultCases = {
  offline: {
    si: 'no hay internet',
    how: "the browser's network is off",
    sign: 'net::ERR_INTERNET_DISCONNECTED',
    reason: 'offline',
    mode: 'servidor',
  },
  dns: {
    si: 'no se encuentra el servidor (DNS)',
    how: 'the request is led to a name of `.invalid`',
    sign: 'net::ERR_NAME_NOT_RESOLVED',
    reason: 'network',
    mode: 'servicio',
  },
  blocker: {
    si: 'una extensión bloquea el envío',
    how: 'a browser with an extension whose rules forbid the request; they are turned off in the end',
    sign: 'net::ERR_BLOCKED_BY_CLIENT',
    reason: 'network',
    mode: 'anonima',
  },
  policy: {
    si: 'la política del sitio (CSP) impide el envío',
    how: "the page is served with `connect-src 'none'`",
    sign: '',
    reason: 'policy',
    reload: true,
    mode: 'identificada',
  },
  cors: {
    si: 'el servicio no autoriza a este sitio (CORS)',
    how: 'the form sends to another origin, which answers without CORS headers',
    sign: 'net::ERR_FAILED',
    reason: 'network',
    mode: 'servidor',
  },
  silence: {
    si: 'el servicio no contesta en 20 segundos',
    how: "the server never answers; the page's clock is moved on",
    sign: '',
    reason: 'timeout',
    mode: 'anonima',
  },
  reset: {
    si: 'se corta la conexión',
    how: 'the server resets the socket',
    sign: 'net::ERR_CONNECTION_RESET',
    reason: 'network',
    mode: 'every',
  },
  rejected: status(400, 'el servicio rechaza el mensaje (400)', 'rejected', 'identificada'),
  unauthorised: status(401, 'el servicio pide identificarse (401)', 'settings', 'servicio'),
  forbidden: status(403, 'el servicio prohíbe el envío (403)', 'settings', 'servidor'),
  large: status(413, 'el mensaje es demasiado largo (413)', 'large', 'anonima'),
  busy: status(429, 'el servicio está ocupado (429)', 'busy', 'sugerencia'),
  work: {
    si: 'el relevo pide más trabajo cada vez',
    how: 'the server asks for work again and again, and takes nothing',
    sign: '429, 429, 429, 429',
    reason: 'busy',
    mode: 'servicio',
  },
  down: status(500, 'el servicio falla (500)', 'down', 'identificada'),
  unavailable: status(503, 'el servicio no está disponible (503)', 'down', 'servicio'),
  otherText: {
    si: 'el servicio contesta 200 con otro texto',
    how: 'the server answers «Recibido»',
    sign: '200',
    reason: 'unconfirmed',
    mode: 'anonima',
  },
  garbage: {
    si: 'la respuesta no es HTTP',
    how: 'the server writes other bytes',
    sign: 'net::ERR_INVALID_HTTP_RESPONSE',
    reason: 'network',
    mode: 'servidor',
  },
  truncated: {
    si: 'la respuesta llega cortada',
    how: 'the server closes in the middle of a 200 that begins with `OK`',
    sign: '200, net::ERR_CONTENT_LENGTH_MISMATCH',
    reason: 'network',
    mode: 'identificada',
  },
} satisfies Record<string, FaultCase>;

export type FaultName = keyof typeof faultCases;

export const faultNames = Object.keys(faultCases) as FaultName[];
