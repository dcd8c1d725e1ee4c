import type { Content } from '@/lib/content/model';
import { keyOf } from '@/lib/keys';
import { checkRules } from '@/lib/site/hosts/match';
import { hostRules, SERVER_MARK, type HostRules } from '@/lib/site/hosts/rules';
import { HUELLAS } from '../../huellas';
import { apacheRelay, toApache, toHtaccess } from './apache';
import { caddyRelay, toCaddy } from './caddy';
import { toCloudflare, toNetlify } from './cdn';
import { nginxRelay, toNginx } from './nginx';
import { fill } from './template';

/** Writes every host's rules, marked so that a server can tell which it has. */
export function emitHostFiles(content: Content) {
  const host = new URL(content.sitio.data.url).hostname;
  const rules = marked(hostRules(content), host);
  return { rules, ...writeHosts(rules, host) };
}

function marked(rules: HostRules, host: string): HostRules {
  // A feed's parts grow with its archive: nobody followed the new ones in a former format.
  const pages = rules.redirects.filter(({ from }) => from.endsWith('/'));
  const still = writeHosts({ ...rules, redirects: [], anyCase: [] }, host);
  const texts = [...still.published.values(), ...still.beside.values()];
  const mark = [texts.join('\n'), JSON.stringify(pages)].map((text) => keyOf(text).slice(0, 8));
  const row = { path: `/${HUELLAS}`, headers: { [SERVER_MARK]: mark.join('-') } };
  return { ...rules, headers: [...rules.headers, row] };
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
      // GitHub Pages leaves out folders that begin with «_» without it.
      ['.nojekyll', ''],
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
