import { CLOSED, headersFor, movesOf, OPEN, rewritesOf } from '@/lib/site/hosts/match';
import { FAILURE_CACHE, type HostRules } from '@/lib/site/hosts/rules';
import { bothSpellings } from './cloudflare';
import { MEDIA_TYPES, OTHER_TYPE } from './media-types';
import {
  aliasOf,
  certificateOf,
  indent,
  PROOF,
  PROOF_ROOT,
  quoted,
  WRITTEN,
  type ServedSite,
} from './place';

const CACHE = 'Cache-Control';
/** Scripts: what a page loads would tell who opened a form. */
const UNLOGGED = '/_/';
const NOT_FOUND = '/404.html';

/**
 * An nginx server block, for a folder that is read within `http`. Its headers stand in the server alone: an
 * `add_header` in a location would drop all others. Those that differ are variables, which the server sets
 * and a location sets again: finding a location costs nothing, where a map tries an expression after another
 * at each request.
 */
export function toNginx(rules: HostRules, { host, root, logs, listen }: ServedSite): string {
  const varied = variedHeaders(rules);
  const common = headersFor(rules, '/-');
  return [
    `# ${WRITTEN}`,
    '',
    '# Sin direcciones de visitantes, ni navegador, ni procedencia, ni lo que buscaron.',
    `log_format sitio '$time_iso8601 $request_method $status $body_bytes_sent $uri';`,
    '# Una falla no se guarda. Se pregunta otra vez cuando la respuesta resulta serlo.',
    'map $status $sitio_vida {',
    '  volatile;',
    ...['200', '206', '301', '302', '304'].map((status) => `  ${status} ${variable(CACHE)};`),
    `  default ${quoted(FAILURE_CACHE)};`,
    '}',
    'map $status $sitio_metodos {',
    '  405 "GET, HEAD";',
    '  default "";',
    '}',
    '# Las claves de un mapa no distinguen mayúsculas.',
    'map $uri $sitio_otra_caja {',
    ...rules.anyCase.flatMap((route) =>
      bothSpellings(route).map((from) => `  ${quoted(from)} ${quoted(route)};`),
    ),
    '  default "";',
    '}',
    '',
    'server {',
    ...indent([
      ...(listen ? [`listen ${listen.ip}:${listen.port};`] : tls(host)),
      `server_name ${host};`,
      `root ${root};`,
      '',
      'absolute_redirect off;',
      `default_type ${OTHER_TYPE};`,
      'types {',
      ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending};`),
      '}',
      '',
      '# nginx no puede quitar la dirección de su registro de errores: al buscar una falla, póngale un archivo.',
      ...QUIET,
      `access_log ${logs}/visitas.log sitio buffer=64k flush=10s;`,
      'log_not_found off;',
      '',
      '# Los archivos ya vienen comprimidos. Sin el módulo de brotli, quite su línea.',
      'gzip off;',
      'gzip_vary on;',
      'gzip_static on;',
      '# También a quien pregunta por un proxy o con HTTP/1.0.',
      'gzip_proxied any;',
      'gzip_http_version 1.0;',
      'brotli_static on;',
      'sendfile on;',
      'tcp_nopush on;',
      'if_modified_since before;',
      'open_file_cache max=10000 inactive=60s;',
      'open_file_cache_valid 10s;',
      'open_file_cache_errors on;',
      '',
      ...varied.map((name) => `set ${variable(name)} ${quoted(common[name] ?? '')};`),
      ...headerNames(rules).map((name) => {
        if (name === CACHE) return `add_header ${name} $sitio_vida always;`;
        const value = varied.includes(name) ? variable(name) : quoted(common[name] ?? '');
        return `add_header ${name} ${value} always;`;
      }),
      'add_header Allow $sitio_metodos always;',
      '',
      'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
      `error_page 403 404 ${NOT_FOUND};`,
      `location ~ ${quoted(OPEN)} { try_files $uri =404; }`,
      `location ~ ${quoted(CLOSED)} { return 404; }`,
      ...movesOf(rules).flatMap(({ from, to, status }) =>
        bothSpellings(from).map(
          (one) => `location = ${one} { return ${status} ${to}$is_args$args; }`,
        ),
      ),
      '',
      ...locations(rules, varied),
      'location @falta {',
      '  if ($sitio_otra_caja) { return 301 $sitio_otra_caja$is_args$args; }',
      '  return 404;',
      '}',
    ]),
    '}',
    ...(listen ? [] : toTheSite(host)),
    '',
  ].join('\n');
}

/** Nothing that names a visitor, nor the version. */
export const QUIET = ['server_tokens off;', 'error_log /dev/null crit;'];

/** The lines with which a server block takes TLS, with the certificate of that name. */
export const tls = (host: string): string[] => [
  'listen 443 ssl http2;',
  'listen [::]:443 ssl http2;',
  `ssl_certificate ${certificateOf(host).chain};`,
  `ssl_certificate_key ${certificateOf(host).key};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
];

/** What comes without TLS, or by the other name. It stands after the site, which answers to any name. */
const toTheSite = (host: string): string[] => [
  '',
  'server {',
  ...indent([
    ...tls(host),
    `server_name ${aliasOf(host)};`,
    ...QUIET,
    'access_log off;',
    `return 301 https://${host}$request_uri;`,
  ]),
  '}',
  'server {',
  ...indent([
    'listen 80;',
    'listen [::]:80;',
    `server_name ${host} ${aliasOf(host)};`,
    ...QUIET,
    'access_log off;',
    `location ${PROOF} { root ${PROOF_ROOT}; }`,
    `location / { return 301 https://${host}$request_uri; }`,
  ]),
  '}',
];

const variable = (name: string) => `$sitio_${name.toLowerCase().replaceAll('-', '_')}`;

const headerNames = ({ headers }: HostRules) => [
  ...new Set(headers.flatMap(({ headers: set }) => Object.keys(set))),
];

/** The headers that are not the same everywhere, and always how long a thing is kept. */
const variedHeaders = ({ headers }: HostRules) => [
  ...new Set([
    CACHE,
    ...headers.filter(({ path }) => path !== '/*').flatMap(({ headers: set }) => Object.keys(set)),
  ]),
];

/** One for each pattern: nginx takes the longest, so each says all that holds in it. */
function locations(rules: HostRules, varied: string[]): string[] {
  const taken = new Set(movesOf(rules).flatMap(({ from }) => bothSpellings(from)));
  const common = headersFor(rules, '/-');
  const rewrites = rewritesOf(rules);
  const paths = [
    ...rules.headers.map(({ path }) => path),
    ...rewrites.map(({ prefix }) => `${prefix}*`),
    ...['/*', `${UNLOGGED}*`, NOT_FOUND],
  ];
  // A page says what holds for its address before the folder of the same name does.
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
    if (path === NOT_FOUND)
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

/** The address of a folder's own page without its slash, which its prefix does not match. */
const folderOf = (prefix: string) => (/.\/$/.test(prefix) ? [prefix.slice(0, -1)] : []);

/** A page's address in each way of writing it, or a file's. */
const spellings = (path: string) =>
  path.endsWith('/') ? [...bothSpellings(path), `${path}index.html`] : [path];
