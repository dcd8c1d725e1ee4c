/** @jest-environment node */
import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { HostRules } from '@/lib/site/host-rules';
import { formatHuellas, sha256 } from '@/scripts/make/huellas';
import { ask } from '@/scripts/verificar/ask';
import { sayVerdict } from '@/scripts/verificar/say';
import { verify } from '@/scripts/verificar/verify';
import { workshop } from '../serve/helpers';
import { tempFolder } from '../make/folder';
import { tampered, type Alter, type Tampering } from './tampered';

const shop = workshop();
const keys = tempFolder();
afterAll(async () => {
  await shop.cleanUp();
  keys.cleanUp();
});

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
const huellas = new Map(Object.entries(FILES).map(([file, bytes]) => [file, sha256(bytes)]));
const list = formatHuellas(huellas);

let site: string;
let dir: string;
beforeAll(async () => {
  dir = await shop.folder({ ...(FILES as Record<string, string>), 'huellas.txt': list });
  site = (await shop.start({ dir, rules: RULES })).url;
});

/** What is said of the site when somebody alters it. */
async function said(tampering: Tampering): Promise<string> {
  const server = await tampered(site, tampering);
  try {
    return sayVerdict(await verify({ origin: server.url, huellas, rules: RULES })).join('\n');
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
    const { asked, faults } = await verify({ origin: site, huellas, rules: RULES });
    expect([...faults]).toEqual([]);
    // Four files, one of them in two encodings more, two redirects and one that does not exist.
    expect(asked).toBe(9);
  });

  it('sin las reglas del servidor no pregunta por lo que ellas redirigen', async () => {
    const { asked, faults } = await verify({ origin: site, huellas, rules: undefined });
    expect([...faults]).toEqual([]);
    expect(asked).toBe(7);
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
    expect(await said(only('gzip', Buffer.from('basura')))).toContain('/sindico/ (gzip)');
  });

  it('nombra un documento que falta, aunque el servidor conteste 200 con la página de no existe', async () => {
    const pdf = '/static/pdf/Código de ética.pdf';
    expect(await said({ [pdf]: send(404, '') })).toContain(
      `✖ responde 404 y debe responder 200:\n    ${encodeURI(pdf)}`,
    );
    const soft = await said({ '*': send(200, FILES['404.html']!) });
    expect(soft).toContain('responde 200 y debe responder 404:\n    /no-existe-');
    expect(soft).toContain('responde 200 y debe responder 301:\n    /\n    /acuse/');
    expect(soft).toContain(encodeURI(pdf));
  });

  it('nombra lo que llega cortado y lo que no llega', async () => {
    const cut: Tampering = {
      '/default/': (_, res) => {
        res.writeHead(200, { 'Content-Length': '5000' });
        res.write('<!doctype html>', () => res.destroy());
      },
    };
    expect(await said(cut)).toBe('✖ sin respuesta: la conexión se cortó:\n    /default/');
    const mute = await tampered(site, { '*': () => undefined });
    await expect(ask(`${mute.url}/default/`, 'identity', 100)).rejects.toThrow(
      'no llegó entera en 0.1 s',
    );
    await mute.close();
  });

  it('deja de preguntar a un sitio que no contesta', async () => {
    const many = new Map(Array.from({ length: 60 }, (_, at) => [`a${at}.txt`, sha256('')]));
    const server = await tampered(site, { '*': () => undefined });
    const verdict = await verify({ origin: server.url, huellas: many, rules: RULES, timeout: 100 });
    await server.close();
    expect(sayVerdict(verdict).join('\n')).toMatch(
      /y \d+ más\n✖ se dejó de preguntar: quedaron \d+/,
    );
  });

  it('nombra un encabezado que falta o que es otro, una cookie y otra clase de archivo', async () => {
    const altered = await said({
      '/_/hydrate-AB.js': (_, res) =>
        res.writeHead(200, { 'Content-Type': 'text/plain', 'Set-Cookie': 'a=1' }).end('export {};'),
      '/default/': send(200, FILES['default/index.html']!, { 'X-Frame-Options': 'ALLOWALL' }),
    });
    expect(altered).toContain('falta el encabezado X-Frame-Options:\n    /_/hydrate-AB.js');
    expect(altered).toContain('falta el encabezado Cache-Control:\n    /_/hydrate-AB.js');
    expect(altered).toContain('trae el encabezado set-cookie, que nadie puso');
    expect(altered).toContain('es de otra clase: Content-Type «text/plain»');
    expect(altered).toContain('el encabezado X-Frame-Options dice «ALLOWALL»:\n    /default/');
  });

  it('no sigue una redirección puesta por otro', async () => {
    const away = send(302, '', { Location: 'https://evil.example/' });
    expect(await said({ '/sindico/': away })).toContain('responde 302 y debe responder 200');
    const moved = send(301, '', { Location: 'https://evil.example/' });
    expect(await said({ '/acuse/': moved })).toContain(
      '✖ lleva a https://evil.example/:\n    /acuse/',
    );
  });
});

describe('npm run verificar', () => {
  const run = async (...args: string[]) => {
    const command = ['--import', 'tsx', 'scripts/verificar/main.ts', ...args];
    try {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, command);
      return { code: 0, text: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, text: stdout + stderr };
    }
  };
  const key = keys.at('llave');
  const signed = (name: string, text: string, who = key) => {
    rmSync(keys.at(`${name}.sig`), { force: true });
    const file = keys.write(name, text);
    execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-n', 'huellas', '-f', who, file]);
    return keys.read(`${name}.sig`);
  };
  const rules = keys.write('reglas.json', JSON.stringify(RULES));
  beforeAll(() => {
    for (const name of ['llave', 'ajena'])
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keys.at(name)]);
  });

  it('acaba bien con el sitio y con la firma de la oficina, y mal si la lista o la firma son de otro', async () => {
    const options = ['--huellas', 'sitio', '--reglas', rules, '--llave', `${key}.pub`];
    const withList = (text: string, signature?: string) =>
      tampered(site, {
        '/huellas.txt': (_, res) => res.end(text),
        ...(signature ? { '/huellas.txt.sig': (_, res) => res.end(signature) } : {}),
      });
    const right = await withList(list, signed('huellas.txt', list));
    const other = await withList(list, signed('huellas.txt', list, keys.at('ajena')));
    const changed = await withList(
      list.replace(sha256(PAGE), sha256('otra')),
      keys.read('huellas.txt.sig'),
    );
    const unsigned = await withList(list);
    const [ok, ...bad] = await Promise.all(
      [right, other, changed, unsigned].map(({ url }) => run(url, ...options)),
    );
    await Promise.all([right, other, changed, unsigned].map((server) => server.close()));
    expect(ok).toMatchObject({ code: 0 });
    expect(ok!.text).toContain('La firma es de esa llave.');
    expect(ok!.text).toContain('es el sitio de la lista: 9 respuestas');
    for (const { code, text } of bad) {
      expect(code).toBe(1);
      expect(text).toContain('falta o no es de esa llave');
    }
  }, 60_000);

  it('con una lista guardada aparte dice que la del sitio es otra; con la del sitio sola, avisa', async () => {
    const own = keys.write('aparte.txt', list.replace(sha256(PAGE), sha256('otra')));
    const [apart, alone, none, where] = await Promise.all([
      run(site, '--huellas', own, '--reglas', rules),
      run(site, '--huellas', 'sitio', '--reglas', rules),
      run('http://127.0.0.1:9', '--huellas', 'sitio'),
      run('ejemplo.gob.mx'),
    ]);
    expect(apart!.code).toBe(1);
    expect(apart!.text).toContain('La lista que el sitio publica (/huellas.txt) es otra');
    expect(apart!.text).toContain('no es lo publicado:\n    /sindico/');
    expect(alone).toMatchObject({ code: 0 });
    expect(alone!.text).toContain('quien lo altere puede alterarla');
    expect(none).toMatchObject({ code: 1 });
    expect(where).toMatchObject({ code: 1 });
    expect(where!.text).toContain('Diga qué sitio');
  }, 60_000);
});
