import type { RequestListener } from 'node:http';
import { createBuzon, type BuzonOptions } from '../mailbox/mailbox';
import { failureName, requestPath, sendText, setHeaders } from './http';
import { listenOnLoopback } from './listen';
import { headersFor, type HostRules } from './rules';
import { createSite } from './site';

export interface ServeOptions {
  /** Folder of the exported site; it may be missing when only the mailbox is wanted. */
  dir: string;
  rules: HostRules;
  /** 0 lets the system choose. */
  port: number;
  /** `localhost` (default) listens on 127.0.0.1 and ::1. */
  host?: 'localhost' | '127.0.0.1';
  /** The local mailbox; without it its addresses are unknown paths like any other. */
  buzon?: BuzonOptions;
}

export interface RunningServer {
  url: string;
  port: number;
  /** Closes it and destroys the open connections. */
  close(): Promise<void>;
}

/**
 * Serves the exported site on the loopback interface with the production headers, redirects,
 * 404 page and precompressed files, and the local mailbox when asked.
 * @throws Error in Spanish when the port is taken or `buzon.falla` is unknown
 */
export async function startServer(options: ServeOptions): Promise<RunningServer> {
  const { dir, rules, port, host = 'localhost' } = options;
  const buzon = options.buzon && createBuzon(options.buzon);
  const site = createSite(dir, rules);

  const listener: RequestListener = (req, res) => {
    const answer = async (): Promise<void> => {
      const path = requestPath(req.url);
      setHeaders(res, headersFor(rules, path ?? '/'));
      if (path === null) return sendText(res, 400, 'La dirección no es válida.\n');
      if (buzon && (await buzon(req, res, path))) return;
      site(req, res, path);
    };
    answer().catch((error: unknown) => {
      if (req.socket.destroyed) return;
      console.error(`El servidor local falló al responder: ${failureName(error)}`);
      if (res.headersSent) res.destroy();
      else sendText(res, 500, 'El servidor local falló al responder.\n');
    });
  };

  const listening = await listenOnLoopback(listener, port, host);
  return { url: `http://${host}:${listening.port}`, ...listening };
}
