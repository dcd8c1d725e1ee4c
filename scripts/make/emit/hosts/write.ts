import { checkRules } from '@/lib/site/hosts/match';
import type { HostRules } from '@/lib/site/hosts/rules';
import { toApache, toHtaccess } from './apache';
import { toCaddy } from './caddy';
import { toCloudflare } from './cloudflare';
import { toLogrotate } from './logrotate';
import { toNetlify } from './netlify';
import { toNginx } from './nginx';
import type { ServedSite } from './place';
import { apacheRelay, caddyRelay, nginxRelay } from './relay';
import { toVercel } from './vercel';

/**
 * The rules in every host's own words.
 * @returns what goes into the published folder, and what stays beside it; path → text
 * @throws when some host could not be told a rule
 */
export function writeHosts(
  rules: HostRules,
  place: ServedSite,
): { published: Map<string, string>; beside: Map<string, string> } {
  checkRules(rules);
  const cloudflare = toCloudflare(rules);
  const netlify = toNetlify(rules);
  return {
    // Each is read by one kind of host, from that folder alone, and by no visitor (docs/decisions/0021).
    published: new Map([
      ['_headers', cloudflare.headers],
      ['_redirects', cloudflare.redirects],
      ['.htaccess', toHtaccess(rules)],
    ]),
    beside: new Map([
      ['nginx/sitio.conf', toNginx(rules, place)],
      ['nginx/relevo.conf', nginxRelay(place.host)],
      ['nginx/logrotate', toLogrotate(place, 'systemctl reload nginx')],
      ['apache/sitio.conf', toApache(rules, place)],
      ['apache/relevo.conf', apacheRelay(place.host)],
      ['apache/logrotate', toLogrotate(place, 'systemctl reload apache2')],
      ['caddy/Caddyfile', toCaddy(rules, place)],
      ['caddy/relevo.caddy', caddyRelay(place.host)],
      ['netlify/_headers', netlify.headers],
      ['netlify/_redirects', netlify.redirects],
      ['vercel/vercel.json', toVercel(rules)],
    ]),
  };
}
