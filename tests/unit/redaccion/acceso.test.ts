/** @jest-environment node */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Access, openingFile, writeOpening } from '@/scripts/redaccion/access';
import { openerOf } from '@/scripts/redaccion/open-browser';
import { listen } from '@/scripts/redaccion/server';
import { desktopOf, shortcutFor } from '@/scripts/redaccion/shortcut';
import { ask, said } from '../http';
import { tempFolder } from '../make/folder';
import { newsrooms } from './helpers';

const { open } = newsrooms();

const REFUSED = [403, expect.stringContaining('sólo se abre desde su acceso')];
const LOST = [
  401,
  JSON.stringify({
    error:
      'La redacción se abrió de nuevo: ábrala desde su acceso en otra pestaña; lo que escribió sigue en esta.',
  }),
];

describe('quién entra a la redacción', () => {
  it('la clave entra una sola vez, no queda en ninguna dirección, y la siguiente es otra', async () => {
    const { url, port, entered, enter, key, own } = await open();
    expect(entered.status).toBe(200);
    expect(entered.headers.location).toBeUndefined();
    expect(entered.headers['set-cookie']).toEqual([
      expect.stringMatching(
        new RegExp(`^redaccion-${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`),
      ),
    ]);
    expect(entered.body.toString()).toContain("location.replace('/')");
    const second = key();
    expect((await enter(second)).status).toBe(200);
    expect(key()).not.toBe(second);
    for (const used of [second, '', 'x', `${key()}x`])
      expect(said(await enter(used))).toEqual(REFUSED);
    const answer = await ask(url, '/api/piezas', { headers: own });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    for (const address of ['/entrar', `/entrar?clave=${key()}`, `/?clave=${key()}`])
      expect((await ask(url, address)).status).toBe(403);
  });

  it('sin haber entrado sólo se responde que no; a la pantalla, que se abrió de nuevo', async () => {
    const { url } = await open();
    for (const address of [
      ...['/', '/redaccion.js', '/no-existe', '/?clave=', '/?clave=x'],
      ...['//[', '//a:b', '//%zz', 'http://['],
    ])
      expect(said(await ask(url, address))).toEqual(REFUSED);
    expect(said(await ask(url, '/api/piezas'))).toEqual(LOST);
  });

  it('la galleta sola, que los navegadores mandan a todos los puertos, no sirve de nada', async () => {
    const { url, cookie, secret } = await open();
    for (const headers of [
      { cookie },
      { cookie, 'x-redaccion': cookie.replace(/^.*=/, '') },
      { 'x-redaccion': secret },
    ])
      for (const address of ['/api/piezas', '/x/../api/yo', '/api/foto?ruta=/icono.svg'])
        expect((await ask(url, address, { headers })).status).toBeGreaterThan(400);
    const page = await ask(url, '/', { headers: { cookie } });
    expect(page.body.toString()).not.toContain(secret);
  });

  it('otra galleta del mismo nombre, que puso otro puerto, no deja fuera a su dueña', async () => {
    const { url, cookie, secret, port } = await open();
    const other = `redaccion-${port}=x`;
    for (const both of [`a=b; ${other}; ${cookie}`, `${cookie}; ${other}`])
      expect(
        (await ask(url, '/api/yo', { headers: { cookie: both, 'x-redaccion': secret } })).status,
      ).toBe(200);
  });

  it('con la clave, tampoco pasa quien viene de otro sitio o por otro nombre', async () => {
    const { url, port, own, cookie } = await open();
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
    ];
    for (const [method, headers] of cases)
      expect(
        said(await ask(url, '/api/piezas', { method, headers: { ...own, ...headers } })),
      ).toEqual(REFUSED);
    for (const other of [`${cookie}x`, cookie.replace('redaccion-', 'redaccion-1')])
      expect(said(await ask(url, '/api/piezas', { headers: { ...own, cookie: other } }))).toEqual(
        LOST,
      );
    for (const headers of [{}, { origin }, { host: `[::1]:${port}` }])
      expect((await ask(url, '/api/piezas', { headers: { ...own, ...headers } })).status).toBe(200);
  });

  it('lo que no es JSON, o pasa de 1 MB, se rechaza con palabras', async () => {
    const { url, own } = await open();
    const send = async (type: string, body: string) => {
      const headers = { ...own, origin: url, 'content-type': type };
      return said(await ask(url, '/api/revisar', { method: 'POST', headers }, body));
    };
    for (const [type, body, status, words] of [
      ['text/plain', '{}', 415, 'sólo recibe JSON, o un archivo por sus bytes'],
      ['application/json', '{"file":', 400, 'incompleto'],
      ['application/json', '{}', 400, 'no entiende'],
      ['application/json', JSON.stringify('x'.repeat(1024 * 1024)), 413, 'pasa de 1 MB'],
    ] as const)
      expect(await send(type, body)).toEqual([status, expect.stringContaining(words)]);
  });
});

describe('el archivo que abre la redacción', () => {
  const folder = tempFolder();

  it('sólo lo lee quien la inició, aunque hubiera otro; y lleva la clave en un formulario, no en una dirección', () => {
    const file = openingFile(folder.dir, 3100);
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o777 });
    writeFileSync(file, 'de antes', { mode: 0o666 });
    writeOpening(file, 'http://localhost:3100', 'la-clave');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('<form method="post" action="http://localhost:3100/entrar">');
    expect(text).toContain('value="la-clave"');
    expect(file).not.toContain('la-clave');
  });

  it('en una carpeta que es un enlace a otra no se escribe', () => {
    mkdirSync(folder.at('otra/.redaccion'), { recursive: true });
    mkdirSync(folder.at('ajena'));
    symlinkSync(folder.at('ajena'), folder.at('otra/.redaccion/acceso'));
    const file = openingFile(folder.at('otra'), 3100);
    expect(() => writeOpening(file, 'http://localhost:3100', 'x')).toThrow('Quítela y repita');
    expect(readdirSync(folder.at('ajena'))).toEqual([]);
  });
});

it('si el puerto está ocupado, ofrece otro con la orden que abre la redacción', async () => {
  const { port } = await open();
  await expect(listen({}, new Access(), port)).rejects.toThrow(
    `PORT=${port + 1} npm run redaccion`,
  );
});

const PROJECT = "/home/ana/l'altra";
it.each([
  [
    'win32',
    'C:\\Users\\Ana\\Desktop\\Redacción.cmd',
    0o644,
    ['cd /d "D:\\el 100%% sitio"', 'call npm run -s redaccion && exit /b\r\n'],
  ],
  [
    'darwin',
    '/home/ana/Escritorio/Redacción.command',
    0o755,
    [`cd '/home/ana/l'\\''altra' && echo`, 'npm run -s redaccion'],
  ],
  [
    'linux',
    '/home/ana/Escritorio/redaccion.desktop',
    0o755,
    [`Exec=bash -lc "cd '/home/ana/l'`, 'npm run -s redaccion', 'Terminal=true'],
  ],
])('el acceso del escritorio, en %s', (platform, place, mode, lines) => {
  const isWindows = platform === 'win32';
  const desktop = isWindows ? 'C:\\Users\\Ana\\Desktop' : '/home/ana/Escritorio';
  const made = shortcutFor(platform, desktop, isWindows ? 'D:\\el 100% sitio' : PROJECT);
  expect([made.file, made.mode]).toEqual([place, mode]);
  for (const line of lines) expect(made.text).toContain(line);
});

describe('el escritorio es el que dice el sistema', () => {
  const folder = tempFolder();

  it('en Linux y en macOS, con su nombre en el idioma de quien la usa', () => {
    expect(desktopOf('linux', folder.dir)).toBe(folder.at('Desktop'));
    folder.write('.config/user-dirs.dirs', 'XDG_DESKTOP_DIR="$HOME/Escritorio"\n');
    expect(desktopOf('linux', folder.dir)).toBe(folder.at('Escritorio'));
  });

  it('en Windows puede estar en OneDrive; si no lo dice, no se pone donde nadie lo vería', () => {
    const ask = jest.fn(() => 'C:\\Users\\José\\OneDrive\\Escritorio\r\n');
    expect(desktopOf('win32', 'C:\\Users\\José', ask)).toBe(
      'C:\\Users\\José\\OneDrive\\Escritorio',
    );
    expect(ask).toHaveBeenCalledWith(
      'powershell',
      ...Array(3).fill(expect.any(String)),
      expect.stringContaining("GetFolderPath('Desktop')"),
    );
    expect(() => desktopOf('win32', 'C:\\Users\\José', () => '')).toThrow(
      /no dijo dónde está el escritorio.* repita/,
    );
  });
});

it('en Windows se abre aunque el nombre de quien la usa lleve «&»: la ruta no va en la orden', () => {
  const file = 'C:\\Users\\Ruiz & Díaz\\AppData\\Local\\Temp\\redaccion.html';
  const { program, args, given } = openerOf('win32', file);
  expect(program).toBe('powershell');
  expect(args.join(' ')).not.toContain('Ruiz');
  expect(given).toEqual({ REDACCION_ACCESO: file });
  expect(openerOf('darwin', '/a & b')).toMatchObject({ program: 'open', args: ['/a & b'] });
});
