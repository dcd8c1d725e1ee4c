/** @jest-environment node */
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { NO_RULES, type HostRules } from '@/lib/site/hosts/rules';
import { ask } from '../http';
import { CSP_RULE, precompress, workshop } from './helpers';

const FOREVER = 'public, max-age=31536000, immutable';
const rules: HostRules = {
  ...NO_RULES,
  headers: [CSP_RULE, { path: '/static/*', headers: { 'Cache-Control': FOREVER } }],
};

const { folder, start, cleanUp } = workshop();
let url = '';

beforeAll(async () => {
  const dir = await folder({
    'sindico/index.html': '<p>síndico</p>',
    '404.html': '<p>no está</p>',
    'static/pdf/Codigo de etica.pdf': '%PDF-0123456789',
    'static/a&b, año.txt': 'acentos: á',
    'manifest.webmanifest': '{}',
    'sitemap.xml': '<urlset/>',
    'escudo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'foto.avif': 'x',
    'pagefind/es.pf_meta': 'x',
  });
  await precompress(join(dir, 'sindico/index.html'), '<p>síndico</p>');
  await precompress(join(dir, '404.html'), '<p>no está</p>');
  ({ url } = await start({ dir, rules }));
});
afterAll(cleanUp);

describe('archivos', () => {
  it.each([
    ['/static/pdf/Codigo%20de%20etica.pdf', 'application/pdf'],
    ['/static/a%26b,%20a%C3%B1o.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/escudo.svg', 'image/svg+xml'],
    ['/foto.avif', 'image/avif'],
    ['/pagefind/es.pf_meta', 'application/octet-stream'],
  ])('%s llega como %s', async (path, type) => {
    const answer = await ask(url, path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });

  it('lo que está en static se guarda para siempre', async () => {
    const { headers } = await ask(url, '/static/pdf/Codigo%20de%20etica.pdf');
    expect(headers['cache-control']).toBe(FOREVER);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('un navegador que acepta «%s» recibe %s', async (accepted, encoding, decode) => {
    for (const [path, text] of [
      ['/sindico/', '<p>síndico</p>'],
      ['/nada/', '<p>no está</p>'],
    ] as const) {
      const answer = await ask(url, path, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(decode(answer.body).toString()).toBe(text);
    }
  });

  it('lo que no cambió no se vuelve a descargar', async () => {
    const { headers } = await ask(url, '/sindico/');
    const again = await ask(url, '/sindico/', { headers: { 'if-none-match': headers.etag } });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-security-policy']).toBe("default-src 'self'");
  });
});

describe('lo que no se admite', () => {
  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/a/..%2f..%2fx',
    '/..%5cx',
    '/sindico/%00',
    '/%E0%A4%A',
    '/%',
  ])('%s se rechaza y el servidor sigue en pie', async (path) => {
    const answer = await ask(url, path);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
    expect((await ask(url, '/sindico/')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s a una página responde 405', async (method) => {
    const answer = await ask(url, '/sindico/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('un signo de pregunta escrito como parte del nombre no abre otra página', async () => {
    expect((await ask(url, '/sitemap.xml%3Fx')).status).toBe(404);
  });

  it('HEAD responde lo mismo, sin cuerpo', async () => {
    const answer = await ask(url, '/sindico/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(0);
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength('<p>síndico</p>'));
  });
});
