/** @jest-environment node */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_RULES, type HostRules } from '@/lib/site/hosts/rules';
import { ask, said } from '../http';
import { CSP_RULE, workshop } from './helpers';

const rules: HostRules = {
  ...NO_RULES,
  headers: [CSP_RULE],
  redirects: [
    { from: '/', to: '/default/', status: 302 },
    { from: '/sindico-viejo', to: '/sindico/', status: 301 },
    { from: '/default/*', to: '/default/index.html', status: 200 },
  ],
  anyCase: ['/sindico/', '/DeclaraNet/'],
};

const { folder, start, cleanUp } = workshop();
let url = '';

beforeAll(async () => {
  const dir = await folder({
    'index.html': '<p>raíz</p>',
    'default/index.html': '<p>inicio</p>',
    'default/qractive/index.html': '<p>queja abierta</p>',
    'sindico/index.html': '<p>síndico</p>',
    'DeclaraNet/index.html': '<p>declaraciones</p>',
    '404.html': '<p>no está</p>',
    'sitemap.xml': '<urlset/>',
    '.secreto': 'x',
    '.well-known/security.txt': 'Contact: x',
  });
  ({ url } = await start({ dir, rules }));
});
afterAll(cleanUp);

describe('páginas', () => {
  it.each(['/sindico', '/sindico/', '/sindico/index.html', '/sindico?desde=menu', '//sindico/'])(
    'abro %s y veo la página del síndico',
    async (path) => {
      const answer = await ask(url, path);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe('<p>síndico</p>');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('una dirección que no existe responde 404 con la página del sitio', async () => {
    const answer = await ask(url, '/no-existe/');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<p>no está</p>');
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('si ya tenía la página 404, la vuelvo a recibir entera y con 404', async () => {
    const { headers } = await ask(url, '/no-existe/');
    const again = { 'if-none-match': String(headers.etag), range: 'bytes=0-1' };
    const answer = await ask(url, '/otra/', { headers: again });
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<p>no está</p>');
  });

  it('un archivo con barra final no es una página', async () => {
    expect((await ask(url, '/sitemap.xml/')).status).toBe(404);
  });

  it('los archivos con punto inicial no se ven, salvo .well-known', async () => {
    expect((await ask(url, '/.secreto')).status).toBe(404);
    expect((await ask(url, '/.well-known/security.txt')).status).toBe(200);
  });

  it('un sitio sin 404.html también dice que la página no existe', async () => {
    const bare = await start({ dir: await folder() });
    const answer = await ask(bare.url, '/');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('No existe esa página.\n');
  });

  it('quien tenía abierta la versión anterior sigue encontrando sus guiones, y nada que sea de hoy', async () => {
    const former = await folder({ '_/a-1.js': 'antes', 'sindico/index.html': 'vieja' });
    const dir = await folder({ '_/a-2.js': 'hoy', 'sindico/index.html': 'nueva' });
    const live = await start({ dir, former });
    expect(said(await ask(live.url, '/_/a-1.js'))).toEqual([200, 'antes']);
    expect(said(await ask(live.url, '/_/a-2.js'))).toEqual([200, 'hoy']);
    expect(said(await ask(live.url, '/sindico'))).toEqual([200, 'nueva']);
  });

  it('una construcción nueva se ve sin reiniciar', async () => {
    const live = await folder({ 'a/index.html': 'antes' });
    const server = await start({ dir: live });
    expect((await ask(server.url, '/a/')).body.toString()).toBe('antes');
    await rm(join(live, 'a'), { recursive: true });
    expect((await ask(server.url, '/a/')).status).toBe(404);
    await mkdir(join(live, 'b'));
    await writeFile(join(live, 'b/index.html'), 'después');
    expect((await ask(server.url, '/b/')).body.toString()).toBe('después');
  });
});

describe('redirecciones', () => {
  it.each([
    ['/', 302, '/default/'],
    ['/?utm=1', 302, '/default/?utm=1'],
    ['/sindico-viejo', 301, '/sindico/'],
    ['/sindico-viejo/', 301, '/sindico/'],
    ['/SINDICO', 301, '/sindico/'],
    ['/declaranet/?a=b', 301, '/DeclaraNet/?a=b'],
  ])('%s me lleva con %i a %s', async (path, status, location) => {
    const answer = await ask(url, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('una dirección reescrita muestra la otra página sin cambiar de dirección', async () => {
    const answer = await ask(url, '/default/lo-que-sea');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('<p>inicio</p>');
  });

  it('una página que existe gana a la reescritura', async () => {
    const answer = await ask(url, '/default/qractive');
    expect(answer.body.toString()).toBe('<p>queja abierta</p>');
  });
});
