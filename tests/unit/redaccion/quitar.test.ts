/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pieceOf } from '@/scripts/redaccion/pieces';
import { newsrooms } from './helpers';

const { openWithHistory } = newsrooms();

const NOTICE = 'content/avisos/feria.md';

const notice = (hasta: string) =>
  `---\ntitulo: Feria\nnivel: informativo\ndesde: 2020-01-01\nhasta: ${hasta}\n---\n\nHay feria.\n`;

const withNotice = () => openWithHistory({ 'avisos/feria.md': notice('2999-12-31') });

const remove = (file: string, base: string) =>
  `/api/pieza?file=${encodeURIComponent(file)}&base=${base}`;

it('una pieza se quita, y la historia dice cuál', async () => {
  const { root, git, request, read } = await withNotice();
  const { base } = await read(NOTICE);
  expect((await request('DELETE', remove(NOTICE, 'otra'))).status).toBe(409);
  expect((await request('DELETE', remove(NOTICE, base))).status).toBe(200);
  expect(existsSync(path.join(root, NOTICE))).toBe(false);
  expect(String(git('log', '-1', '--format=%s'))).toContain('Quita «Feria»');
  expect(String(git('status', '--porcelain', 'content')).trim()).toBe('');
});

it('no se quita la pieza que el sitio necesita, ni la que dejaría un enlace a ninguna parte', async () => {
  const { request, read, text } = await withNotice();
  const site = await read('content/sitio.yml');
  expect((await request('DELETE', remove('content/sitio.yml', site.base))).status).toBe(400);
  const search = 'content/paginas/buscar.md';
  const { base } = await read(search);
  const refused = await request('DELETE', remove(search, base));
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    error: expect.stringMatching(/^No se cambió\.\n./) as string,
  });
  expect(text(search)).toContain('titulo:');
});

it.each([
  ['2026-01-05', 'publicado'],
  ['2026-01-04', 'retirado'],
])('el 5 de enero, un aviso que se ve hasta el %s dice «%s»', (hasta, state) => {
  const file = { name: 'avisos', file: NOTICE, text: notice(hasta) } as const;
  const piece = pieceOf(file, undefined, false, '2026-01-05');
  expect(piece).toMatchObject({ state, stateDay: hasta });
});

it('si otra pieza la sustituye, su dirección y los enlaces llevan a ella', async () => {
  const { request, read, text } = await withNotice();
  const [file, heir] = ['contraloria', 'normatividad'].map(
    (one) => `content/direcciones/${one}.md`,
  );
  const { base } = await read(file!);
  const alone = await request('DELETE', remove(file!, base));
  expect(alone.body).toMatchObject({
    error: expect.stringContaining('«Portada»: la página «/contraloria/» no existe') as string,
  });
  const search = 'content/paginas/buscar.md';
  const opened = await read(search);
  const data = JSON.parse(JSON.stringify(opened.data).replace('#panel-9', '')) as object;
  await request('PUT', '/api/pieza', { file: search, base: opened.base, data });
  const gone = await request('DELETE', `${remove(file!, base)}&lleva=${encodeURIComponent(heir!)}`);
  expect(gone).toEqual({ status: 200, body: {} });
  expect(text(heir!)).toMatch(/antes:\n {2}- \/contraloria\//);
  expect(text('content/inicio.yml')).toContain('enlace: /normatividad/');
});
