/** @jest-environment node */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, said } from '../http';
import { workshop } from './helpers';

const { folder, start, cleanUp } = workshop();
afterAll(cleanUp);

// What it answers as every other server does is asked of all of them: tests/hosts/casos.ts.

it('un sitio sin 404.html también dice que la página no existe', async () => {
  const { url } = await start({ dir: await folder() });
  expect(said(await ask(url, '/'))).toEqual([404, 'No existe esa página.\n']);
});

it('quien tenía abierta la versión anterior sigue encontrando sus guiones, y nada que sea de hoy', async () => {
  const former = await folder({ '_/a-1.js': 'antes', 'sindico/index.html': 'vieja' });
  const dir = await folder({ '_/a-2.js': 'hoy', 'sindico/index.html': 'nueva' });
  const { url } = await start({ dir, former });
  expect(said(await ask(url, '/_/a-1.js'))).toEqual([200, 'antes']);
  expect(said(await ask(url, '/_/a-2.js'))).toEqual([200, 'hoy']);
  expect(said(await ask(url, '/sindico'))).toEqual([200, 'nueva']);
});

it('una construcción nueva se ve sin reiniciar', async () => {
  const dir = await folder({ 'a/index.html': 'antes' });
  const { url } = await start({ dir });
  expect(said(await ask(url, '/a/'))).toEqual([200, 'antes']);
  await rm(join(dir, 'a'), { recursive: true });
  expect((await ask(url, '/a/')).status).toBe(404);
  await mkdir(join(dir, 'b'));
  await writeFile(join(dir, 'b/index.html'), 'después');
  expect(said(await ask(url, '/b/'))).toEqual([200, 'después']);
});

it('una dirección mal escrita se rechaza, y el servidor sigue en pie', async () => {
  const { url } = await start({ dir: await folder({ 'index.html': 'hola' }) });
  for (const path of ['/%2e%2e/package.json', '/a/..%2f..%2fx', '/%E0%A4%A'])
    expect(said(await ask(url, path))).toEqual([400, 'La dirección no es válida.\n']);
  expect((await ask(url, '/')).status).toBe(200);
});
