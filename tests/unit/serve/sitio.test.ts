/** @jest-environment node */
import { ask, said } from '../http';
import { workshop } from './helpers';

const { folder, start } = workshop();

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
