/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { oldReleases } from '@/scripts/importar/old-releases';

const folder = mkdtempSync(path.join(tmpdir(), 'estados-'));
afterAll(() => rmSync(folder, { recursive: true }));
const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

it.each([
  ['draft', 'En WordPress era un borrador: no se había publicado.'],
  ['pending', 'En WordPress esperaba revisión: no se había publicado.'],
  ['future', 'En WordPress tenía su fecha por venir: no se había publicado.'],
  ['publish', undefined],
])('de una entrada de WordPress «%s» se dice si nadie la había publicado', (status, said) => {
  const item = `<title>Uno</title><content:encoded>Texto.</content:encoded><wp:post_date>2019-05-03</wp:post_date><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>`;
  put(
    'sitio.xml',
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item>${item}</item></channel></rss>`,
  );
  expect(oldReleases(folder).map(({ notes }) => notes[0])).toEqual([said]);
});
