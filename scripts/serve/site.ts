import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { HostRules } from '@/lib/site/host-rules';
import { allowMethods, requestPath, requestQuery, sendText } from '../http';
import { redirectFor } from './rules';

export type SiteHandler = (req: IncomingMessage, res: ServerResponse, path: string) => void;

/**
 * Serves the exported site as a static host does: redirects 301/302, then files, then
 * rewrites, then 404.html with status 404.
 * @param dir folder with the exported site; it is looked at on every request, so a build
 *   that replaces it needs no restart
 */
export function createSite(dir: string, rules: HostRules): SiteHandler {
  // Without `dev`, sirv keeps the file list of the start and the process dies when a listed
  // file is gone (its read stream has no error handler): a new build would end the server.
  const files = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  /** Sends the first of `candidates` that is a file; calls `none` when there is no such file. */
  function sendFirst(
    req: IncomingMessage,
    res: ServerResponse,
    candidates: string[],
    none: () => void,
  ): void {
    const [first, ...rest] = candidates;
    if (first === undefined) return none();
    req.url = encodeURI(first).replace(/[?#]/g, encodeURIComponent);
    files(req, res, () => sendFirst(req, res, rest, none));
  }

  function notFound(req: IncomingMessage, res: ServerResponse): void {
    delete req.headers['if-none-match'];
    delete req.headers.range;
    adjustHead(req, res, 404);
    sendFirst(req, res, ['/404.html'], () => sendText(res, 404, 'No existe esa página.\n'));
  }

  return (req, res, path) => {
    if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
    const query = requestQuery(req.url);
    const redirect = redirectFor(rules, path);
    if (redirect && redirect.status !== 200) {
      res.writeHead(redirect.status, {
        Location: location(redirect.to, query),
        'Content-Length': 0,
      });
      res.end();
      return;
    }
    res.setHeader('Vary', 'Accept-Encoding');
    adjustHead(req, res);
    const rewritten = redirect ? filesFor(requestPath(redirect.to) ?? '/404.html') : [];
    sendFirst(req, res, [...filesFor(path), ...rewritten], () => notFound(req, res));
  };
}

/** The files that may answer a path: a folder's page with or without the slash (decision D5). */
function filesFor(path: string): string[] {
  if (/\/\.(?!well-known\/)/.test(path)) return [];
  return path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`];
}

/** A redirect's address, with the visitor's query unless it brings its own. */
function location(to: string, query: string): string {
  const own = 'http://sitio.invalid';
  const url = new URL(to, own);
  if (url.search === '') url.search = query;
  return url.origin === own ? url.pathname + url.search + url.hash : url.href;
}

/** Completes the head that sirv writes: status, character set, a type for every file, ETag of a 304. */
function adjustHead(req: IncomingMessage, res: ServerResponse, status?: number): void {
  const writeHead: (status: number, headers?: OutgoingHttpHeaders) => ServerResponse =
    res.writeHead.bind(res);
  const adjusted = (code: number, headers: OutgoingHttpHeaders = {}): ServerResponse => {
    if (code === 304) headers['ETag'] = req.headers['if-none-match'];
    const type = headers['Content-Type'];
    if (type !== undefined) headers['Content-Type'] = completeType(String(type));
    return writeHead(status ?? code, headers);
  };
  Object.assign(res, { writeHead: adjusted });
}

function completeType(type: string): string {
  if (type === '') return 'application/octet-stream';
  return type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}
