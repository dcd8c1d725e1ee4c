/** @jest-environment node */
import { readReport } from '@/scripts/make/report';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

it('el informe que quedó a medias, o que no está, cuenta como que no lo hay', () => {
  const report = folder.at('informe.json');
  expect(readReport({ report })).toBeUndefined();
  folder.write('informe.json', '{"day":"2026-01');
  expect(readReport({ report })).toBeUndefined();
});
