/** @jest-environment node */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Person } from '@/scripts/redaccion/api';
import { OWNER, runAs } from '@/scripts/redaccion/current-person';
import { History } from '@/scripts/redaccion/history/history';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { beginHistory } from '../../git';
import { foldersIn, newsrooms } from './helpers';

const { project, cleanUp } = newsrooms();
afterAll(cleanUp);

const ANA: Person = { ...OWNER, login: 'ana', role: 'redacta' };
const OF_THE_OFFICE = ['content/correo.yml', 'content/formularios/queja.yml'];
const root = project();
const places = OF_THE_OFFICE.map((file) => path.join(root, file));
beforeAll(() => {
  const git = beginHistory(root);
  for (const place of places) appendFileSync(place, '# Nuevo\n');
  git('commit', '-qam', 'A mano');
});

it.each([
  ['por su nombre', OF_THE_OFFICE, 'el papel «publica»'],
  ['por otra forma de su nombre', ['content/./correo.yml', 'content//correo.yml'], 'esa versión'],
  ['por su carpeta', ['content/formularios'], 'esa versión'],
])('quien redacta no devuelve los buzones ni los formularios %s', async (_how, names, why) => {
  const history = new History(foldersIn(root), new Shared(new Repository(root)));
  const [now, first] = (await history.list('', 0)).versions.map(({ id }) => id);
  for (const file of names)
    for (const back of [
      { id: first!, file },
      { id: now!, file, undo: true },
    ])
      await expect(
        runAs(ANA, () => history.back(back, { name: 'Ana', email: 'ana@x.example' })),
      ).rejects.toThrow(why);
  for (const place of places) expect(readFileSync(place, 'utf8')).toContain('# Nuevo');
});
