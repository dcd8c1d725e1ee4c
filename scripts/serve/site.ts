import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { headersFor, isClosed, moveFor, otherCaseFor, rewriteFor } from '@/lib/site/host-match';
import { FAILURE_CACHE, type HostRules } from '@/lib/site/host-rules';
import { allowMethods, requestQuery, sendText, setHeaders } from '../http';
import { mediaTypeOf } from '../make/emit/hosts/media-types';

export type SiteHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
) => Promise<void>;

/** A file of the site: where it is, its address, and the codings in which it is there too. */
interface Found {
  root: string;
  address: string;
  copies: Coding[];
}
const CODINGS = { br: '.br', gzip: '.gz' } as const;
type Coding = keyof typeof CODINGS;

const NOT_FOUND = '/404.html';

/**
 * Serves the exported site as every host is told to (scripts/make/emit/hosts): redirects, then files, then
 * rewrites, then known addresses in another case, then 404.html with status 404.
 * @param roots folder with the exported site and, after it, that of the former site's hashed files; they
 *   are looked at on every request, so a build that replaces them needs no restart
 */
export function createSite(roots: readonly string[], rules: HostRules): SiteHandler {
  const find = async (address: string | null): Promise<Found | null> => {
    for (const one of address === null ? [] : filesOf(address))
      for (const root of roots) if (await isFile(root, one)) return found(root, one);
    return null;
  };

  return async (req, res, asked) => {
    setOnly(res, { ...headersFor(rules, asked), 'Cache-Control': FAILURE_CACHE });
    if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
    const move = moveFor(rules, asked);
    if (move) return redirect(req, res, move.status, move.to, headersFor(rules, asked));
    const open = !isClosed(asked);
    const file = open && ((await find(asked)) ?? (await find(rewriteFor(rules, asked))));
    if (file) return sendFile(req, res, file, headersFor(rules, file.address));
    const known = open && otherCaseFor(rules, asked);
    if (known) return redirect(req, res, 301, known, headersFor(rules, asked));
    const headers = { ...headersFor(rules, NOT_FOUND), 'Cache-Control': FAILURE_CACHE };
    setOnly(res, headers);
    const page = roots[0] && (await isFile(roots[0], NOT_FOUND)) ? roots[0] : undefined;
    if (page === undefined) return sendText(res, 404, 'No existe esa página.\n');
    // What a visitor already has of another page, or wants a part of, is not this one.
    for (const name of CONDITIONS) delete req.headers[name];
    res.statusCode = 404;
    sendFile(req, res, await found(page, NOT_FOUND), headers);
  };
}

const CONDITIONS = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

/** Sets these headers and forgets those of what was asked for and is not what is sent. */
function setOnly(res: ServerResponse, headers: Record<string, string>): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  setHeaders(res, headers);
}

/** The files that may answer an address: a folder's page with or without the slash (decision D5). */
const filesOf = (address: string): string[] =>
  address.endsWith('/') ? [`${address}index.html`] : [address, `${address}/index.html`];

async function isFile(root: string, address: string): Promise<boolean> {
  return stat(path.join(root, address)).then(
    (one) => one.isFile(),
    () => false,
  );
}

async function found(root: string, address: string): Promise<Found> {
  const copies: Coding[] = [];
  for (const coding of ['br', 'gzip'] as const)
    if (await isFile(root, address + CODINGS[coding])) copies.push(coding);
  return { root, address, copies };
}

function redirect(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  to: string,
  headers: Record<string, string>,
): void {
  setOnly(res, headers);
  const location = encodeURI(to) + requestQuery(req.url);
  res.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  { root, address, copies }: Found,
  headers: Record<string, string>,
): void {
  const coding = copies.find((one) => takes(req, one));
  const name = address + (coding ? CODINGS[coding] : '');
  setOnly(res, { ...headers, 'Content-Type': mediaTypeOf(address) });
  if (copies.length > 0) res.setHeader('Vary', 'Accept-Encoding');
  if (coding) res.setHeader('Content-Encoding', coding);
  const escaped = name.split('/').map(encodeURIComponent).join('/');
  send(req, escaped, { root, dotfiles: 'allow', index: false, cacheControl: false })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      if (res.headersSent) return res.destroy();
      res.removeHeader('Content-Encoding');
      setHeaders(res, { ...error.headers, 'Cache-Control': FAILURE_CACHE });
      sendText(res, error.status ?? 500, 'No se puede enviar lo que pidió.\n');
    })
    .pipe(res);
}

/** Whether the visitor's program takes a coding; `q=0` says that it does not (RFC 9110, 12.5.3). */
function takes(req: IncomingMessage, coding: Coding): boolean {
  return String(req.headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => {
      const [name, weight = 'q=1'] = part.split(';').map((text) => text.trim().toLowerCase());
      return name === coding && !/^q=0(\.0*)?$/.test(weight);
    });
}
