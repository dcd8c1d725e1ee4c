/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { HostRules } from '@/lib/site/hosts/rules';
import { formatHuellas, sha256 } from '@/scripts/make/huellas';
import { faultLines, verify } from '@/scripts/verificar/verify';
import { workshop } from '../serve/helpers';
import { tempFolder } from '../make/folder';
import { tampered, type Alter, type Tampering } from './tampered';

const shop = workshop();
const lists = tempFolder();

const PAGE = `<!doctype html><title>Síndico</title>${'texto '.repeat(90)}`;
const FILES: Record<string, string | Buffer> = {
  'index.html': '<title>raíz</title>',
  'default/index.html': '<!doctype html><title>Inicio</title>',
  'acuse/index.html': '<title>Acuse</title>',
  'sindico/index.html': PAGE,
  'sindico/index.html.br': brotliCompressSync(PAGE),
  'sindico/index.html.gz': gzipSync(PAGE),
  'static/pdf/Código de ética.pdf': '%PDF-1.7 contenido',
  '_/hydrate-AB.js': 'export {};',
  '404.html': '<!doctype html><title>No existe</title>',
};
const RULES: HostRules & { anyCase: string[] } = {
  headers: [
    { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'max-age=0' } },
    { path: '/_/*', headers: { 'Cache-Control': 'immutable' } },
  ],
  redirects: [
    { from: '/', to: '/default/', status: 301 },
    { from: '/acuse/', to: '/sindico/', status: 301 },
  ],
  anyCase: [],
};
const MOVED = { from: '/prensa/viejo/', to: '/sindico/', status: 301 } as const;
const huellas = new Map(Object.entries(FILES).map(([file, bytes]) => [file, sha256(bytes)]));
const list = formatHuellas(huellas);

let site: string;
let dir: string;
beforeAll(async () => {
  dir = await shop.folder({ ...(FILES as Record<string, string>), 'huellas.txt': list });
  site = (await shop.start({ dir, rules: RULES })).url;
});

async function said(tampering: Tampering): Promise<string> {
  const server = await tampered(site, tampering);
  try {
    const verdict = await verify({ origin: server.url, huellas, rules: RULES });
    return faultLines(verdict).join('\n');
  } finally {
    await server.close();
  }
}
const send =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Alter =>
  (_, res) =>
    res
      .writeHead(status, {
        ...{ 'X-Frame-Options': 'DENY', 'Cache-Control': 'max-age=0' },
        ...{ 'Content-Type': 'text/html; charset=utf-8', ...headers },
      })
      .end(body);

describe('comparar un sitio con su lista de huellas', () => {
  it('el mismo sitio está bien, entero: páginas, documentos, redirecciones y la de no existe', async () => {
    expect(await verify({ origin: site, huellas, rules: RULES })).toEqual({
      asked: 10,
      faults: new Map(),
    });
  });

  it('sin las reglas también: la dirección que una página tuvo lleva a otra, y no es su archivo', async () => {
    const rules = { ...RULES, redirects: [...RULES.redirects, MOVED] };
    const files = { ...(FILES as Record<string, string>), 'prensa/viejo/index.html': 'A otra.' };
    const { url } = await shop.start({ dir: await shop.folder(files), rules });
    const all = new Map([...huellas, ['prensa/viejo/index.html', sha256('A otra.')]]);
    const known = { origin: url, huellas: all, rules: undefined };
    const wrong = await verify(known);
    expect(faultLines(wrong).join()).toContain('/prensa/viejo/');
    expect(await verify({ ...known, former: [MOVED.from] })).toEqual({
      asked: 7,
      faults: new Map(),
    });
  });

  // Especificación: SE-03
  it('nombra una página cambiada y un guion inyectado, aunque sólo lo esté una de sus copias', async () => {
    const injected = PAGE.replace('<title>', '<script src="//evil.example"></script><title>');
    expect(await said({ '/default/': send(200, 'otra') })).toBe(
      '✖ no es lo publicado:\n    /default/',
    );
    const only = (encoding: string, bytes: Buffer): Tampering => ({
      '/sindico/': (req, res, pass) =>
        req.headers['accept-encoding'] === encoding
          ? send(200, bytes, { 'Content-Encoding': encoding })(req, res, pass)
          : pass(),
    });
    expect(await said(only('br', brotliCompressSync(injected)))).toBe(
      '✖ no es lo publicado:\n    /sindico/ (br)',
    );
    expect(await said(only('gzip', Buffer.from('basura')))).toMatch(
      /^✖ sin respuesta .*:\n    \/sindico\/ \(gzip\)$/,
    );
  });

  it('nombra un documento que falta, aunque el servidor conteste 200 con la página de no existe', async () => {
    const pdf = '/static/pdf/Código de ética.pdf';
    expect(await said({ [pdf]: send(404, '') })).toBe(
      `✖ responde 404 y debe responder 200:\n    ${encodeURI(pdf)}`,
    );
    const soft = await said({ '*': send(200, FILES['404.html']!) });
    expect(soft).toContain('✖ responde 200 y debe responder 404:\n    /no-existe-');
    expect(soft).toContain('✖ responde 200 y debe responder 301:\n    /\n    /acuse/');
    expect(soft).toContain(encodeURI(pdf));
  });

  it('nombra lo que llega cortado, y deja de preguntar a un sitio que no contesta', async () => {
    const cut: Tampering = {
      '/default/': (_, res) => {
        res.writeHead(200, { 'Content-Length': '5000' });
        res.write('<!doctype html>', () => res.destroy());
      },
    };
    expect(await said(cut)).toBe('✖ sin respuesta (UND_ERR_SOCKET):\n    /default/');
    const many = new Map(Array.from({ length: 60 }, (_, at) => [`a${at}.txt`, sha256('')]));
    const server = await tampered(site, { '*': () => undefined });
    const verdict = await verify({
      origin: server.url,
      huellas: many,
      rules: RULES,
      timeout: 20,
    });
    await server.close();
    expect(faultLines(verdict).join('\n')).toMatch(
      /^✖ sin respuesta \(no llegó a tiempo\):\n[^]*✖ se dejó de preguntar: quedaron \d+ sin ver$/,
    );
  });

  it('nombra un encabezado que falta o que es otro', async () => {
    const altered = await said({
      '/_/hydrate-AB.js': (_, res) => res.writeHead(200).end('export {};'),
      '/default/': send(200, FILES['default/index.html']!, { 'X-Frame-Options': 'ALLOWALL' }),
    });
    expect(altered).toContain('✖ falta el encabezado X-Frame-Options:\n    /_/hydrate-AB.js');
    expect(altered).toContain('✖ falta el encabezado Cache-Control:\n    /_/hydrate-AB.js');
    expect(altered).toContain('✖ el encabezado X-Frame-Options dice «ALLOWALL»:\n    /default/');
    const hidden = await said({
      '/default/': send(200, FILES['default/index.html']!, { 'X-Robots-Tag': 'noindex' }),
    });
    expect(hidden).toContain('✖ sobra el encabezado X-Robots-Tag, que dice «noindex»');
  });
});

it('npm run verificar acaba mal con un sitio que no es el de la lista, y dice en qué', async () => {
  const file = lists.write('aparte.txt', list.replace(sha256(PAGE), sha256('otra')));
  const command = ['--import', 'tsx', 'scripts/verificar/main.ts', site, '--huellas', file];
  const run = promisify(execFile)(process.execPath, command);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /✖ no es lo publicado:\n {4}\/sindico\/[^]*NO es el sitio/,
    ) as string,
  });
});
