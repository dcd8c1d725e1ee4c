import { CLOSED, movesOf, OPEN, patternRegex, rewritesOf } from '@/lib/site/hosts/match';
import { FAILURE_CACHE, type HostRules } from '@/lib/site/hosts/rules';
import { MEDIA_TYPES, OTHER_TYPE, TEXT_ENDINGS } from './media-types';
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

/** What a compressed copy's name adds to its file's. */
const COPY = '([.](br|gz))?';

/** Whether `Accept-Encoding` takes a coding, `q=0` meaning that it does not. */
const takes = (coding: string) =>
  `(?:^|,)\\s*${coding}\\s*(?:$|,|;\\s*q=(?!0(?:[.]0*)?\\s*(?:$|,)))`;

/** `.htaccess` for Apache 2.4 in the published folder, where whoever runs the server allows all in it. */
export const toHtaccess = (rules: HostRules): string =>
  [`# ${WRITTEN}`, '', ...headers(rules), '', ...folder(rules), ''].join('\n');

/**
 * An Apache virtual host. It says what `.htaccess` says, once and not at every request, and what that file
 * is read too late for: refused methods, broken addresses, encoded slashes, names that no disk takes, logs.
 */
export const toApache = (rules: HostRules, { host, root, logs, listen }: ServedSite): string =>
  [
    `# ${WRITTEN}`,
    `# Módulos: a2enmod headers rewrite mime${listen ? '' : ' ssl http2'}`,
    '',
    'ServerTokens Prod',
    '# Sin direcciones de visitantes, ni navegador, ni procedencia, ni lo que buscaron.',
    'LogFormat "%{%Y-%m-%dT%H:%M:%S%z}t %m %>s %B %U" sitio',
    `<VirtualHost ${listen ? `${listen.ip}:${listen.port}` : '*:443'}>`,
    ...indent([
      `ServerName ${host}`,
      ...(listen ? [] : tls(host)),
      `DocumentRoot ${quoted(root)}`,
      'ServerSignature Off',
      'TraceEnable Off',
      'AllowEncodedSlashes Off',
      'UseCanonicalName Off',
      `ErrorLog ${quoted(`${logs}/errores.log`)}`,
      'ErrorLogFormat "[%t] [%-m:%l] %M"',
      'LogLevel crit',
      '# Lo que una página carga diría quién abrió un formulario.',
      `CustomLog ${quoted(`${logs}/visitas.log`)} sitio "expr=! %{THE_REQUEST} =~ m#^[A-Z]+ /+(_|%5[fF])/#"`,
      '',
      ...headers(rules),
      '',
      'RewriteEngine On',
      '# Un nombre que ningún disco admite.',
      'RewriteRule "[^/]{250}" - [R=404,L]',
      `<Directory ${quoted(root)}>`,
      ...indent(['AllowOverride None', 'Require all granted', ...folder(rules)]),
      '</Directory>',
    ]),
    '</VirtualHost>',
    ...(listen ? [] : toTheSite(host)),
    '',
  ].join('\n');

/** The lines with which a virtual host takes TLS, with the certificate of that name. */
export const tls = (host: string): string[] => [
  'SSLEngine on',
  `SSLCertificateFile ${quoted(certificateOf(host).chain)}`,
  `SSLCertificateKeyFile ${quoted(certificateOf(host).key)}`,
  'SSLProtocol -all +TLSv1.2 +TLSv1.3',
  'Protocols h2 http/1.1',
];

/** Nothing of who visits is written down. */
export const UNLOGGED = ['CustomLog "/dev/null" "-"', 'ErrorLog "/dev/null"', 'LogLevel emerg'];

/** What comes without TLS, or by the other name. It stands after the site, which answers to any name. */
const toTheSite = (host: string): string[] => [
  '<VirtualHost *:443>',
  ...indent([
    `ServerName ${aliasOf(host)}`,
    ...tls(host),
    ...UNLOGGED,
    'RewriteEngine On',
    `RewriteRule "^/(.*)$" "https://${host}/$1" [R=301,L]`,
  ]),
  '</VirtualHost>',
  '<VirtualHost *:80>',
  ...indent([
    `ServerName ${host}`,
    `ServerAlias ${aliasOf(host)}`,
    `DocumentRoot ${quoted(PROOF_ROOT)}`,
    ...UNLOGGED,
    'RewriteEngine On',
    `RewriteCond %{REQUEST_URI} !^${PROOF}`,
    `RewriteRule "^/(.*)$" "https://${host}/$1" [R=301,L]`,
  ]),
  '</VirtualHost>',
];

/** In order: what is said later holds. What fails has a life of its own. */
function headers(rules: HostRules): string[] {
  return [
    'ErrorDocument 403 /404.html',
    'ErrorDocument 404 /404.html',
    ...rules.headers.flatMap(({ path, headers: all }) =>
      Object.entries(all).map(([name, value]) =>
        set(name, value, path === '/*' ? undefined : matches(patternRegex(path, COPY))),
      ),
    ),
    set('Cache-Control', FAILURE_CACHE, `! %{REQUEST_STATUS} in {'200','206','301','302','304'}`),
    set('Allow', 'GET, HEAD', '%{REQUEST_STATUS} == 405'),
    set('Vary', 'Accept-Encoding', matches(`[.](${TEXT_ENDINGS.join('|')})${COPY}$`)),
  ];
}

const matches = (regex: string) => `%{REQUEST_URI} =~ m#${regex}#`;
const set = (name: string, value: string, when?: string) =>
  `Header always set ${name} ${quoted(value)}${when ? ` "expr=${when}"` : ''}`;

/** What a folder's configuration and `.htaccess` may both say. */
function folder(rules: HostRules): string[] {
  return [
    'Options -Indexes -MultiViews +FollowSymLinks',
    'AcceptPathInfo Off',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'AddDefaultCharset Off',
    'FileETag MTime Size',
    'RemoveType .br .gz',
    'RemoveLanguage .br .es',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `AddType ${quoted(type)} .${ending}`),
    '<FilesMatch "[.](pagefind|pf_[a-z]+)$">',
    `  ForceType ${OTHER_TYPE}`,
    '</FilesMatch>',
    '# Que no se pueden leer lo dice la regla de abajo, como si no estuvieran.',
    '<FilesMatch "^[.]">',
    '  Require all granted',
    '</FilesMatch>',
    '',
    'RewriteEngine On',
    'RewriteBase /',
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteCond %{REQUEST_URI} ${quoted(CLOSED)}`,
    `RewriteCond %{REQUEST_URI} !${quoted(OPEN).slice(1, -1)}`,
    'RewriteRule ^ - [R=404,L]',
    ...movesOf(rules).map(
      ({ from, to, status }) => `RewriteRule ${regexOf(from)} ${to} [R=${status},L]`,
    ),
    '',
    '# La página de una carpeta, con diagonal final o sin ella.',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(.*?)/?$ $1/index.html',
    ...rewritesOf(rules).flatMap(({ prefix, file }) => [
      'RewriteCond %{REQUEST_FILENAME} !-f [OR]',
      'RewriteCond %{PATH_INFO} .',
      `RewriteRule "^${patternRegex(`${prefix}*`).slice(2)}" ${file.slice(1)}`,
    ]),
    ...otherCase(rules),
    '# Ni lo que otros módulos muestren, como el estado del servidor.',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule ^ - [R=404,L]',
    '',
    '# La copia comprimida.',
    ...(['br', 'gzip'] as const).flatMap((coding) => {
      const ending = coding === 'gzip' ? 'gz' : coding;
      return [
        'RewriteCond %{PATH_INFO} ^$',
        `RewriteCond %{HTTP:Accept-Encoding} "${takes(coding)}"`,
        `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
        `RewriteRule ^(.*)$ $1.${ending} [END]`,
      ];
    }),
    'RewriteRule ^ - [END]',
  ];
}

/** Tried only where there is no file: the flag skips them all. */
function otherCase({ anyCase }: HostRules): string[] {
  const routes = anyCase.filter((route) => route !== '/');
  return [
    '# Las direcciones conocidas, en mayúsculas o minúsculas.',
    'RewriteCond %{REQUEST_FILENAME} -f',
    `RewriteRule ^ - [S=${routes.length}]`,
    ...routes.map((route) => `RewriteRule ${regexOf(route)} ${route} [NC,R=301,L]`),
  ];
}

/** An address in a folder's rules: without its first slash. */
const regexOf = (address: string) =>
  quoted(`^${address.replace(/^\/|\/$/g, '').replaceAll('.', '[.]')}/?$`);
