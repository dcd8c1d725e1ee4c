import { createHash } from 'node:crypto';

/** What a site answered to one request, whole and decoded. */
export interface Answer {
  status: number;
  headers: Headers;
  hash: string;
}

/** A request that got no whole answer, and why, in Spanish. */
export class NoAnswer extends Error {}

/** No file of a site is near it; an answer that does not end is cut here. */
const MOST_BYTES = 512 * 1024 * 1024;

/**
 * Asks for one address as a browser would, without following redirects.
 * @param encoding the only `Accept-Encoding` that is offered
 * @param timeout milliseconds for the whole answer
 * @throws NoAnswer when there is none, it is cut, or its encoding can't be undone
 */
export async function ask(url: string, encoding: string, timeout: number): Promise<Answer> {
  const hash = createHash('sha256');
  const options = { headers: { 'Accept-Encoding': encoding }, timeout };
  const { status, headers } = await receive(url, options, (chunk) => hash.update(chunk));
  return { status, headers, hash: hash.digest('hex') };
}

/** A text of a site, or nothing when it has none. @throws NoAnswer */
export async function askText(url: string, timeout: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  const { status } = await receive(url, { timeout }, (chunk) => chunks.push(chunk));
  return status === 200 ? Buffer.concat(chunks).toString() : undefined;
}

async function receive(
  url: string,
  { headers = {}, timeout }: { headers?: Record<string, string>; timeout: number },
  take: (chunk: Uint8Array) => void,
): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    let size = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > MOST_BYTES) throw new NoAnswer('la respuesta no termina');
      take(chunk);
    }
    return response;
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error, timeout));
  }
}

const CODES: Record<string, string> = {
  ECONNREFUSED: 'nadie atiende en esa dirección',
  ENOTFOUND: 'ese nombre no existe en la red',
  EAI_AGAIN: 'no se pudo averiguar a dónde lleva ese nombre',
  UND_ERR_SOCKET: 'la conexión se cortó',
  ECONNRESET: 'la conexión se cortó',
  CERT_HAS_EXPIRED: 'el certificado está vencido',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'el certificado no lo firma nadie conocido',
  ERR_TLS_CERT_ALTNAME_INVALID: 'el certificado es de otro nombre',
  Z_DATA_ERROR: 'llegó mal comprimida',
  Z_BUF_ERROR: 'llegó mal comprimida',
  ERR__ERROR_FORMAT_PADDING_1: 'llegó mal comprimida',
};

function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `no llegó entera en ${timeout / 1000} s`;
  const { code = '', message: deeper } = (cause ?? error) as NodeJS.ErrnoException;
  return CODES[code] ?? (code || deeper || message);
}
