import type { RequestListener } from 'node:http';
import { headersFor } from '@/lib/site/hosts/match';
import { FAILURE_CACHE } from '@/lib/site/hosts/caching';
import type { HostRules } from '@/lib/site/hosts/rules';
import { errorName, requestPath, sendText, setHeaders } from '../http';
import { createMailbox, type MailboxOptions } from '../mailbox/mailbox';
import { onStop, runCommand } from '../program';
import type { Account } from '../relay/account';
import { listenOnLoopback, type Listening } from './listen';
import { readHostRules, readSettings, type Env } from './settings';
import { createSite } from './site';

export interface SiteOptions {
  /** Folder of the exported site; it may be missing when only the mailbox is wanted. */
  dir: string;
  former?: string | undefined;
  rules: HostRules | string;
  port: number;
  /** The local mailbox; without it its addresses are unknown paths like any other. */
  mailbox?: MailboxOptions | undefined;
}

/** Serves an exported site on the loopback interface as production does. @throws in Spanish */
export async function serveSite(options: SiteOptions): Promise<Listening> {
  const { dir, former, port } = options;
  const rules =
    typeof options.rules === 'string' ? await readHostRules(options.rules) : options.rules;
  const mailbox = options.mailbox && createMailbox(options.mailbox);
  const site = createSite(former === undefined ? [dir] : [dir, former], rules);

  const listener: RequestListener = (req, res) => {
    const answer = async (): Promise<void> => {
      const path = requestPath(req.url);
      setHeaders(res, headersFor(rules, path ?? '/'));
      if (path === null) {
        res.setHeader('Cache-Control', FAILURE_CACHE);
        return sendText(res, 400, 'La dirección no es válida.\n');
      }
      if (mailbox && (await mailbox(req, res, path))) return;
      await site(req, res, path);
    };
    answer().catch((error: unknown) => {
      if (req.socket.destroyed) return;
      console.error(`El servidor local falló al responder: ${errorName(error)}`);
      if (res.headersSent) res.destroy();
      else sendText(res, 500, 'El servidor local falló al responder.\n');
    });
  };

  return listenOnLoopback(listener, port);
}

/**
 * Serves a site until it is told to stop.
 * @param env PORT, BUZON_DIR, BUZON_FALLA and the forms' keys
 * @param readAccount reads the forms that the site was made with
 */
export const runSite = (
  places: { dir: string; rules: string; former?: string },
  env: Env,
  readAccount: () => Account,
): Promise<void> =>
  runCommand(async () => {
    const { port, mailbox } = readSettings(env);
    const account = mailbox && readAccount();
    const site = await serveSite({
      ...{ ...places, port },
      ...(account && { mailbox: { ...mailbox, account: () => account } }),
    });
    onStop(site.close);
    const lines = [`Sitio listo: ${site.url}`];
    if (mailbox) lines.push(`Buzón local: ${site.url}/_buzon/`);
    if (mailbox?.outage) lines.push(`El buzón falla a propósito: BUZON_FALLA=${mailbox.outage}`);
    console.log(`\n${lines.join('\n')}\n`);
  });
