import { checkRules } from '@/lib/site/hosts/match';
import type { HostRules } from '@/lib/site/hosts/rules';
import { apacheRelay, toApache, toHtaccess } from './apache';
import { caddyRelay, toCaddy } from './caddy';
import { toCloudflare, toNetlify } from './cdn';
import { nginxRelay, toNginx } from './nginx';
import { fill } from './template';

/**
 * Writes the rules for every host. @param host site name
 * @throws when some host cannot express a rule
 */
export function writeHosts(
  rules: HostRules,
  host: string,
): { published: Map<string, string>; beside: Map<string, string> } {
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
