/** @jest-environment node */
import { Access } from '@/scripts/redaccion/access';
import { listen } from '@/scripts/redaccion/server';
import { desktopOf, shortcutFor } from '@/scripts/redaccion/shortcut';
import { ask, said } from '../http';
import { newsrooms } from './helpers';

const { open, cleanUp } = newsrooms();
afterAll(cleanUp);

const REFUSED = [
  403,
  'La redacción sólo se abre con la dirección completa que mostró al iniciar, en este mismo equipo.\n',
];

describe('quién entra a la redacción', () => {
  it('la dirección que se imprime deja una galleta y quita la clave de la barra', async () => {
    const { url, access, cookie } = await open();
    const { status, headers } = await ask(url, access.address(''));
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toEqual([`${cookie}; Path=/; HttpOnly; SameSite=Strict`]);
    const answer = await ask(url, '/api/piezas', { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('sin la clave, sea la dirección que sea, sólo se responde que no', async () => {
    const { url } = await open();
    for (const address of [
      '/',
      '/api/piezas',
      '/redaccion.js',
      '/no-existe',
      '/?clave=',
      '/?clave=x',
    ])
      expect(said(await ask(url, address))).toEqual(REFUSED);
  });

  it('con la clave, tampoco pasa quien viene de otro sitio o por otro nombre', async () => {
    const { url, port, cookie } = await open();
    const origin = url;
    const cases: [string, Record<string, string>][] = [
      ['GET', { host: `otro.example:${port}` }],
      ['GET', { host: `127.0.0.1.otro.example:${port}` }],
      ['GET', { host: `localhost:${port + 1}` }],
      ['GET', { host: 'localhost' }],
      ['GET', { origin: 'https://otro.example' }],
      ['GET', { origin: 'null' }],
      ['GET', { origin: `http://127.0.0.1:${port}` }],
      ['PUT', {}],
      ['POST', { origin: 'http://localhost:3000' }],
      ['GET', { cookie: `${cookie}x` }],
      ['GET', { cookie: cookie.replace('redaccion-', 'redaccion-1') }],
    ];
    for (const [method, headers] of cases)
      expect(
        said(await ask(url, '/api/piezas', { method, headers: { cookie, ...headers } })),
      ).toEqual(REFUSED);
    for (const headers of [{}, { origin }, { host: `[::1]:${port}` }])
      expect((await ask(url, '/api/piezas', { headers: { cookie, ...headers } })).status).toBe(200);
  });

  it('lo que no es JSON, o pasa de 1 MB, se rechaza con palabras', async () => {
    const { url, cookie } = await open();
    const send = async (type: string, body: string) => {
      const headers = { cookie, origin: url, 'content-type': type };
      return said(await ask(url, '/api/revisar', { method: 'POST', headers }, body));
    };
    expect(await send('text/plain', '{}')).toEqual([
      415,
      '{"error":"La redacción sólo recibe JSON, o un archivo por sus bytes."}',
    ]);
    expect(await send('application/json', '{"file":')).toEqual([
      400,
      expect.stringContaining('incompleto'),
    ]);
    expect(await send('application/json', '{}')).toEqual([
      400,
      expect.stringContaining('no entiende'),
    ]);
    expect(await send('application/json', JSON.stringify('x'.repeat(1024 * 1024)))).toEqual([
      413,
      expect.stringContaining('pasa de 1 MB'),
    ]);
  });
});

it('si el puerto está ocupado, ofrece otro con la orden que abre la redacción', async () => {
  const { port } = await open();
  await expect(listen({}, new Access(), port)).rejects.toThrow(
    `PORT=${port + 1} npm run redaccion`,
  );
});

describe('el acceso del escritorio', () => {
  it('en Windows es un .cmd que va a la carpeta y avisa', () => {
    const { file, text } = shortcutFor('win32', 'C:\\Users\\Ana\\Desktop', 'D:\\el 100% sitio');
    expect(file).toBe('C:\\Users\\Ana\\Desktop\\Redacción.cmd');
    expect(text).toContain('cd /d "D:\\el 100%% sitio"');
    expect(text).toContain('call npm run -s redaccion');
    expect(
      text
        .split('\n')
        .slice(0, -1)
        .every((line) => line.endsWith('\r')),
    ).toBe(true);
  });

  it('en macOS, un .command que se puede ejecutar', () => {
    const { file, text, mode } = shortcutFor('darwin', '/Users/ana/Desktop', "/Users/ana/l'altra");
    expect([file, mode]).toEqual(['/Users/ana/Desktop/Redacción.command', 0o755]);
    expect(text).toContain(`cd '/Users/ana/l'\\''altra' && echo`);
    expect(text).toContain('npm run -s redaccion');
  });

  it('en Linux, un .desktop en el escritorio que diga el sistema', () => {
    const desktop = desktopOf('/home/ana', 'XDG_DESKTOP_DIR="$HOME/Escritorio"\n');
    const { file, text, mode } = shortcutFor('linux', desktop, '/home/ana/sitio');
    expect([file, mode]).toEqual(['/home/ana/Escritorio/redaccion.desktop', 0o755]);
    expect(text).toContain(`Exec=bash -lc "cd '/home/ana/sitio' && echo`);
    expect(text).toContain('Terminal=true');
    expect(desktopOf('/home/ana')).toBe('/home/ana/Desktop');
  });
});
