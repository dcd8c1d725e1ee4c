/** @jest-environment node */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFile, symlink } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { NO_RULES } from '@/lib/site/hosts/rules';
import { ask, said } from '../http';
import { post } from '../mailbox/helpers';
import { workshop } from './helpers';

const ROOT = join(__dirname, '../../..');

const { folder, start } = workshop();
const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

let entry: string;
beforeAll(async () => {
  entry = join(await folder(), 'main.mjs');
  const flags = ['--bundle', '--platform=node', '--format=esm', '--packages=external'];
  const esbuild = join(ROOT, 'node_modules/esbuild/bin/esbuild');
  execFileSync(esbuild, [join(__dirname, 'program.ts'), ...flags, `--outfile=${entry}`], {
    stdio: 'pipe',
  });
});

async function project(files: Record<string, string>): Promise<string> {
  const root = await folder(files);
  await copyFile(entry, join(root, 'main.mjs'));
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return root;
}

const BUILT = {
  'out/default/index.html': 'inicio',
  '.cache/host-rules.json': JSON.stringify(NO_RULES),
};

interface Run {
  child: ChildProcess;
  output: () => string;
  ready: Promise<string>;
  ended: Promise<number | null>;
}

function run(root: string, env: Record<string, string>): Run {
  const clean = { NODE_ENV: 'test' as const, PATH: process.env['PATH'] ?? '', PORT: '0', ...env };
  const child = spawn(process.execPath, ['main.mjs'], { cwd: root, env: clean });
  children.push(child);
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.on('close', () => reject(new Error(`It ended before it was ready:\n${text}`)));
    const add = (chunk: Buffer): void => {
      text += chunk.toString();
      const url = /Sitio listo: (\S+)/.exec(text)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
  });
  ready.catch(() => undefined); // A test that awaits `ended` ignores it.
  return { child, output: () => text, ready, ended };
}

describe('npm start', () => {
  // Especificación: D32-05
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'dice dónde está el sitio y termina bien con %s',
    async (signal) => {
      const { child, output, ready, ended } = run(await project(BUILT), { BUZON_FALLA: 'timeout' });
      const url = await ready;
      expect(url).toMatch(/^http:\/\/localhost:\d+$/);
      expect(output()).toContain(`Buzón local: ${url}/_buzon/`);
      expect(output()).toContain('El buzón falla a propósito: BUZON_FALLA=timeout');
      expect((await ask(url, '/default/')).body.toString()).toBe('inicio');
      post(url).catch(() => undefined);
      child.kill(signal);
      expect(await ended).toBe(0);
    },
  );

  // Especificación: D32-06
  it('con las claves del correo no hay buzón', async () => {
    const keys = { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'a', NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'b' };
    const { output, ready } = run(await project(BUILT), keys);
    expect((await ask(await ready, '/_buzon/')).status).toBe(404);
    expect(output()).not.toContain('Buzón');
  });

  it.each([
    ['un puerto que no es número', BUILT, { PORT: 'tres mil' }, 'PORT=tres mil no es un puerto.'],
    ['un puerto demasiado alto', BUILT, { PORT: '70000' }, 'PORT=70000 no es un puerto.'],
    ['un sitio sin construir', {}, {}, 'Falta .cache/host-rules.json. Constrúyalo con: npm run'],
    ['reglas dañadas', { ...BUILT, '.cache/host-rules.json': '{}' }, {}, 'No se puede leer'],
  ])('con %s, lo explica y no arranca', async (_case, files, env, message) => {
    const { output, ended } = run(await project(files), env);
    expect(await ended).toBe(1);
    expect(output()).toContain(message);
    expect(output()).not.toMatch(/^\s+at /m);
  });
});

describe('dónde escucha', () => {
  it('en este equipo nada más', async () => {
    const { port } = await start({ dir: await folder({ 'index.html': 'hola' }) });
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address: hostname } of addresses.filter((one) => !one.internal && !one.scopeid))
      await expect(ask('http://localhost', '/', { hostname, port })).rejects.toMatchObject({
        code: 'ECONNREFUSED',
      });
    const own = addresses.some(({ address }) => address === '::1') ? ['::1'] : [];
    for (const hostname of ['localhost', '127.0.0.1', ...own])
      expect((await ask('http://localhost', '/', { hostname, port })).status).toBe(200);
  });
});

it('quien tenía abierta la versión anterior sigue encontrando sus guiones, y nada que sea de hoy', async () => {
  const former = await folder({ '_/a-1.js': 'antes', 'sindico/index.html': 'vieja' });
  const dir = await folder({ '_/a-2.js': 'hoy', 'sindico/index.html': 'nueva' });
  const { url } = await start({ dir, former });
  expect(said(await ask(url, '/_/a-1.js'))).toEqual([200, 'antes']);
  expect(said(await ask(url, '/_/a-2.js'))).toEqual([200, 'hoy']);
  expect(said(await ask(url, '/sindico'))).toEqual([200, 'nueva']);
});

it('una dirección mal escrita se rechaza, y el servidor sigue en pie', async () => {
  const { url } = await start({ dir: await folder({ 'index.html': 'hola' }) });
  for (const path of ['/%2e%2e/package.json', '/a/..%2f..%2fx', '/%E0%A4%A'])
    expect(said(await ask(url, path))).toEqual([400, 'La dirección no es válida.\n']);
  expect((await ask(url, '/')).status).toBe(200);
});
