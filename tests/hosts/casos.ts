import { fileOf } from '@/lib/site/pages';
import type { Request } from './pedido';
import { CHANGED, ROUTES } from './sitio';

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

export const SAME: Case[] = [
  // D5: every page with its slash and without it.
  ...ROUTES.flatMap((ruta) => [
    get(ruta, fileOf(ruta)),
    get(ruta.replace(/\/$/, ''), fileOf(ruta)),
  ]),
  get('/sindico/index.html', PAGE),
  get('/sindico/?desde=menu', PAGE),
  // D80: an address that moved after the server was set up has a page that leads on.
  get('/mudada-despues/', 'mudada-despues/index.html'),
  get('/mudada-despues', 'mudada-despues/index.html'),
  get('/s%69ndico/', PAGE),

  // D6, D7: redirects keep the query; known addresses in any case.
  moved('/', '/default/'),
  moved('/?utm=1&b=%20c', '/default/?utm=1&b=%20c'),
  moved('/acuse/', '/acuse/verificar/'),
  moved('/VehiculosRemolcados/', '/vehiculosremolcados/'),
  moved('/declaranet/?a=1', '/DeclaraNet/?a=1'),
  moved('/Sindico', '/sindico/'),
  ...ROUTES.flatMap((ruta) => {
    const loud = encodeURI(decodeURI(ruta).toUpperCase());
    return [moved(loud, ruta), moved(loud.replace(/\/$/, '?a=1'), `${ruta}?a=1`)];
  }),
  missing('/NORMATIVIDAD/NTA-9999/'),

  // D7: unknown addresses answer 404.
  missing('/no-existe'),
  missing('/no-existe/'),
  missing('/sindico/index.html/'),
  missing('/defaultivo/'),
  missing('/static/pdf/'),
  missing('/static/PDF/Codigo%20de%20etica.pdf'),
  missing('/404.html'),
  missing('/no-existe', { Range: 'bytes=0-9' }),
  missing('/no-existe', { 'If-Modified-Since': after }),
  missing('/no-existe', br),
  { method: 'HEAD', ...missing('/no-existe') },
  missing('/_/FormIsland-VIEJA000.js'),
  missing('/_/FormIsland-VIEJA000.js', br),
  missing('/%5f/nada.js'),
  missing('/_'),

  // D8: every address under /default/ is the home page.
  get('/default/otra', 'default/index.html'),
  get('/default/otra?x=1', 'default/index.html'),
  get('/default/con%20blancos%20y%20%C3%B1', 'default/index.html'),

  missing('/_headers'),
  missing('/.htaccess'),
  missing('/.git/config'),
  missing('/sindico/.oculto.html'),
  missing('/sindico/index.html.br'),
  missing('/_/FormIsland-A1B2C3D4.js.br'),
  missing('/robots.txt%2egz'),
  missing('/%2ehtaccess'),
  missing('/.well-known/security.txt.br'),
  get('/.well-known/security.txt', '.well-known/security.txt'),

  get(PDF_PATH, PDF),
  get('/static/pdf/a%C3%B1o%20%26%20m%C3%A1s,%20100%25%20(1)+%5B2%5D.pdf', ODD),
  ...[
    'static/pdf/NOTICIAS/a.pdf',
    'favicon.ico',
    'foto.jpg',
    'manifest.webmanifest',
    'robots.txt',
    'ilustraciones/noticia-01.svg',
    'imagenes/v/patio-480.0a1b2c3d.avif',
    'pagefind/pagefind.js',
    'pagefind/wasm.es.pagefind',
    'pagefind/fragment/es_0a.pf_fragment',
    ASSET,
  ].map((file) => get(`/${file}`, file)),
  get('/%5f/FormIsland-A1B2C3D4.js', ASSET),

  coded('/sindico/', PAGE, 'br', 'br'),
  coded('/sindico', PAGE, 'br, gzip', 'br'),
  coded('/sindico/', PAGE, 'gzip', 'gzip'),
  coded('/sindico/', PAGE, 'gzip,br;q=0', 'gzip'),
  coded('/sindico/', PAGE, 'br;q=0, gzip;q=0'),
  coded('/sindico/', PAGE, 'abra, gzipper'),
  coded('/default/otra', 'default/index.html', 'br', 'br'),
  coded(`/${ASSET}`, ASSET, 'br', 'br'),
  coded('/ilustraciones/noticia-01.svg', 'ilustraciones/noticia-01.svg', 'gzip', 'gzip'),
  coded(PDF_PATH, PDF, 'br, gzip'),
  {
    path: '/sindico/',
    headers: { 'Accept-Encoding': 'gzip', Via: '1.1 proxy' },
    expected: { status: 200, file: PAGE, coding: 'gzip' },
  },
  { ...coded('/sindico/', PAGE, 'gzip', 'gzip'), version: '1.0' },

  { method: 'HEAD', ...get('/sindico/', PAGE) },
  { method: 'HEAD', ...coded('/sindico/', PAGE, 'br', 'br') },
  { method: 'HEAD', ...moved('/declaranet', '/DeclaraNet/') },

  ...(
    [
      ['0-9', 0, 9],
      ['9990-', 9990, 9999],
      ['-5', 9995, 9999],
      ['-20000', 0, 9999],
    ] as const
  ).map(([value, from, to]): Case => ({
    path: PDF_PATH,
    headers: range(value),
    expected: { status: 206, file: PDF, from, to },
  })),
  { path: PDF_PATH, headers: range('20000-'), expected: { status: 416, file: PDF } },
  get(PDF_PATH, PDF, { ...range('0-9'), 'If-Range': '"otra"' }),
  get(PDF_PATH, PDF, { ...range('0-9'), 'If-Range': before }),

  { path: '/sindico/', headers: { 'If-None-Match': '*' }, expected: { status: 304, file: PAGE } },
  ...[after, CHANGED.toUTCString()].flatMap((since): Case[] =>
    ['/sindico/', `/${ASSET}`].map((path) => ({
      path,
      headers: { 'If-Modified-Since': since },
      expected: { status: 304, file: path === '/sindico/' ? PAGE : ASSET },
    })),
  ),
  get('/sindico/', PAGE, { 'If-Modified-Since': before }),
  get('/sindico/', PAGE, { 'If-None-Match': '"otra"', 'If-Modified-Since': after }),
  { path: '/sindico/', headers: { 'If-Match': '"otra"' }, expected: { status: 412 } },
  { path: '/sindico/', headers: { 'If-Unmodified-Since': before }, expected: { status: 412 } },

  ...['POST', 'OPTIONS', 'PROPFIND'].flatMap((method): Case[] => [
    { method, path: '/sindico/', expected: { status: 405 } },
  ]),
  { method: 'POST', path: '/no-existe', expected: { status: 405 } },
  { method: 'POST', path: '/declaranet', expected: { status: 405 } },
  { method: 'PUT', path: '/_/nueva.js', expected: { status: 405 } },

  missing(`/${'a'.repeat(300)}`),
  missing(`/${'a/'.repeat(900)}`),
  missing(`/sindico%3Fx`),
  missing('/*'),
  missing('/$uri'),
  missing('/server-status'),
  get(`/sindico/?${'q'.repeat(2000)}`, PAGE),
];
