import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { headersFor, isUnserved, moveFor, otherCaseFor, rewriteFor } from '@/lib/site/hosts/match';
import { METHODS, MISSING_PAGE } from '@/lib/site/hosts/answers';
import { FAILURE_CACHE } from '@/lib/site/hosts/caching';
import { mediaTypeOf } from '@/lib/site/hosts/media-types';
import type { HostRules } from '@/lib/site/hosts/rules';
import { allowMethods, sendText, setHeaders } from '../http';

/** A file of the site with its compressed copies; the last is the file itself. */
interface Found {
  root: string;
  address: string;
  copies: { coding: string; ending: string; size: number }[];
}
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Serves the exported site as every host is told to (scripts/make/emit/hosts): redirects, files, rewrites,
 * known addresses in another case, 404.html. @param roots the site and its former hashed files, read on
 * every request: a build that replaces them needs no restart
 */
export function createSite(roots: readonly string[], rules: HostRules) {
  const find = async (address: string | null): Promise<Found | null> => {
    for (const one of address === null ? [] : filesOf(address))
      for (const root of roots) {
        const copies = await copiesOf(root, one);
        if (copies.at(-1)?.coding === 'identity') return { root, address: one, copies };
      }
    return null;
  };

  return async (req: IncomingMessage, res: ServerResponse, asked: string): Promise<void> => {
    setOnly(res, { ...headersFor(rules, asked), 'Cache-Control': FAILURE_CACHE });
    if (!allowMethods(req, res, METHODS)) return;
    const move = moveFor(rules, asked);
    if (move) return redirect(req, res, move.status, move.to, headersFor(rules, asked));
    const open = !isUnserved(asked);
    const file = open && ((await find(asked)) ?? (await find(rewriteFor(rules, asked))));
    if (file) return sendFile(req, res, file, headersFor(rules, file.address));
    const known = open && otherCaseFor(rules, asked);
    if (known) return redirect(req, res, 301, known, headersFor(rules, asked));
    const headers = { ...headersFor(rules, MISSING_PAGE), 'Cache-Control': FAILURE_CACHE };
    setOnly(res, headers);
    const page = await find(MISSING_PAGE);
    if (!page) return sendText(res, 404, 'No existe esa página.\n');
    for (const name of CONDITIONS) delete req.headers[name];
    res.statusCode = 404;
    sendFile(req, res, page, headers);
  };
}

const CONDITIONS = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

function setOnly(res: ServerResponse, headers: Record<string, string>): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  setHeaders(res, headers);
}

/** The files that may answer an address: a folder's page with or without the slash (decision D5). */
const filesOf = (address: string): string[] =>
  address.endsWith('/') ? [`${address}index.html`] : [address, `${address}/index.html`];

async function copiesOf(root: string, address: string): Promise<Found['copies']> {
  const copies: Found['copies'] = [];
  for (const [coding, ending] of Object.entries(ENDINGS)) {
    const there = await stat(path.join(root, address + ending)).catch(() => undefined);
    if (there?.isFile()) copies.push({ coding, ending, size: there.size });
  }
  return copies;
}

function redirect(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  to: string,
  headers: Record<string, string>,
): void {
  setOnly(res, headers);
  const location = encodeURI(to) + (/\?[^#]*/.exec(req.url ?? '')?.[0] ?? '');
  res.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  { root, address, copies }: Found,
  headers: Record<string, string>,
): void {
  const { coding, ending, size } =
    copies.find((one) => one.coding === 'identity' || takes(req, one.coding)) ?? copies.at(-1)!;
  setOnly(res, { ...headers, 'Content-Type': mediaTypeOf(address) });
  if (copies.length > 1) res.setHeader('Vary', 'Accept-Encoding');
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  // The last bytes of a file that has fewer are all of it (RFC 9110, 14.1.2); `send` would refuse.
  if (Number(/^bytes=-(\d+)$/.exec(req.headers.range ?? '')?.[1]) > size)
    req.headers.range = 'bytes=0-';
  const escaped = `${address}${ending}`.split('/').map(encodeURIComponent).join('/');
  send(req, escaped, { root, dotfiles: 'allow', index: false, cacheControl: false })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      if (res.headersSent) return res.destroy();
      res.removeHeader('Content-Encoding');
      setHeaders(res, { ...error.headers, 'Cache-Control': FAILURE_CACHE });
      sendText(res, error.status ?? 500, 'No se puede enviar lo que pidió.\n');
    })
    .pipe(res);
}

/** True when the request accepts a coding; `q=0` refuses it (RFC 9110, 12.5.3). */
const takes = (req: IncomingMessage, coding: string): boolean =>
  String(req.headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => {
      const [name, weight = 'q=1'] = part.split(';').map((text) => text.trim().toLowerCase());
      return name === coding && !/^q=0(\.0*)?$/.test(weight);
    });
