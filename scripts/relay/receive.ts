import type { IncomingMessage, ServerResponse } from 'node:http';
import { MESSAGE_BYTES } from '@/lib/email/relay';
import { parseSendRequest } from '@/lib/email/request';
import { allowMethods, readBody, sendText, setHeaders } from '../http';
import type { Account } from './account';
import { checkRequest } from './check';
import { createOnce, fingerprints } from './deduplicate';
import type { HandOn } from './hand-on';

export interface ReceiverOptions {
  account: () => Account;
  /** Whether pages of an origin may send; none is empty. */
  isAllowed: (origin: string) => boolean;
  handOn: HandOn;
  now?: () => Date;
  /** Told of each end, with nothing of the message. */
  log?: (status: number, plantilla: string, kind: string) => void;
}

const REPEATED = 'Folio repetido con otro texto';
const FOREIGN = 'Este relevo no atiende a ese sitio.\n';

/**
 * Receives the forms' messages in the place of the e-mail service, as the relay and the local mailbox do: checks
 * each, and hands it on once.
 */
export function createReceiver(options: ReceiverOptions) {
  const { account, isAllowed, handOn, now = () => new Date(), log = () => undefined } = options;
  const sends = createOnce();
  const originOf = ({ headers }: IncomingMessage): string => headers.origin ?? '';

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let plantilla = '-';
    const end = (status: number, text: string, kind = '-') => {
      log(status, plantilla, kind);
      sendText(res, status, text);
    };

    // Read before any answer: an answer before the body's end may never arrive.
    const body = await readBody(req, MESSAGE_BYTES);
    if (!isAllowed(originOf(req))) return end(403, FOREIGN, 'origen');
    if (!/^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? ''))
      return end(415, 'El cuerpo debe ser application/json.\n', 'tipo');
    if (body === null) return end(413, `El mensaje pasa de ${MESSAGE_BYTES / 1024} KB.\n`, 'largo');
    const request = parseSendRequest(body);
    if ('status' in request) return end(request.status, request.text, 'cuerpo');
    const checked = checkRequest(request, account(), now());
    if ('status' in checked) return end(checked.status, checked.text, 'contenido');
    plantilla = checked.plantilla;
    const prints = fingerprints(checked.message);
    const { status, text, kind, retryAfter } = await sends.run(prints, async (repeated) => {
      const outcome = await handOn(checked, prints.id, repeated ? REPEATED : undefined);
      return repeated && outcome.status === 200 ? { ...outcome, kind: 'folio-repetido' } : outcome;
    });
    if (retryAfter) res.setHeader('Retry-After', retryAfter);
    end(status, text, kind);
  }

  return {
    /** Answers a request of the forms' address. */
    async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const allowed = isAllowed(originOf(req));
      res.setHeader('Vary', 'Origin');
      if (allowed) res.setHeader('Access-Control-Allow-Origin', originOf(req));
      if (!allowMethods(req, res, ['POST', 'OPTIONS'])) return;
      if (req.method === 'POST') return receive(req, res);
      if (!allowed) return sendText(res, 403, FOREIGN);
      setHeaders(res, {
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type',
        'Access-Control-Max-Age': '600',
      });
      res.writeHead(204).end();
    },
    /** Waits for the messages that are being handed on. */
    settled: sends.settled,
  };
}
