/** @jest-environment node */
import { oldReleases } from '@/scripts/importar/old-releases';
import { tempFolder } from '../make/folder';

const folder = tempFolder();

it.each([
  ['draft', 'En WordPress era un borrador: no se había publicado.'],
  ['pending', 'En WordPress esperaba revisión: no se había publicado.'],
  ['future', 'En WordPress tenía su fecha por venir: no se había publicado.'],
  ['publish', undefined],
])('de una entrada de WordPress «%s» se dice si nadie la había publicado', (status, said) => {
  const item = `<title>Uno</title><content:encoded>Texto.</content:encoded><wp:post_date>2019-05-03</wp:post_date><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>`;
  folder.write(
    'sitio.xml',
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item>${item}</item></channel></rss>`,
  );
  expect(oldReleases(folder.dir).map(({ notes }) => notes[0])).toEqual([said]);
});
