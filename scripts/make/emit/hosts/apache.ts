import {
  addressRegex,
  UNSERVED,
  movesOf,
  WELL_KNOWN,
  patternRegex,
  rewritesOf,
} from '@/lib/site/hosts/match';
import { RELAY_FRONT } from '@/lib/email/relay';
import { KEPT_STATUSES, METHODS, MISSING_PAGE } from '@/lib/site/hosts/answers';
import { FAILURE_CACHE } from '@/lib/site/hosts/caching';
import { MEDIA_TYPES, OTHER_TYPE, TEXT_ENDINGS } from '@/lib/site/hosts/media-types';
import type { HostRules } from '@/lib/site/hosts/rules';
import { certificateOf, fill, namesOf, quoted } from './template';

const COPY = '([.](br|gz))?';

/** `.htaccess` for Apache 2.4, where the server allows all directives in it. */
export const toHtaccess = (rules: HostRules): string =>
  fill('htaccess', { headers: headers(rules), folder: folder(rules) });

/** A virtual host, with rules that are too late in `.htaccess` (methods, encoded slashes, names, logs). */
export const toApache = (rules: HostRules, host: string): string =>
  fill('apache.conf', {
    ...namesOf(host),
    tls: tls(host),
    unlogged: UNLOGGED,
    headers: headers(rules),
    folder: folder(rules),
  });

/** The relay's proxy. Apache uses a thread for each request, so threads must outnumber pending messages. */
export function apacheRelay(host: string): string {
  const names = namesOf(host);
  return fill('apache-relevo.conf', {
    ...{ ...names, ...RELAY_FRONT },
    tls: tls(names.relay),
    unlogged: UNLOGGED,
  });
}

const tls = (host: string): string[] => [
  'SSLEngine on',
  `SSLCertificateFile ${quoted(certificateOf(host).chain)}`,
  `SSLCertificateKeyFile ${quoted(certificateOf(host).key)}`,
  'SSLProtocol -all +TLSv1.2 +TLSv1.3',
  'Protocols h2 http/1.1',
];

const UNLOGGED = ['CustomLog "/dev/null" "-"', 'ErrorLog "/dev/null"', 'LogLevel emerg'];

const headers = (rules: HostRules): string[] =>
  linesOf('apache-headers.conf', {
    failureCache: FAILURE_CACHE,
    kept: `{${KEPT_STATUSES.map((status) => `'${status}'`).join(',')}}`,
    allow: METHODS.join(', '),
    missing: MISSING_PAGE,
    texts: TEXT_ENDINGS.join('|'),
    headers: rules.headers.flatMap(({ path, headers: all }) => {
      const when = path === '/*' ? '' : ` "expr=%{REQUEST_URI} =~ m#${patternRegex(path, COPY)}#"`;
      return Object.entries(all).map(
        ([name, value]) => `Header always set ${name} ${quoted(value)}${when}`,
      );
    }),
  });

function folder(rules: HostRules): string[] {
  const moved = new Set(movesOf(rules).map(({ from }) => from));
  const routes = rules.anyCase.filter(
    (route) => route !== '/' && (moved.has(route) || route !== route.toLowerCase()),
  );
  return linesOf('apache-folder.conf', {
    types: Object.entries(MEDIA_TYPES).map(
      ([ending, type]) => `AddType ${quoted(type)} .${ending}`,
    ),
    otherType: OTHER_TYPE,
    methods: METHODS.join('|'),
    open: WELL_KNOWN,
    closed: UNSERVED,
    moves: movesOf(rules).map(
      ({ from, to, status }) => `RewriteRule ${regexOf(from)} ${to} [R=${status},L]`,
    ),
    rewrites: rewritesOf(rules).flatMap(({ prefix, file }) => [
      'RewriteCond %{REQUEST_FILENAME} !-f [OR]',
      'RewriteCond %{PATH_INFO} .',
      `RewriteRule "^${patternRegex(`${prefix}*`).slice(2)}" ${file.slice(1)}`,
    ]),
    // For addresses without a file; the flag skips them all.
    routes: String(routes.length + 1),
    anyCase: routes.map((route) => `RewriteRule ${regexOf(route)} ${route} [NC,R=301,L]`),
    copies: [...copy('br', 'br'), ...copy('gzip', 'gz')],
  });
}

/** Sends the compressed copy that `Accept-Encoding` accepts (not with `q=0`). */
const copy = (coding: string, ending: string): string[] => [
  'RewriteCond %{PATH_INFO} ^$',
  `RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${coding}\\s*(?:$|,|;\\s*q=(?!0(?:[.]0*)?\\s*(?:$|,)))"`,
  `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
  `RewriteRule ^(.*)$ $1.${ending} [END]`,
];

const linesOf = (...given: Parameters<typeof fill>): string[] =>
  fill(...given)
    .trimEnd()
    .split('\n');

/** In folder rules, addresses have no first slash. */
const regexOf = (address: string) => quoted(addressRegex(address, ''));
