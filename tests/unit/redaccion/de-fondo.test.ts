/** @jest-environment node */
import { readAhead, readContent } from '@/lib/content/load/reading';
import { Store } from '@/lib/store';
import { pathsOf } from '@/scripts/make/paths';
import type { Vigencias } from '@/scripts/redaccion/api-lists';
import { pendingRoutes } from '@/scripts/redaccion/routes/pending';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { newsrooms } from './helpers';

const { project } = newsrooms();

it('lo que vence espera a que otro proceso lea el contenido, y llama a cada ley por su nombre', async () => {
  const root = project();
  const paths = pathsOf({ root, out: `${root}/out`, cache: `${root}/.cache` });
  let isRead = false;
  const ahead = new Promise<void>((done) =>
    setTimeout(() => {
      isRead = true;
      done();
    }, 20),
  );
  const routes = pendingRoutes(paths, new Shared(new Repository(root)), ahead);
  const call = {
    query: new URLSearchParams(),
    body: undefined,
    signal: new AbortController().signal,
  };
  const answer = await routes['GET /api/vigencias']?.(call);
  expect(isRead).toBe(true);
  const { list } = answer as Vigencias;
  const laws = list.filter(({ file }) => file.startsWith('content/leyes/'));
  expect(laws.length).toBeGreaterThan(0);
  for (const { name } of laws) expect(name).toMatch(/^(Ley|Código|Reglamento|Constitución|Norma) /);
});

it('el contenido se lee de antemano por partes: quien pregunta mientras tanto no espera', async () => {
  const root = project();
  const store = new Store(`${root}/.cache/almacen`);
  let turns = 0;
  let isDone = false;
  const others = async () => {
    for (; !isDone; turns += 1) await new Promise(setImmediate);
  };
  const asking = others();
  await readAhead(root, store);
  isDone = true;
  await asking;
  expect(turns).toBeGreaterThan(2);
  expect(readContent(root, { store }).problems).toEqual([]);
});
