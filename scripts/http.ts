import type { IncomingMessage, ServerResponse } from 'node:http';

const BODY_LIMIT = 1024 * 1024;
const DRAIN_FACTOR = 16;
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Decodes the path of a request, with repeated slashes merged. @param url `req.url`
 * @returns null when it is malformed or tries to leave the folder (`..`, encoded slashes, backslashes, NUL)
 */
export function requestPath(url = ''): string | null {
  const raw = url.replace(/[?#].*$/s, '');
  if (!raw.startsWith('/')) return null;
  try {
    const segments = raw.split('/').map(decodeURIComponent);
    const unsafe = segments.some((name) => /^\.\.?$|[/\\\0]/.test(name));
    return unsafe ? null : segments.join('/').replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}

/**
 * Reads a body to its end, so that the answer arrives even when it is too long to keep.
 * @returns null beyond the limit (1 MB); a body that does not stop is cut
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

/** True when an address (`Origin`, or `http://` and `Host`) is of this machine. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && LOOPBACK_HOSTS.includes(new URL(address).hostname);

export function setHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

export function sendResponse(
  res: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  res.statusCode = status;
  setHeaders(res, { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)) });
  res.end(body);
}

export const sendText = (res: ServerResponse, status: number, text: string): void =>
  sendResponse(res, status, 'text/plain; charset=utf-8', text);

/** Answers 405 unless the method is among `allowed`. @returns true when the method may go on */
export function allowMethods(
  req: IncomingMessage,
  res: ServerResponse,
  allowed: readonly string[],
): boolean {
  if (allowed.includes(req.method ?? '')) return true;
  res.setHeader('Allow', allowed.join(', '));
  sendText(res, 405, 'Método no permitido.\n');
  return false;
}

/** The loggable part of an error: its code or its kind, never text that a visitor typed. */
export function errorName(error: unknown): string {
  // No `instanceof Error`: under Jest, Node's own errors are of another realm.
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((one) => typeof one === 'string') ?? 'error desconocido';
}
