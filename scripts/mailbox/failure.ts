import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendText } from '../serve/http';

/** How the mailbox fails on purpose, so that a form's failures can be seen. */
export type Falla = { kind: 'timeout' | 'reset' | 'otro' } | { kind: 'status'; status: number };

/**
 * Reads `BUZON_FALLA`.
 * @param value a status from 200 to 599, `timeout`, `reset` or `otro`; empty means no failure
 * @throws Error in Spanish when the value is none of them
 */
export function parseFalla(value: string | undefined): Falla | null {
  const text = (value ?? '').trim();
  if (text === '') return null;
  if (text === 'timeout' || text === 'reset' || text === 'otro') return { kind: text };
  if (/^[2-5]\d\d$/.test(text)) return { kind: 'status', status: Number(text) };
  throw new Error(
    `BUZON_FALLA=${text} no existe. Escriba timeout, reset, otro o un estado HTTP de 200 a 599, ` +
      'por ejemplo: BUZON_FALLA=429 npm start',
  );
}

/** Answers a send in the way of the failure: a status, another text, silence or a cut. */
export function applyFalla(falla: Falla, req: IncomingMessage, res: ServerResponse): void {
  if (falla.kind === 'reset') req.socket.destroy();
  if (falla.kind === 'otro') sendText(res, 200, 'Recibido');
  if (falla.kind === 'status') sendText(res, falla.status, STATUS_CODES[falla.status] ?? 'Error');
}
