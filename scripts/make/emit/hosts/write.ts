import { createHash } from 'node:crypto';
import type { Content } from '@/lib/content/model';
import { LETTERS_SCRIPT } from '@/lib/design/heading-fonts';
import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { EARLY_MARKS } from '@/lib/site/early-marks-script';
import { checkRules } from '@/lib/site/hosts/match';
import { hostRules, type HostRules } from '@/lib/site/hosts/rules';
import type { Settings } from '@/lib/site/sources';
import { SPECULATION, type Parts } from '../../pages/distil';
import { apacheRelay, toApache, toHtaccess } from './apache';
import { caddyRelay, toCaddy } from './caddy';
import { toCloudflare, toNetlify } from './cdn';
import { nginxRelay, toNginx } from './nginx';
import { fill } from './template';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Writes every host's rules; the policy depends on code only: a configured server serves later sites. */
export function emitHostFiles(
  content: Content,
  settings: Settings,
  { stylesheet, base, formsBase }: Parts,
) {
  const inline = {
    styleHashes: stylesheet.parts.map(({ css }) => hashOf(css)),
    scriptHashes: [
      ...[LETTERS_SCRIPT, EARLY_MARKS, AVISOS_SCRIPT, SPECULATION],
      ...[base, formsBase],
    ].map(hashOf),
  };
  const rules = hostRules(content, inline, settings.send);
  return { rules, ...writeHosts(rules, new URL(content.sitio.data.url).hostname) };
}

/** @param host site name @throws when some host cannot express a rule */
export function writeHosts(rules: HostRules, host: string) {
  checkRules(rules);
  const cloudflare = toCloudflare(rules);
  const netlify = toNetlify(rules);
  return {
    // Host files, which visitors cannot read (docs/decisions/hosts.md).
    published: new Map([
      ['_headers', cloudflare.headers],
      ['_redirects', cloudflare.redirects],
      ['.htaccess', toHtaccess(rules)],
    ]),
    beside: new Map([
      ['nginx/sitio.conf', toNginx(rules, host)],
      ['nginx/relevo.conf', nginxRelay(host)],
      ['nginx/logrotate', fill('logrotate', { reopen: 'systemctl reload nginx' })],
      ['apache/sitio.conf', toApache(rules, host)],
      ['apache/relevo.conf', apacheRelay(host)],
      ['apache/logrotate', fill('logrotate', { reopen: 'systemctl reload apache2' })],
      ['caddy/Caddyfile', toCaddy(rules, host)],
      ['caddy/relevo.caddy', caddyRelay(host)],
      ['netlify/_headers', netlify.headers],
      ['netlify/_redirects', netlify.redirects],
    ]),
  };
}
