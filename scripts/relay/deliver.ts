import { createTransport, type SendMailOptions } from 'nodemailer';
import { composeEml } from '@/lib/email/eml';
import { errorName } from '../http';
import type { CheckedMessage } from './check';

/** The office's SMTP server: TLS from the first byte (`secure`), or by STARTTLS (`requireTLS`). */
export interface SmtpSettings {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  auth?: { user: string; pass: string } | undefined;
}

/** Milliseconds: `whole` includes the queue, and is less than the form's own timeout of 20 s. */
export type Times = Record<'connection' | 'whole', number>;

/** How a delivery ended: `kind` is for the log and has nothing that was sent. */
export interface DeliveryOutcome {
  status: 200 | 403 | 422 | 429 | 503 | 504;
  text: string;
  kind?: string;
  /** Seconds to wait before another try. */
  retryAfter?: number;
}

/** @param aviso a warning to the office, above the message */
export type Deliver = (
  message: CheckedMessage,
  id: string,
  aviso?: string,
) => Promise<DeliveryOutcome>;

const BUSY = 'Demasiados envíos. Espere y reintente.\n';
export const DELIVERED: DeliveryOutcome = { status: 200, text: 'OK' };

// Mail services limit the connections of a client: the other deliveries wait in a queue.
const MAX_CONNECTIONS = 3;
/** As many as may have their turn in time, a second each: those beyond are told at once. */
const MAX_WAITING = 40;
const CROWDED_SECONDS = 10;

export type Mail = ReturnType<typeof openMail>;

/** Talks to an SMTP server, over a connection of its own each time. */
export function openMail(smtp: SmtpSettings, times: Times) {
  const transport = createTransport({
    ...smtp,
    // Only a server on this machine goes without TLS: no authority signs a certificate for it.
    ignoreTLS: !smtp.requireTLS,
    forceAuth: smtp.auth !== undefined,
    connectionTimeout: times.connection,
    greetingTimeout: times.connection,
    dnsTimeout: times.connection,
    socketTimeout: times.whole,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const outcomeOf = (done: Promise<unknown>): Promise<DeliveryOutcome> =>
    done.then(() => DELIVERED, failure);
  return {
    /** Hands a message on. @param left milliseconds that it may take */
    send: (message: SendMailOptions, left = times.whole) =>
      outcomeOf(transport.sendMail({ ...message, signal: AbortSignal.timeout(left) })),
    /** Connects and logs in, and sends nothing. */
    verify: () => outcomeOf(transport.verify()),
  };
}

/** Delivers messages, three at once. */
export function createDeliver(mail: Mail, sender: string, times: Times): Deliver {
  const waiting: (() => void)[] = [];
  let free = MAX_CONNECTIONS;

  async function takeTurn(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async ({ message, to, titulo, etiquetas }, id, aviso) => {
    const deadline = Date.now() + times.whole;
    if (waiting.length >= MAX_WAITING)
      return { status: 429, text: BUSY, kind: 'cola', retryAfter: CROWDED_SECONDS };
    await takeTurn();
    try {
      const left = deadline - Date.now();
      if (left <= 0) return failure({ code: 'EABORT' });
      const raw = await composeEml(message, id, new Date(), {
        sender,
        titulo,
        etiquetas,
        ...(aviso && { aviso }),
      });
      return await mail.send({ envelope: { from: sender, to: [to] }, raw }, left);
    } finally {
      passTurn();
    }
  };
}

const UNTRUSTED = 'El certificado del servidor de correo no es de fiar.\n';
const UNKNOWN = 'El servidor de correo no aceptó a este relevo, al remitente o al buzón.\n';
const REFUSED = 'El servidor de correo rechazó el mensaje.\n';
const LATE = 'El servidor de correo no respondió a tiempo.\n';
const AWAY = 'El servidor de correo no está disponible.\n';

/**
 * Answers a failed delivery by its codes alone: the server's words may have addresses. A permanent refusal
 * (SMTP 5xx) is a 4xx, as on a 5xx the form advises a retry; 403, the office's own fault.
 */
function failure(error: unknown): DeliveryOutcome {
  const name = errorName(error);
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
