/** @jest-environment node */
import { fault } from '@/lib/content/faults';
import type { Problem } from '@/lib/content/types';
import { clockFault, problemsInWords } from '@/scripts/redaccion/screen-words';
import { tagVersion } from '@/scripts/repository/publications';
import { Shared } from '@/scripts/repository/shared';
import { Repository } from '@/scripts/repository/repository';
import { beginHistory } from '../../git';
import { newsrooms } from './helpers';

const { project } = newsrooms();
afterEach(() => jest.useRealTimers());

const OLD = new Date('2020-01-01T18:00:00Z');
const root = project();
const repository = new Repository(root);
beforeAll(() => beginHistory(root));

it('un reloj que va antes de lo último que se guardó se dice, con los dos días', async () => {
  expect(await clockFault(repository, new Date())).toBeUndefined();
  const said = await clockFault(repository, OLD);
  expect(said).toMatch(
    /^El reloj de este equipo dice 1 de enero de 2020, antes de lo último que se guardó \(\d+ de \w+ de \d{4}\)\. Corrija la fecha del equipo/,
  );
});

it('un reloj que va antes de la última publicación se dice, y la revisión no aconseja un día falso', async () => {
  const author = { name: 'Ana', email: 'ana@oficina.example' };
  await tagVersion(new Shared(repository), await repository.idOf('HEAD'), author, '2026-01-05');
  jest.useFakeTimers({ now: OLD, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const found: Problem = {
    ...fault('review-not-come', { day: '2025-01-27', today: '2020-01-01' }),
    ...{ file: 'content/sitio.yml', line: 1, field: 'actualizado' },
  };
  const [one] = await problemsInWords(root, [found]);
  expect(one?.message).toMatch(/^El reloj de este equipo dice.*antes de la última publicación/);
  expect(one?.message).not.toContain('a más tardar');
});
