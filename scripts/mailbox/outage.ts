import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendText } from '../http';

/** How the mailbox is down on purpose, so that a form's failures can be seen. */
export type Outage = { kind: 'timeout' | 'reset' | 'otro' } | { kind: 'status'; status: number };

/**
 * Reads `BUZON_FALLA`.
 * @param value a status from 200 to 599, `timeout`, `reset` or `otro`; empty means that all is well
 * @throws Error in Spanish when the value is none of them
 */
export function parseOutage(value: string | undefined): Outage | null {
  const text = (value ?? '').trim();
  if (text === '') return null;
  if (text === 'timeout' || text === 'reset' || text === 'otro') return { kind: text };
  if (/^[2-5]\d\d$/.test(text)) return { kind: 'status', status: Number(text) };
  throw new Error(
    `BUZON_FALLA=${text} no existe. Escriba timeout, reset, otro o un estado HTTP de 200 a 599, ` +
      'por ejemplo: BUZON_FALLA=429 npm start',
  );
}

/** Answers a request as the outage says: a status, another text, silence or a cut connection. */
export function applyOutage(outage: Outage, req: IncomingMessage, res: ServerResponse): void {
  if (outage.kind === 'reset') req.socket.destroy();
  if (outage.kind === 'otro') sendText(res, 200, 'Recibido');
  if (outage.kind === 'status')
    sendText(res, outage.status, STATUS_CODES[outage.status] ?? 'Error');
}
