import {
  addressRegex,
  UNSERVED,
  headersFor,
  movesOf,
  WELL_KNOWN,
  rewritesOf,
} from '@/lib/site/hosts/match';
import { RELAY_FRONT } from '@/lib/email/relay';
import { KEPT_STATUSES, METHODS, MISSING_PAGE } from '@/lib/site/hosts/answers';
import { FAILURE_CACHE } from '@/lib/site/hosts/caching';
import { MEDIA_TYPES, OTHER_TYPE } from '@/lib/site/hosts/media-types';
import type { HostRules } from '@/lib/site/hosts/rules';
import { bothSpellings, certificateOf, fill, indent, namesOf, quoted } from './template';

const CACHE = 'Cache-Control';
/** Not logged: the requests would reveal form visitors. */
const UNLOGGED = '/_/';

/** `add_header` in a location drops inherited ones: headers are in the server, locations set variables. */
export function toNginx(rules: HostRules, host: string): string {
  const varied = variedHeaders(rules);
  const common = headersFor(rules, '/-');
  return fill('nginx.conf', {
    ...namesOf(host),
    tls: tls(host),
    failureCache: FAILURE_CACHE,
    otherType: OTHER_TYPE,
    kept: KEPT_STATUSES.map((status) => `${status} $sitio_cache_control;`),
    allow: METHODS.join(', '),
    methods: METHODS.join('|'),
    missing: MISSING_PAGE,
    open: WELL_KNOWN,
    closed: UNSERVED,
    anyCase: rules.anyCase.map(
      (route) => `${quoted(`~*${addressRegex(route)}`)} ${quoted(route)};`,
    ),
    types: Object.entries(MEDIA_TYPES).map(([ending, type]) => `${quoted(type)} ${ending};`),
    headers: [
      ...varied.map((name) => `set ${variable(name)} ${quoted(common[name] ?? '')};`),
      ...headerNames(rules).map((name) => {
        if (name === CACHE) return `add_header ${name} $sitio_vida always;`;
        const value = varied.includes(name) ? variable(name) : quoted(common[name] ?? '');
        return `add_header ${name} ${value} always;`;
      }),
    ],
    moves: movesOf(rules).flatMap(({ from, to, status }) =>
      bothSpellings(from).map(
        (one) => `location = ${one} { return ${status} ${to}$is_args$args; }`,
      ),
    ),
    locations: locations(rules, varied),
  });
}

/** The relay's proxy: limits rates by address or IPv6 /64, not preflights; no message on the disk. */
export function nginxRelay(host: string): string {
  const names = namesOf(host);
  return fill('nginx-relevo.conf', { ...names, ...RELAY_FRONT, tls: tls(names.relay) });
}

const tls = (host: string): string[] => [
  'listen 443 ssl http2;',
  'listen [::]:443 ssl http2;',
  `ssl_certificate ${certificateOf(host).chain};`,
  `ssl_certificate_key ${certificateOf(host).key};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
];

const variable = (name: string) => `$sitio_${name.toLowerCase().replaceAll('-', '_')}`;

const headerNames = ({ headers }: HostRules) => [
  ...new Set(headers.flatMap(({ headers: set }) => Object.keys(set))),
];

const variedHeaders = ({ headers }: HostRules) => [
  ...new Set([
    CACHE,
    ...headers.filter(({ path }) => path !== '/*').flatMap(({ headers: set }) => Object.keys(set)),
  ]),
];

/** One location for each pattern: nginx takes only the longest. */
function locations(rules: HostRules, varied: string[]): string[] {
  const taken = new Set(movesOf(rules).flatMap(({ from }) => bothSpellings(from)));
  const common = headersFor(rules, '/-');
  const rewrites = rewritesOf(rules);
  const paths = [
    ...rules.headers.map(({ path }) => path),
    ...rewrites.map(({ prefix }) => `${prefix}*`),
    ...['/*', `${UNLOGGED}*`, MISSING_PAGE],
  ];
  // A page before the folder of the same name.
  const ordered = [...new Set(paths)].sort(
    (a, b) => Number(a.endsWith('*')) - Number(b.endsWith('*')),
  );
  return ordered.flatMap((path) => {
    const isPrefix = path.endsWith('*');
    const prefix = path.replace(/\*$/, '');
    const own = headersFor(rules, isPrefix ? `${prefix}-` : path);
    const lines = varied
      .filter((name) => own[name] !== common[name])
      .map((name) => `set ${variable(name)} ${quoted(own[name] ?? '')};`);
    if (prefix === UNLOGGED) lines.push('access_log off;');
    const shown = rewrites.find((one) => prefix.startsWith(one.prefix))?.file ?? '@falta';
    lines.push(`try_files $uri \${uri}index.html $uri/index.html ${shown};`);
    if (path === MISSING_PAGE)
      return [`location = ${path} { internal; ${lines.slice(0, -1).join(' ')} }`];
    const heads = (isPrefix ? folderOf(prefix) : spellings(path)).filter((one) => !taken.has(one));
    for (const head of heads) taken.add(head);
    return [...heads.map((one) => `= ${one}`), ...(isPrefix ? [prefix] : [])].flatMap((head) => [
      `location ${head} {`,
      ...indent(lines),
      '}',
    ]);
  });
}

/** A folder's page without its slash, which the prefix does not match. */
const folderOf = (prefix: string) => (/.\/$/.test(prefix) ? [prefix.slice(0, -1)] : []);

const spellings = (path: string) =>
  path.endsWith('/') ? [...bothSpellings(path), `${path}index.html`] : [path];
