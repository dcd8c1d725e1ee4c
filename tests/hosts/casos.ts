import { fileOf } from '@/lib/site/pages';
import type { Request } from './pedido';
import { CHANGED, ROUTES } from './sitio';

/** What every server must answer. */
type Expected =
  | { status: 200; file: string; coding?: 'br' | 'gzip' }
  | { status: 206; file: string; coding?: 'br' | 'gzip'; from: number; to: number }
  | { status: 304; file: string }
  | { status: 301; to: string; path?: string }
  | { status: 404 }
  | { status: 405 }
  | { status: 412 }
  | { status: 416; file: string };

export interface Case extends Request {
  expected: Expected;
}

const PDF = 'static/pdf/Codigo de etica.pdf';
const PDF_PATH = '/static/pdf/Codigo%20de%20etica.pdf';
const ODD = 'static/pdf/año & más, 100% (1)+[2].pdf';
const ASSET = '_/FormIsland-A1B2C3D4.js';
const PAGE = 'sindico/index.html';
const br = { 'Accept-Encoding': 'br' };
const range = (value: string) => ({ Range: `bytes=${value}` });
const before = new Date(CHANGED.getTime() - 60_000).toUTCString();
const after = new Date(CHANGED.getTime() + 60_000).toUTCString();

const get = (path: string, file: string, headers?: Record<string, string>): Case => ({
  path,
  ...(headers && { headers }),
  expected: { status: 200, file },
});
const coded = (path: string, file: string, accepted: string, coding?: 'br' | 'gzip'): Case => ({
  path,
  headers: { 'Accept-Encoding': accepted },
  expected: { status: 200, file, ...(coding && { coding }) },
});
const moved = (path: string, to: string): Case => ({ path, expected: { status: 301, to } });
const missing = (path: string, headers?: Record<string, string>): Case => ({
  path,
  ...(headers && { headers }),
  expected: { status: 404 },
});

/** Same request, same answer, anyone who answers. */
export const SAME: Case[] = [
  // D5: every page with its slash and without it.
  ...ROUTES.flatMap((ruta) => [
    get(ruta, fileOf(ruta)),
    get(ruta.replace(/\/$/, ''), fileOf(ruta)),
  ]),
  get('/sindico/index.html', PAGE),
  get('//sindico/', PAGE),
  get('/sindico/?desde=menu', PAGE),
  get('/s%69ndico/', PAGE),
  get('/index.html', 'index.html'),

  // D6, D7: redirects, with the visitor's query, and known addresses in any case.
  moved('/', '/default/'),
  moved('/?utm=1&b=%20c', '/default/?utm=1&b=%20c'),
  moved('/acuse', '/acuse/verificar/'),
  moved('/acuse/', '/acuse/verificar/'),
  moved('/VehiculosRemolcados', '/vehiculosremolcados/'),
  moved('/VehiculosRemolcados/', '/vehiculosremolcados/'),
  moved('/VEHICULOSREMOLCADOS/?a=1', '/vehiculosremolcados/?a=1'),
  moved('/declaranet', '/DeclaraNet/'),
  moved('/declaranet/?a=1', '/DeclaraNet/?a=1'),
  moved('/Sindico', '/sindico/'),
  moved('/direccionadministrativa/', '/direccionAdministrativa/'),
  moved('/ACUSE/VERIFICAR', '/acuse/verificar/'),
  moved('/Default/', '/default/'),
  // Every page, what grows too.
  ...ROUTES.flatMap((ruta) => {
    const loud = encodeURI(decodeURI(ruta).toUpperCase());
    return [moved(loud, ruta), moved(loud.replace(/\/$/, '?a=1'), `${ruta}?a=1`)];
  }),
  missing('/NORMATIVIDAD/NTA-9999/'),

  // D7: what is nowhere is the 404 page, and says so.
  missing('/no-existe'),
  missing('/no-existe/'),
  missing('/sindico/no-existe/'),
  missing('/sindico/index.html/'),
  missing('/robots.txt/'),
  missing('/defaultivo/'),
  missing('/static/pdf/'),
  missing('/static/pdf'),
  missing('/SINDICO/NADA'),
  missing('/static/PDF/Codigo%20de%20etica.pdf'),
  missing('/404.html'),
  missing('/no-encontrada/'),
  missing('/no-existe', { Range: 'bytes=0-9' }),
  missing('/no-existe', { 'If-None-Match': '*' }),
  missing('/no-existe', { 'If-Modified-Since': after }),
  missing('/no-existe', br),
  missing('/no-existe', { 'Accept-Encoding': 'gzip' }),
  { method: 'HEAD', ...missing('/no-existe') },
  // What is missing under a name that is kept for a year is not kept.
  missing('/_/FormIsland-VIEJA000.js'),
  missing('/_/FormIsland-VIEJA000.js', br),
  missing('/imagenes/v/patio-480.ffffffff.avif'),
  missing('/%5f/nada.js'),
  missing('/_/'),
  missing('/_'),

  // D8: what is under /default/ is the home page, in its place.
  get('/default/otra', 'default/index.html'),
  get('/default/otra/y/otra/', 'default/index.html'),
  get('/default/otra?x=1', 'default/index.html'),
  get('/default/nada.pdf', 'default/index.html'),
  get('/default/con%20blancos%20y%20%C3%B1', 'default/index.html'),

  // What is for hosts alone is not there.
  missing('/_headers'),
  missing('/_redirects'),
  missing('/.htaccess'),
  missing('/.secreto'),
  missing('/.git/config'),
  missing('/sindico/.oculto.html'),
  missing('/sindico/index.html.br'),
  missing('/sindico/index.html.gz'),
  missing('/404.html.br'),
  missing('/_/FormIsland-A1B2C3D4.js.br'),
  missing('/default/index.html.gz'),
  missing('/robots.txt%2egz'),
  missing('/%2ehtaccess'),
  missing('/.well-known/'),
  missing('/.well-known/security.txt.br'),
  get('/.well-known/security.txt', '.well-known/security.txt'),

  // Kinds of file, names with blanks and accents.
  get(PDF_PATH, PDF),
  get('/static/pdf/a%C3%B1o%20%26%20m%C3%A1s,%20100%25%20(1)+%5B2%5D.pdf', ODD),
  get('/static/pdf/a%C3%B1o%20%26%20m%C3%A1s%2C%20100%25%20%281%29%2B%5B2%5D.pdf', ODD),
  ...[
    'static/pdf/NOTICIAS/a.pdf',
    'favicon.ico',
    'icono-180.png',
    'foto.jpg',
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
    'ilustraciones/noticia-01.svg',
    'imagenes/v/patio-480.0a1b2c3d.avif',
    'imagenes/v/patio-480.0a1b2c3d.webp',
    'pagefind/pagefind.js',
    'pagefind/wasm.es.pagefind',
    'pagefind/fragment/es_0a.pf_fragment',
    'pagefind/pagefind-entry.json',
    ASSET,
  ].map((file) => get(`/${file}`, file)),
  get('/%5f/FormIsland-A1B2C3D4.js', ASSET),
  get('/_/FormIsland-A1B2C3D4.js?v=1', ASSET),

  // Compressed copies.
  coded('/sindico/', PAGE, 'br', 'br'),
  coded('/sindico', PAGE, 'br, gzip', 'br'),
  coded('/sindico/', PAGE, 'gzip, deflate, br', 'br'),
  coded('/sindico/', PAGE, 'gzip', 'gzip'),
  coded('/sindico/', PAGE, 'gzip;q=0.5', 'gzip'),
  coded('/sindico/', PAGE, 'gzip,br;q=0', 'gzip'),
  coded('/sindico/', PAGE, 'br;q=0, gzip;q=0'),
  coded('/sindico/', PAGE, 'br;q=0.0'),
  coded('/sindico/', PAGE, 'identity'),
  coded('/sindico/', PAGE, 'deflate, zstd'),
  coded('/sindico/', PAGE, 'abra, gzipper'),
  coded('/default/otra', 'default/index.html', 'br', 'br'),
  coded(`/${ASSET}`, ASSET, 'br', 'br'),
  coded('/ilustraciones/noticia-01.svg', 'ilustraciones/noticia-01.svg', 'gzip', 'gzip'),
  coded('/manifest.webmanifest', 'manifest.webmanifest', 'br', 'br'),
  coded(PDF_PATH, PDF, 'br, gzip'),
  coded('/favicon.ico', 'favicon.ico', 'br, gzip'),
  // By a proxy, or a program of before.
  {
    path: '/sindico/',
    headers: { 'Accept-Encoding': 'gzip', Via: '1.1 proxy' },
    expected: { status: 200, file: PAGE, coding: 'gzip' },
  },
  { ...coded('/sindico/', PAGE, 'gzip', 'gzip'), version: '1.0' },

  // HEAD says what GET would send.
  { method: 'HEAD', ...get('/sindico/', PAGE) },
  { method: 'HEAD', ...coded('/sindico/', PAGE, 'br', 'br') },
  { method: 'HEAD', ...get(PDF_PATH, PDF) },
  { method: 'HEAD', ...moved('/declaranet', '/DeclaraNet/') },

  // Parts of a file.
  ...(
    [
      ['0-9', 0, 9],
      ['9990-', 9990, 9999],
      ['-5', 9995, 9999],
      ['0-0', 0, 0],
      ['9000-20000', 9000, 9999],
      ['-20000', 0, 9999],
    ] as const
  ).map(([value, from, to]): Case => ({
    path: PDF_PATH,
    headers: range(value),
    expected: { status: 206, file: PDF, from, to },
  })),
  { path: PDF_PATH, headers: range('20000-'), expected: { status: 416, file: PDF } },
  { path: `/${ASSET}`, headers: range('90000-90001'), expected: { status: 416, file: ASSET } },
  get(PDF_PATH, PDF, { Range: 'lineas=0-9' }),
  get(PDF_PATH, PDF, { ...range('0-9'), 'If-Range': '"otra"' }),
  get(PDF_PATH, PDF, { ...range('0-9'), 'If-Range': before }),

  // What the visitor has already.
  { path: '/sindico/', headers: { 'If-None-Match': '*' }, expected: { status: 304, file: PAGE } },
  get('/sindico/', PAGE, { 'If-None-Match': '"otra", W/"y otra"' }),
  ...[after, CHANGED.toUTCString()].flatMap((since): Case[] =>
    ['/sindico/', `/${ASSET}`].map((path) => ({
      path,
      headers: { 'If-Modified-Since': since },
      expected: { status: 304, file: path === '/sindico/' ? PAGE : ASSET },
    })),
  ),
  get('/sindico/', PAGE, { 'If-Modified-Since': before }),
  get('/sindico/', PAGE, { 'If-Modified-Since': 'ayer' }),
  get('/sindico/', PAGE, { 'If-None-Match': '"otra"', 'If-Modified-Since': after }),
  { path: '/sindico/', headers: { 'If-Match': '"otra"' }, expected: { status: 412 } },
  { path: '/sindico/', headers: { 'If-Unmodified-Since': before }, expected: { status: 412 } },
  get('/sindico/', PAGE, { 'If-Match': '*' }),

  // Only reading.
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'].flatMap((method): Case[] => [
    { method, path: '/sindico/', expected: { status: 405 } },
  ]),
  { method: 'POST', path: '/no-existe', expected: { status: 405 } },
  { method: 'POST', path: '/declaranet', expected: { status: 405 } },
  { method: 'POST', path: '/_headers', expected: { status: 405 } },
  { method: 'PUT', path: '/_/nueva.js', expected: { status: 405 } },

  // Names that no disk takes.
  missing(`/${'a'.repeat(300)}`),
  missing(`/sindico/${'a'.repeat(300)}/`),
  missing(`/${'a/'.repeat(900)}`),
  missing(`/sindico%3Fx`),
  missing(`/sindico%23x`),
  missing('/robots.txt%20'),
  missing('/*'),
  missing('/[a-z]*'),
  missing('/{path}'),
  missing('/$uri'),
  // What servers tell of themselves.
  missing('/server-status'),
  missing('/server-status/?auto'),
  get(`/sindico/?${'q'.repeat(2000)}`, PAGE),
];
