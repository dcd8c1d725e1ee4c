/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor } from '@/lib/site/hosts/match';
import { FAILURE_CACHE } from '@/lib/site/hosts/caching';
import { programOf, type ServerName } from '@/scripts/hosts/programs';
import { freePort, startServer } from '@/scripts/hosts/start';
import { mediaTypeOf } from '@/lib/site/hosts/media-types';
import { serveSite } from '@/scripts/serve/serve';
import { testedServers } from '@/scripts/test/programs';
import { SAME, type Case } from './casos';
import { ask, type Reply, type Request } from './pedido';
import { ODD_ONES } from './raros';
import { makeSite, rules, SECRET } from './sitio';

const site = makeSite();
afterAll(() => site.remove());

interface Tried {
  title: string;
  program?: ServerName;
  start(port: number, logs: string): Promise<{ stop(): Promise<void> }>;
  instead?: (one: Request) => number | undefined;
}

const written = (program: ServerName, title: string, file: string): Tried => ({
  title,
  program,
  start: (port, folder) =>
    startServer(program, {
      folder,
      port,
      config: site.configOf(file, folder, port),
    }),
});

const LONG = /[^/]{256}/;
const TRIED: Tried[] = [
  {
    title: 'npm start',
    async start(port) {
      const { close } = await serveSite({ dir: site.root, rules, port });
      return { stop: close };
    },
  },
  written('nginx', 'nginx', 'nginx/sitio.conf'),
  written('apache', 'Apache con su servidor virtual', 'apache/sitio.conf'),
  {
    ...written('caddy', 'Caddy', 'caddy/Caddyfile'),
    instead: ({ path: asked, headers }) =>
      asked.startsWith('/_/') && headers?.['Range'] ? 200 : undefined,
  },
  {
    title: 'Apache con .htaccess y nada más',
    program: 'apache',
    start: (port, folder) =>
      startServer('apache', {
        folder,
        port,
        config: `DocumentRoot "${site.root}"\n<Directory "${site.root}">\nAllowOverride All\nRequire all granted\n</Directory>\n`,
      }),
    instead: ({ path: asked }) => (LONG.test(asked.replace(/\?.*/, '')) ? 403 : undefined),
  },
];

const POLICY = Object.keys(rules.headers[0]?.headers ?? {}).map((name) => name.toLowerCase());
const ENDINGS = { br: '.br', gzip: '.gz' };
const titleOf = ({ method = 'GET', path: asked, headers = {}, version }: Request) => {
  const short = asked.length > 70 ? `${asked.slice(0, 60)}… (${asked.length})` : asked;
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 60)}`);
  return [method, short, ...more, version].filter(Boolean).join(' · ');
};

const said = ({ headers }: Reply, name: string) => [...new Set(headers.get(name) ?? [])].join(', ');

function expectPolicy(reply: Reply, served: string): void {
  const wanted = Object.entries(headersFor(rules, served));
  for (const [name, value] of wanted)
    if (name !== 'Cache-Control')
      expect([name, said(reply, name.toLowerCase())]).toEqual([name, value]);
}

function expectAnswer({ method, expected }: Case, reply: Reply): void {
  expect(reply.status).toBe(expected.status);
  const served =
    'file' in expected ? `/${expected.file}` : expected.status === 404 ? '/404.html' : '';
  if (served) expectPolicy(reply, served);
  for (const name of POLICY) expect([name, said(reply, name)]).not.toEqual([name, '']);
  const good = [200, 206, 301, 304].includes(expected.status);
  if (good && served)
    expect(said(reply, 'cache-control')).toBe(headersFor(rules, served)['Cache-Control']);
  if ([404, 405].includes(expected.status))
    expect(said(reply, 'cache-control')).toBe(FAILURE_CACHE);
  if (!good && served) expect(said(reply, 'cache-control')).toMatch(/no-store|max-age=0/);
  expect(said(reply, 'access-control-allow-origin')).toBe('');
  expect(said(reply, 'x-mala')).toBe('');

  if (expected.status === 301) {
    const { pathname, search } = new URL(said(reply, 'location'), 'http://sitio.invalid');
    expect(pathname + search).toBe(expected.to);
    expect(said(reply, 'location')).toMatch(/^(http:\/\/localhost)?\/[^/]/);
  }
  if (expected.status === 405) expect(said(reply, 'allow')).toMatch(/^GET, HEAD(, (TRACE)?)?$/);
  if (expected.status === 416 && reply.headers.has('content-range'))
    expect(said(reply, 'content-range')).toBe(`bytes */${site.bytes(expected.file).length}`);
  if (expected.status === 200 || expected.status === 206) expectFile(method, expected, reply);
  if (expected.status === 404) {
    expect(said(reply, 'content-type')).toBe(mediaTypeOf('404.html'));
    const coding = said(reply, 'content-encoding') as keyof typeof ENDINGS | '';
    const copy = site.bytes(`404.html${coding && ENDINGS[coding]}`);
    expect(reply.body.equals(method === 'HEAD' ? Buffer.alloc(0) : copy)).toBe(true);
  }
}

type Sent = Extract<Case['expected'], { status: 200 | 206 }>;

function expectFile(method: string | undefined, expected: Sent, reply: Reply): void {
  const { file, coding } = expected;
  const whole = site.bytes(`${file}${coding ? ENDINGS[coding] : ''}`);
  const part = expected.status === 206 ? whole.subarray(expected.from, expected.to + 1) : whole;
  expect(said(reply, 'content-encoding')).toBe(coding ?? '');
  expect(said(reply, 'content-type')).toBe(mediaTypeOf(file));
  if (!coding || reply.headers.has('content-length'))
    expect(Number(said(reply, 'content-length'))).toBe(part.length);
  expect(reply.body.equals(method === 'HEAD' ? Buffer.alloc(0) : part)).toBe(true);
  expect(said(reply, 'etag')).toMatch(/^(W\/)?"[^"]+"$/);
  expect(said(reply, 'last-modified')).not.toBe('');
  if (/\.(html|js|svg)$/.test(file)) expect(said(reply, 'vary')).toContain('Accept-Encoding');
  if (expected.status === 206)
    expect(said(reply, 'content-range')).toBe(
      `bytes ${expected.from}-${expected.to}/${whole.length}`,
    );
}

function expectHarmless(reply: Reply): void {
  expect(reply.body.includes(SECRET)).toBe(false);
  expect(reply.body.includes('X-Frame-Options: DENY')).toBe(false);
  expect(said(reply, 'x-mala')).toBe('');
  expect(reply.status).not.toBe(500);
  for (const scheme of ['http', 'https'])
    expect(new URL(said(reply, 'location'), `${scheme}://localhost/`).hostname).toBe('localhost');
  const isEcho = said(reply, 'content-type') === 'message/http';
  const isPage = reply.body.includes('<!DOCTYPE html><title>/') || (reply.status < 300 && !isEcho);
  if (isPage && reply.body.length > 0)
    for (const name of POLICY) expect([name, said(reply, name)]).not.toEqual([name, '']);
  if (reply.status >= 400) expect(said(reply, 'cache-control')).not.toContain('immutable');
}

it('son más de cien los pedidos que todos responden igual', () => {
  expect(SAME.length).toBeGreaterThanOrEqual(100);
  expect(new Set(SAME.map(titleOf)).size).toBe(SAME.length);
});

for (const { title, program, start, instead } of TRIED) {
  if (program !== undefined && !testedServers.includes(program)) continue;
  const here = program === undefined || programOf(program) !== undefined;
  (here ? describe : describe.skip)(title, () => {
    const logs = path.join(site.folder, title.replace(/\W+/g, '-'));
    let port = 0;
    let stop: () => Promise<void> = () => Promise.resolve();
    beforeAll(async () => {
      port = await freePort();
      ({ stop } = await start(port, logs));
    });
    afterAll(() => stop());

    // Especificación: 2.1-01, 2.1-22
    it.each(SAME.map((one) => [titleOf(one), one] as const))('%s', async (_, one) => {
      const reply = await ask(port, one);
      const other = instead?.(one);
      if (other === undefined) return expectAnswer(one, reply);
      expect(reply.status).toBe(other);
      expectHarmless(reply);
    });

    it.each(ODD_ONES.map((one) => [titleOf(one), one] as const))('%s', async (_, one) => {
      expectHarmless(await ask(port, one));
    });

    it('lo que ya se tiene no se vuelve a enviar, copia por copia', async () => {
      for (const accepted of ['br', 'gzip', 'identity']) {
        const headers = { 'Accept-Encoding': accepted };
        const etag = said(await ask(port, { path: '/sindico/', headers }), 'etag');
        for (const tags of [etag, `"otra", ${etag}`, etag.replace(/^W\//, '')]) {
          const again = { ...headers, 'If-None-Match': tags };
          const reply = await ask(port, { path: '/sindico/', headers: again });
          expect([accepted, tags, reply.status, reply.body.length]).toEqual([
            accepted,
            tags,
            304,
            0,
          ]);
          expect(said(reply, 'etag')).toBe(etag);
          expectPolicy(reply, '/sindico/index.html');
        }
      }
    });

    if (title.includes('.htaccess')) return;
    it('no dice su versión', async () => {
      for (const one of ['/sindico/', '/no-existe'])
        expect(said(await ask(port, { path: one }), 'server')).not.toMatch(/\d/);
    });

    if (program === undefined) return;
    // Especificación: PR-09
    it('su registro no guarda direcciones, ni preguntas, ni lo que carga una página', async () => {
      await stop();
      const lines = readdirSync(logs)
        .filter((name) => name.endsWith('.log') && name !== 'arranque.log')
        .map((name) => readFileSync(path.join(logs, name), 'utf8'))
        .join('');
      expect(lines).toContain('/sindico/');
      expect(lines).not.toMatch(/127\.0\.0\.1|desde=menu|utm=1|FormIsland/);
    });
  });
}
