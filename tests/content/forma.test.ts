/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inForm } from '@/lib/content/edit';
import { listFiles } from '@/lib/content/load/library';
import { SAMPLE } from '../sample';

const ROOT = path.join(__dirname, '../..');

test.each([
  ['content/', ROOT, 'npm run check -- --formato'],
  ['la muestra de las pruebas', SAMPLE, 'npm run check -- --formato tests/sample'],
])('los archivos de %s tienen la forma en que la redacción los escribe', (_, root, command) => {
  const others = listFiles(root)
    .files.filter(({ file, text }) => {
      const raw = readFileSync(path.join(root, file), 'utf8');
      return raw !== inForm(file, text);
    })
    .map(({ file }) => `${file}: ejecute ${command}`);
  expect(others).toEqual([]);
});
