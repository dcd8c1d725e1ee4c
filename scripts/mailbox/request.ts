import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { envioSchema, type Envio } from './eml';

const BODY_LIMIT = 1024 * 1024;
const DRAIN_FACTOR = 16;
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

// The request of @emailjs/browser 4.4.1 (es/methods/send); lib_version is only its own.
const requestSchema = envioSchema.extend({
  user_id: z.string().min(1),
  lib_version: z.string().optional(),
});

/** A send as it came, with the account that it claims. */
export type Solicitud = z.infer<typeof requestSchema>;

/** A request that cannot be kept: the status and the text to answer. */
export interface Rejected {
  status: 400 | 403 | 413;
  text: string;
}

/** Whether an address (`Origin`, or `http://` and `Host`) is of this machine. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK_HOSTS.includes(new URL(address).hostname);
}

/** Lets pages of another port of this machine (`next dev`) read the answer. */
export function setCors(req: IncomingMessage, res: ServerResponse): void {
  const { origin } = req.headers;
  res.setHeader('Vary', 'Origin');
  if (origin === undefined || !isLoopback(origin)) return;
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE, OPTIONS');
  res.setHeader('Access-Control-Allow-Headers', 'Content-Type');
}

/**
 * Reads a body to its end, so that the answer arrives even when it is too long to keep.
 * @returns the bytes, or null beyond the limit (1 MB); a body that does not stop is cut
 */
export async function readBody(req: IncomingMessage, limit = BODY_LIMIT): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    if (size > DRAIN_FACTOR * limit) req.destroy();
  }
  return size <= limit ? Buffer.concat(chunks) : null;
}

/** Reads a send out of a body; what is wrong is told without repeating what was sent. */
export function parseEnvio(body: Buffer | null): Envio | Rejected {
  if (body === null) return { status: 413, text: 'El mensaje pasa de 1 MB.\n' };
  const solicitud = parseSolicitud(body);
  return 'status' in solicitud ? solicitud : envioSchema.parse(solicitud);
}

/** Reads a send out of a body, as `parseEnvio`, with the account that it claims. */
export function parseSolicitud(body: Buffer): Solicitud | Rejected {
  const data = parseJson(body);
  if (data === undefined) return { status: 400, text: 'El cuerpo no es JSON en UTF-8.\n' };
  const result = requestSchema.safeParse(data);
  if (result.success) return result.data;
  const fields = new Set(result.error.issues.map((issue) => issue.path.join('.')));
  const lines = [...fields].map((field) =>
    field === ''
      ? 'El cuerpo no es un objeto JSON.\n'
      : `Falta ${field}, o no es del tipo debido.\n`,
  );
  return { status: 400, text: lines.join('') };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
