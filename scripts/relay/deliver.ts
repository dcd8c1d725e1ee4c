import { createTransport, type SendMailOptions } from 'nodemailer';
import { BUSY } from '@/lib/email/relay';
import { errorName } from '../http';
import type { CheckedMessage } from './check';
import { DELIVERED, letterOf, type HandOnOutcome } from './hand-on';

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

/** How a delivery ended. */
export interface DeliveryOutcome extends HandOnOutcome {
  status: 200 | 403 | 413 | 422 | 429 | 503 | 504;
  /** Why no message would arrive, in words for whoever minds the relay: the office's own fault. */
  motivo?: string;
}

/** A `HandOn` by SMTP. */
type Deliver = (message: CheckedMessage, id: string, aviso?: string) => Promise<DeliveryOutcome>;

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

  return async (message, id, aviso) => {
    const deadline = Date.now() + times.whole;
    if (waiting.length >= MAX_WAITING)
      return { status: 429, text: BUSY, kind: 'cola', retryAfter: CROWDED_SECONDS };
    await takeTurn();
    try {
      const left = deadline - Date.now();
      if (left <= 0) return failure({ code: 'EABORT' });
      const raw = await letterOf(message, id, { sender, ...(aviso && { aviso }) });
      const envelope = { from: sender, to: [message.to], size: raw.length };
      return await mail.send({ envelope, raw }, left);
    } finally {
      passTurn();
    }
  };
}

const UNTRUSTED = 'El certificado del servidor de correo no es de fiar.';
const UNKNOWN = 'El servidor de correo no aceptó a este relevo, al remitente o al buzón.';
const FULL = 'El buzón de la oficina está lleno.';
const QUOTA = 'La oficina agotó los envíos que su servidor de correo permite.';
const POLICY = 'Una regla del servidor de correo impide los mensajes de este relevo.';
const LARGE = 'El mensaje es más largo de lo que el servidor de correo acepta.\n';
const REFUSED = 'El servidor de correo rechazó el mensaje.\n';
const LATE = 'El servidor de correo no respondió a tiempo.\n';
const AWAY = 'El servidor de correo no está disponible.\n';

/** The office's own fault: 403, as on a 5xx the form advises a retry. */
export const officeFault = (motivo: string, kind: string): DeliveryOutcome => ({
  ...{ status: 403, text: `${motivo}\n`, kind, motivo },
});

/** RFC 3463: faults of a mailbox, a quota or a rule, whichever command they answer. */
const FAULTS: [enhanced: RegExp, motivo: string][] = [
  [/^[45]\.2\.2$/, FULL],
  [/^5\.4\.5$/, QUOTA],
  [/^5\.7\./, POLICY],
  [/^5\.[1-5]\./, UNKNOWN],
];
const TOO_LARGE = /^5\.(?:3\.4|2\.3)$/;

/**
 * Answers a failed delivery by its codes alone: the server's words may have addresses. A permanent refusal
 * (SMTP 5xx) is a 4xx, as on a 5xx the form advises a retry.
 */
function failure(error: unknown): DeliveryOutcome {
  const name = errorName(error);
  const { responseCode, originalCode, response, command } = Object(error) as Record<
    string,
    unknown
  >;
  if (typeof originalCode === 'string' && /CERT|SIGNATURE/.test(originalCode))
    return officeFault(UNTRUSTED, `${name} ${originalCode}`);
  const code = typeof responseCode === 'number' ? responseCode : 0;
  const said = typeof response === 'string' ? response : '';
  const [, enhanced = ''] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/.exec(said) ?? [];
  const kind = [name, code > 0 ? code : '', enhanced].filter(Boolean).join(' ');
  const isOwnLimit = code === 0 && name === 'EMESSAGE';
  if (isOwnLimit || TOO_LARGE.test(enhanced) || (code === 552 && isOfSize(command, enhanced, said)))
    return { status: 413, text: LARGE, kind };
  const [, motivo] = FAULTS.find(([pattern]) => pattern.test(enhanced)) ?? [];
  if (motivo) return officeFault(motivo, kind);
  // RFC 5321: «exceeded storage allocation».
  if (code === 552) return officeFault(FULL, kind);
  if (code >= 500 && name === 'EMESSAGE') return { status: 422, text: REFUSED, kind };
  if (code >= 500) return officeFault(UNKNOWN, kind);
  if (name === 'ETIMEDOUT' || name === 'EABORT') return { status: 504, text: LATE, kind };
  return { status: 503, text: AWAY, kind };
}

/** Without a code of its own, a 552 is of the message where its size is told, or if its words say so. */
const isOfSize = (command: unknown, enhanced: string, said: string): boolean =>
  enhanced === '' && (command === 'MAIL FROM' || /\bsize\b|too (?:large|big|long)/i.test(said));
