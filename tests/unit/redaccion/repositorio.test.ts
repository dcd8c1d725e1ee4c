/** @jest-environment node */
import path from 'node:path';
import { Repository } from '@/scripts/repository/repository';
import { beginHistory } from '../../git';
import { newsrooms } from './helpers';

const { project, cleanUp } = newsrooms();
afterAll(cleanUp);

it('la carpeta de una oficina que está dentro de otro repositorio no es de ese repositorio', async () => {
  const root = project();
  beginHistory(root);
  expect(await new Repository(path.join(root, 'content')).missing()).toContain('git init');
  expect(await new Repository(process.cwd()).missing()).toContain('git init');
});
