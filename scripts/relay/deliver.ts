import { createTransport } from 'nodemailer';
import { composeEml } from '../mailbox/eml';
import { failureName } from '../serve/http';
import type { Checked } from './check';

/** The office's SMTP server. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  /** Refuses to go on without STARTTLS. */
  requireTLS: boolean;
  auth?: { user: string; pass: string } | undefined;
}

/** How long a delivery may take, in milliseconds. */
export interface Times {
  connection: number;
  /** All of it, the wait for a turn included: less than the 20 s that the form waits. */
  whole: number;
}

/** How a delivery ended: `kind` is for the log and holds nothing that was sent. */
export interface Outcome {
  status: 200 | 403 | 422 | 429 | 503 | 504;
  text: string;
  kind?: string;
  /** Seconds to wait before another try. */
  retryAfter?: number;
}

export type Deliver = (message: Checked, id: string) => Promise<Outcome>;

export const DELIVERED: Outcome = { status: 200, text: 'OK' };

// Mail services allow few connections at once from one client: the rest wait their turn.
const MOST_AT_ONCE = 3;

/** Delivers messages to an SMTP server, each over a connection of its own. */
export function createDeliver(smtp: SmtpSettings, sender: string, times: Times): Deliver {
  const transport = createTransport({
    ...smtp,
    // What does not ask for TLS is this machine itself, whose certificate nobody vouches for.
    ignoreTLS: !smtp.requireTLS,
    forceAuth: smtp.auth !== undefined,
    connectionTimeout: times.connection,
    greetingTimeout: times.connection,
    dnsTimeout: times.connection,
    socketTimeout: times.whole,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const queue: (() => void)[] = [];
  let free = MOST_AT_ONCE;

  async function turn(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  }

  function pass(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  return async ({ envio, to, titulo }, id) => {
    const deadline = Date.now() + times.whole;
    await turn();
    try {
      const left = deadline - Date.now();
      if (left <= 0) return failure({ code: 'EABORT' });
      await transport.sendMail({
        envelope: { from: sender, to: [to] },
        raw: await composeEml(envio, id, new Date(), { sender, titulo }),
        signal: AbortSignal.timeout(left),
      });
      return DELIVERED;
    } catch (error) {
      return failure(error);
    } finally {
      pass();
    }
  };
}

const UNTRUSTED = 'El certificado del servidor de correo no es de fiar.\n';
const UNKNOWN = 'El servidor de correo no aceptó a este relevo, al remitente o al buzón.\n';
const REFUSED = 'El servidor de correo rechazó el mensaje.\n';
const LATE = 'El servidor de correo no respondió a tiempo.\n';
const AWAY = 'El servidor de correo no está disponible.\n';

/**
 * The answer to a failed delivery. The server's own words may hold addresses: only codes are told.
 * A refusal for good (5xx) is no 5xx here, which the form takes for a passing failure and advises to
 * try again in seconds. What is wrong with a password, a sender, an inbox or a certificate, only the
 * office can mend: to 403 the form says that the failure is ours, and that the office be told.
 */
function failure(error: unknown): Outcome {
  const name = failureName(error);
  const { responseCode, originalCode } = Object(error) as Record<string, unknown>;
  if (typeof originalCode === 'string' && /CERT|SIGNATURE/.test(originalCode))
    return { status: 403, text: UNTRUSTED, kind: `${name} ${originalCode}` };
  const code = typeof responseCode === 'number' ? responseCode : 0;
  const kind = code > 0 ? `${name} ${code}` : name;
  if (code >= 500 && name === 'EMESSAGE') return { status: 422, text: REFUSED, kind };
  if (code >= 500) return { status: 403, text: UNKNOWN, kind };
  if (name === 'ETIMEDOUT' || name === 'EABORT') return { status: 504, text: LATE, kind };
  return { status: 503, text: AWAY, kind };
}
