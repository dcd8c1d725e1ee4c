import { CLOSED, movesOf, OPEN, patternRegex, rewritesOf } from '@/lib/site/host-match';
import { FAILURE_CACHE, type HostRules } from '@/lib/site/host-rules';
import { MEDIA_TYPES, OTHER_TYPE } from './media-types';
import { byHeader, indent, quoted, WRITTEN, type Place } from './place';

const CACHE = 'Cache-Control';
/** What answers with the file, or leads to it. */
const GOOD = '(200|206|301|302|304)';

/**
 * An nginx server block, for a folder that is read within `http`. Its headers hang from maps on the file
 * that is sent and stand in the server alone: an `add_header` in a location would drop them all.
 */
export function toNginx(rules: HostRules, { host, root, logs, listen }: Place): string {
  return [
    `# ${WRITTEN}`,
    '',
    '# Sin direcciones de visitantes, ni navegador, ni procedencia, ni lo que buscaron.',
    `log_format sitio '$time_iso8601 $request_method $status $body_bytes_sent $sitio_pedido';`,
    ...map('$request_uri', '$sitio_pedido', ['"~^(?<sitio_camino>[^?]*)" $sitio_camino;']),
    '# Lo que una página carga diría quién abrió un formulario.',
    ...map('$request_uri', '$sitio_anota', ['"~*^/+(_|%5f)/" 0;', 'default 1;']),
    ...map('$status', '$sitio_metodos', ['405 "GET, HEAD";', 'default "";']),
    '# Las claves de un mapa no distinguen mayúsculas.',
    ...map('$uri', '$sitio_otra_caja', [
      ...rules.anyCase.flatMap((route) =>
        [...new Set([route, route.replace(/(.)\/$/, '$1')])].map(
          (from) => `${quoted(from)} ${quoted(route)};`,
        ),
      ),
      'default "";',
    ]),
    ...[...byHeader(rules.headers)].flatMap(([name, all]) => headerMap(name, all)),
    '',
    'server {',
    ...indent([
      ...(listen ? [`listen ${listen.ip}:${listen.port};`] : ['listen 80;', 'listen [::]:80;']),
      `server_name ${host};`,
      `root ${root};`,
      '',
      'server_tokens off;',
      'absolute_redirect off;',
      'default_type ' + OTHER_TYPE + ';',
      'types {',
      ...indent(Object.entries(MEDIA_TYPES).map(([ending, type]) => `${quoted(type)} ${ending};`)),
      '}',
      '',
      '# nginx no puede quitar la dirección de su registro de errores: al buscar una falla, póngale un archivo.',
      'error_log /dev/null crit;',
      `access_log ${logs}/visitas.log sitio buffer=64k flush=10s if=$sitio_anota;`,
      'log_not_found off;',
      '',
      '# Los archivos ya vienen comprimidos. Sin el módulo de brotli, quite su línea.',
      'gzip off;',
      'gzip_vary on;',
      'gzip_static on;',
      'brotli_static on;',
      'sendfile on;',
      'tcp_nopush on;',
      'if_modified_since before;',
      'open_file_cache max=10000 inactive=60s;',
      'open_file_cache_valid 10s;',
      'open_file_cache_errors on;',
      '',
      ...[...byHeader(rules.headers)].map(
        ([name, all]) => `add_header ${name} ${constant(name, all) ?? variable(name)} always;`,
      ),
      'add_header Allow $sitio_metodos always;',
      '',
      'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
      'error_page 403 404 /404.html;',
      'location = /404.html { internal; }',
      `location ~ ${quoted(OPEN)} { try_files $uri =404; }`,
      `location ~ ${quoted(CLOSED)} { return 404; }`,
      '',
      ...moves(rules),
      '',
      ...rewritesOf(rules).flatMap(({ prefix, file }) => [
        `location ${prefix} { try_files $uri \${uri}index.html $uri/index.html ${file}; }`,
      ]),
      'location / { try_files $uri ${uri}index.html $uri/index.html @falta; }',
      'location @falta {',
      '  if ($sitio_otra_caja) { return 301 $sitio_otra_caja$is_args$args; }',
      '  return 404;',
      '}',
    ]),
    '}',
    '',
  ].join('\n');
}

const variable = (name: string) => `$sitio_${name.toLowerCase().replaceAll('-', '_')}`;

const map = (from: string, to: string, lines: string[]) => [
  `map ${from} ${to} {`,
  ...indent(lines),
  '}',
];

interface Told {
  path: string;
  value: string;
}

/** The value of a header that is the same everywhere. */
const constant = (name: string, [first, ...others]: Told[]): string | undefined =>
  first?.path === '/*' && others.length === 0 && name !== CACHE ? quoted(first.value) : undefined;

/** The first that matches holds: the last rule comes first. What fails has a life of its own. */
function headerMap(name: string, all: Told[]): string[] {
  if (constant(name, all)) return [];
  const last = all.toReversed();
  if (name !== CACHE)
    return map('$uri', variable(name), [
      ...last.map(({ path, value }) => `"~${patternRegex(path)}" ${quoted(value)};`),
      'default "";',
    ]);
  // Asked again when the answer turns out to be a failure.
  return map('"$status $uri"', variable(name), [
    'volatile;',
    ...last.map(
      ({ path, value }) => `"~^${GOOD} ${patternRegex(path).slice(1)}" ${quoted(value)};`,
    ),
    `default ${quoted(FAILURE_CACHE)};`,
  ]);
}

const moves = (rules: HostRules) =>
  movesOf(rules).flatMap(({ from, to, status }) =>
    [...new Set([from, from.replace(/(.)\/$/, '$1')])].map(
      (one) => `location = ${one} { return ${status} ${to}$is_args$args; }`,
    ),
  );
