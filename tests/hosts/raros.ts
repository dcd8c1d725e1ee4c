import type { Request } from './pedido';

const SLASHES = ['//', '/%2f', '/%5c', '/\\', '/.//', '/%2e//', '/x/..//', '/%09/', '/@', '/:@'];

/** Addresses that a redirect could turn into one of another site. */
const TO_OTHERS = SLASHES.flatMap((start) =>
  ['otro.example', 'OTRO.example/Sindico', 'SINDICO', 'declaranet/', 'Prensa/..', 'default'].map(
    (rest) => start + rest,
  ),
);

const range = (value: string) => ({ Range: `bytes=${value}` });

export const ODD_ONES: Request[] = [
  ...[
    '/../secreto.txt',
    '/sindico/../../secreto.txt',
    '/%2e%2e/secreto.txt',
    '/..%2fsecreto.txt',
    '/%2e%2e%2fsecreto.txt',
    '/..%5csecreto.txt',
    '/%252e%252e/secreto.txt',
    '/%c0%ae%c0%ae/secreto.txt',
    '/static/..;/../secreto.txt',
    '/default/%2e%2e/.secreto',
    '/sindico/..%2f.secreto',
    '/.git%2fconfig',
    '/.%67it/config',
    '/_%68eaders',
    '/.secreto%00.html',
    '/%00',
    '/sindico%5cindex.html',
    '/sindico%0d%0aX-Mala:%20si',
    '/declaranet%0d%0aX-Mala:%20si',
    '/%E0%A4%A',
    '/static/pdf/año.pdf',
    '/sindico/../directorio/',
    '/_/../_headers',
    '/sindico/index.html.br/',
    '/.well-known/../.secreto',
    'http://otro.example/.secreto',
    '*',
    `/${'b'.repeat(20_000)}`,
    `/sindico/?${'q'.repeat(20_000)}`,
    ...TO_OTHERS,
  ].map((path) => ({ path })),
  { method: 'TRACE', path: '/sindico/' },
  { method: 'CONNECT', path: 'localhost:22' },
  { method: 'NADA', path: '/sindico/' },
  { method: 'get', path: '/sindico/' },
  { method: 'OPTIONS', path: '*' },
  { path: '/sindico/', headers: { Host: '' } },
  { path: '/sindico/', headers: { Host: 'otro.example' } },
  { path: '/sindico/', headers: { 'X-Original-URL': '/.secreto', 'X-Rewrite-URL': '/.secreto' } },
  { path: '/sindico/', headers: { 'Accept-Encoding': 'br', ...range('0-4') } },
  { path: '/sindico/', headers: range('5-2') },
  { path: '/static/pdf/Codigo%20de%20etica.pdf', headers: range('0-1,3-4,8-9') },
  {
    path: '/static/pdf/Codigo%20de%20etica.pdf',
    headers: range(Array.from({ length: 300 }, (_, i) => `${i}-`).join(',')),
  },
  { path: '/sindico/', headers: { 'Accept-Encoding': 'x'.repeat(3000) } },
  { path: '/sindico/', headers: { 'If-None-Match': '"'.repeat(2000) } },
];
