import { SEND_PATH } from '@/lib/email/request';
import { tls as apacheTls, UNLOGGED } from './apache';
import { QUIET, tls as nginxTls } from './nginx';
import { indent, WRITTEN } from './place';

/*
 * The proxy before the relay (docs/relevo.md): it takes a message whole before it hands it on, so that
 * unfinished ones hold nothing of the relay's, and limits size, time and, where it can, rate. It tells
 * the relay nothing of who writes.
 */
const RELAY = 'http://127.0.0.1:8025';
const MOST_BYTES = 1024 * 1024;

/** The relay's own name, beside the site's. */
export const relayHost = (host: string): string => `relevo.${host.replace(/^www\./, '')}`;

/**
 * nginx alone of the three limits rates by itself: by address, or the /64 of an IPv6 one, which one device
 * holds. What a browser asks before it sends does not count, and the page may read the refusal. A buffer
 * of a message's size keeps messages off the disk.
 */
export const nginxRelay = (host: string): string =>
  [
    `# ${WRITTEN}`,
    'map "$request_method $remote_addr" $relevo_quien {',
    '  ~^OPTIONS "";',
    '  "~ ([0-9a-f]*:[0-9a-f]*:[0-9a-f]*:[0-9a-f]*):" $1;',
    '  default $remote_addr;',
    '}',
    'limit_req_zone $relevo_quien zone=relevo_ritmo:1m rate=6r/m;',
    'limit_conn_zone $relevo_quien zone=relevo_conexiones:1m;',
    'server {',
    ...indent([
      ...nginxTls(relayHost(host)),
      `server_name ${relayHost(host)};`,
      ...QUIET,
      'access_log off;',
      'client_header_timeout 10s;',
      'client_body_timeout 10s;',
      `client_max_body_size ${MOST_BYTES};`,
      `client_body_buffer_size ${MOST_BYTES};`,
      `location = ${SEND_PATH} {`,
      ...indent([
        'limit_req zone=relevo_ritmo burst=20 nodelay;',
        'limit_conn relevo_conexiones 10;',
        'limit_req_status 429;',
        'limit_conn_status 429;',
        'error_page 429 @relevo_lleno;',
        `proxy_pass ${RELAY};`,
        'proxy_request_buffering on;',
        'proxy_read_timeout 20s;',
      ]),
      '}',
      'location @relevo_lleno {',
      ...indent([
        `add_header Access-Control-Allow-Origin https://${host} always;`,
        'add_header Retry-After 60 always;',
        'default_type text/plain;',
        'return 429 "Demasiados envíos. Espere y reintente.\\n";',
      ]),
      '}',
      'location / { return 404; }',
    ]),
    '}',
    '',
  ].join('\n');

/** Apache gives a thread to each request: there must be more of them than unfinished messages. */
export const apacheRelay = (host: string): string =>
  [
    `# ${WRITTEN}`,
    '# Módulos: a2enmod ssl http2 proxy_http buffer reqtimeout',
    'ServerLimit 40',
    'ThreadsPerChild 25',
    'MaxRequestWorkers 1000',
    '<VirtualHost *:443>',
    ...indent([
      `ServerName ${relayHost(host)}`,
      ...apacheTls(relayHost(host)),
      ...UNLOGGED,
      'ServerSignature Off',
      'RequestReadTimeout header=10 body=10',
      `<Location "${SEND_PATH}">`,
      ...indent([
        `ProxyPass ${RELAY}${SEND_PATH} timeout=20`,
        'ProxyAddHeaders Off',
        'SetInputFilter BUFFER',
        `BufferSize ${MOST_BYTES}`,
        `LimitRequestBody ${MOST_BYTES}`,
      ]),
      '</Location>',
    ]),
    '</VirtualHost>',
    '',
  ].join('\n');

/** Caddy hands on what arrives as it arrives, unless told to take it whole. */
export const caddyRelay = (host: string): string =>
  [
    `# ${WRITTEN}`,
    `${relayHost(host)} {`,
    ...indent([
      'skip_log',
      `handle ${SEND_PATH} {`,
      ...indent([
        'request_body {',
        `  max_size ${MOST_BYTES}`,
        '}',
        `reverse_proxy ${RELAY.replace('http://', '')} {`,
        '  header_up -X-Forwarded-For',
        '  buffer_requests',
        `  max_buffer_size ${2 * MOST_BYTES}`,
        '}',
      ]),
      '}',
      'handle {',
      '  respond 404',
      '}',
    ]),
    '}',
    '',
  ].join('\n');
