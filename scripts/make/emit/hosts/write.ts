import { checkRules } from '@/lib/site/hosts/match';
import type { HostRules } from '@/lib/site/hosts/rules';
import { apacheRelay, toApache, toHtaccess } from './apache';
import { caddyRelay, toCaddy } from './caddy';
import { toCloudflare, toNetlify } from './cdn';
import { nginxRelay, toNginx } from './nginx';
import { fill } from './template';

/**
 * The rules in every host's own words.
 * @param host the site's name; the server's keeper may write another @returns files for the published folder,
 *   and files beside it; path → text
 * @throws when some host could not be told a rule
 */
export function writeHosts(
  rules: HostRules,
  host: string,
): { published: Map<string, string>; beside: Map<string, string> } {
  checkRules(rules);
  const cloudflare = toCloudflare(rules);
  const netlify = toNetlify(rules);
  return {
    // Each is read by a single kind of host, from that folder alone, and by no visitor (docs/decisions/hosts.md).
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
