import {
  CLOSED,
  headersFor,
  movesOf,
  OPEN,
  patternRegex,
  rewritesOf,
} from '@/lib/site/hosts/match';
import { FAILURE_CACHE, type HostRules } from '@/lib/site/hosts/rules';
import { LOG_DAYS } from './logrotate';
import { MEDIA_TYPES, mediaTypeOf, OTHER_TYPE, TEXT_ENDINGS } from './media-types';
import { aliasOf, indent, quoted, WRITTEN, type ServedSite } from './place';

/**
 * A Caddyfile. All stands in one `route`, which runs in the order in which it is written: outside of it
 * Caddy sorts directives, and the general header would win. Addresses are matched by expressions, since
 * its `path` takes any case of the letters for the same.
 */
export function toCaddy(rules: HostRules, { host, root, logs, listen }: ServedSite): string {
  return [
    `# ${WRITTEN}`,
    '{',
    '  # Sus líneas llevan la dirección del visitante.',
    '  log default {',
    '    exclude http.log http.handlers',
    '  }',
    '  # A quien no acaba de preguntar no se le espera más.',
    '  servers {',
    '    timeouts {',
    '      read_header 10s',
    '      read_body 20s',
    '    }',
    '  }',
    '}',
    '',
    ...(listen ? [] : toTheSite(host)),
    '# Sea cual sea el nombre con el que preguntan: a otros, Caddy responde 200 sin nada.',
    `${listen ? `http://:${listen.port}` : `${host}, https://`} {`,
    ...indent([
      ...(listen ? [`bind ${listen.ip}`] : []),
      `root * ${quoted(root)}`,
      'log {',
      ...indent([
        `output file ${quoted(`${logs}/visitas.log`)} {`,
        '  roll_size 10MiB',
        '  roll_keep 30',
        `  roll_keep_for ${24 * LOG_DAYS}h`,
        '}',
        '# Sin direcciones de visitantes, ni navegador, ni procedencia, ni lo que buscaron.',
        'format filter {',
        '  wrap json',
        '  fields {',
        '    request>remote_ip delete',
        '    request>remote_port delete',
        '    request>client_ip delete',
        '    request>headers delete',
        '    request>uri regexp "[?].*" ""',
        '    resp_headers delete',
        '    user_id delete',
        '  }',
        '}',
      ]),
      '}',
      'route {',
      ...indent([
        '# Lo que una página carga diría quién abrió un formulario.',
        '@calla path_regexp ^/_/',
        'skip_log @calla',
        'header -Server',
        ...headers(rules, (path) => path === '/*'),
        '',
        'map {http.request.uri.query} {sitio_pregunta} {',
        '  ~.+ "?${0}"',
        '  default ""',
        '}',
        '@metodo not method GET HEAD',
        'error @metodo 405',
        '# Un nombre que ningún disco admite.',
        '@imposible path_regexp "[^/]{250}|\\x00"',
        'error @imposible 404',
        '@cerrado {',
        `  path_regexp ${CLOSED}`,
        `  not path_regexp ${OPEN}`,
        '}',
        'error @cerrado 404',
        ...movesOf(rules).flatMap(({ from, to, status }, index) => [
          `@mudanza${index} path_regexp ${addressRegex(from)}`,
          `redir @mudanza${index} ${to}{sitio_pregunta} ${status}`,
        ]),
        '',
        '@carpeta {',
        '  path_regexp /$',
        '  file {path}index.html',
        '}',
        'rewrite @carpeta {http.matchers.file.relative}',
        '@pagina {',
        '  not path_regexp /$',
        '  file {path} {path}/index.html',
        '}',
        'rewrite @pagina {http.matchers.file.relative}',
        ...rewritesOf(rules).flatMap(({ prefix, file }, index) => [
          `@muestra${index} {`,
          `  path_regexp ${patternRegex(`${prefix}*`)}`,
          '  not file {path}',
          '}',
          `rewrite @muestra${index} ${file}`,
        ]),
        '# Son de lo que se envía: aquí ya se sabe qué es.',
        ...headers(rules, (path) => path !== '/*'),
        'map {http.request.uri.path} {sitio_otra_caja} {',
        ...rules.anyCase
          .filter((route) => route !== '/')
          .map((route) => `  ~(?i)${addressRegex(route)} ${route}`),
        '  default ""',
        '}',
        '@otra_caja {',
        '  not file {path}',
        '  not expression {sitio_otra_caja} == ""',
        '}',
        'redir @otra_caja {sitio_otra_caja}{sitio_pregunta} 301',
        '# Queda lo que no es de ninguna carpeta.',
        '@diagonal path_regexp /$',
        'error @diagonal 404',
        '',
        '# Caddy no da vida propia a un 412 o un 416: de lo que dura un año no envía partes.',
        ...yearly(rules).map((regex, index) => `@dura${index} path_regexp ${regex}`),
        ...yearly(rules).flatMap((_, index) =>
          ['Range', 'If-Match', 'If-Unmodified-Since'].map(
            (name) => `request_header @dura${index} -${name}`,
          ),
        ),
        '@partes not header_regexp Range ^bytes=',
        'request_header @partes -Range',
        '',
        'map {http.request.uri.path} {sitio_tipo} {',
        ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `  ~[.]${ending}$ ${quoted(type)}`),
        `  default ${quoted(OTHER_TYPE)}`,
        '}',
        'header Content-Type {sitio_tipo}',
        `@texto path_regexp [.](${TEXT_ENDINGS.join('|')})$`,
        'header @texto Vary Accept-Encoding',
        ...FILES,
      ]),
      '}',
      'handle_errors {',
      ...indent([
        'route {',
        ...indent([
          ...Object.entries(headersFor(rules, '/404.html')).map(
            ([name, value]) => `header ${name} ${quoted(value)}`,
          ),
          `header Cache-Control ${quoted(FAILURE_CACHE)}`,
          '@metodo expression {http.error.status_code} == 405',
          'header @metodo Allow "GET, HEAD"',
          '@falta expression {http.error.status_code} in [403, 404]',
          'handle @falta {',
          '  rewrite * /404.html',
          `  header Content-Type ${quoted(mediaTypeOf('/404.html'))}`,
          '  header Vary Accept-Encoding',
          ...CONDITIONS.map((name) => `  request_header -${name}`),
          ...indent(FILES),
          '}',
          'respond "{http.error.status_code} {http.error.status_text}"',
        ]),
        '}',
      ]),
      '}',
    ]),
    '}',
    '',
  ].join('\n');
}

/** What comes by the other name, and the relay, when its file stands beside (docs/relevo.md). */
const toTheSite = (host: string): string[] => [
  `${aliasOf(host)} {`,
  '  skip_log',
  `  redir https://${host}{uri} 301`,
  '}',
  'import relevo*.caddy',
  '',
];

/** In order: what is said later holds. Whatever is for all addresses comes first (checkRules). */
const headers = ({ headers: all }: HostRules, which: (path: string) => boolean) =>
  all.flatMap(({ path, headers: set }, index) => {
    if (!which(path)) return [];
    return [
      `@parte${index} path_regexp ${quoted(patternRegex(path))}`,
      ...Object.entries(set).map(
        ([name, value]) => `header @parte${index} ${name} ${quoted(value)}`,
      ),
    ];
  });

const addressRegex = (address: string) =>
  `^${address.replace(/\/$/, '').replaceAll('.', '[.]')}/?$`;

/** The addresses whose files are kept for long without asking. */
const yearly = ({ headers: all }: HostRules) =>
  all
    .filter(({ headers: set }) => set['Cache-Control']?.includes('immutable'))
    .map(({ path }) => patternRegex(path));

/** What a visitor has already, or wants a part of, is not the 404 page. */
const CONDITIONS = 'Range If-Match If-None-Match If-Modified-Since If-Unmodified-Since'.split(' ');

/** Sends the file of the path, compressed if the visitor takes it so. */
const FILES = ['file_server {', '  precompressed br gzip', '  disable_canonical_uris', '}'];
