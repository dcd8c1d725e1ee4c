/** @jest-environment node */
import { docx, p, part, picture, r } from './docx';
import { read } from './leer';

const vml = (attributes: string) =>
  p(`<w:r><w:pict><v:shape ${attributes}><v:imagedata r:id="p"/></v:shape></w:pict></w:r>`);
const withComment = (inner: string) =>
  docx(p('Uno'), {
    files: {
      'word/comments.xml': part('w:comments', `<w:comment w:id="1">${inner}</w:comment>`),
    },
  });

it.each<[string, string, string]>([
  ['sólo una imagen', picture('r:embed="p"', 'Acta firmada'), '(una imagen de Acta firmada)'],
  ['una imagen sin descripción', picture('r:embed="p"', ''), '(una imagen sin descripción)'],
  ['una imagen de antes', vml('alt="Croquis"'), '(una imagen de Croquis)'],
  [
    'palabras y una imagen',
    p(r('Vea')) + picture('r:embed="p"', 'Acta'),
    'Vea (una imagen de Acta)',
  ],
  [
    'dos imágenes',
    picture('r:embed="p"', 'Acta') + vml('alt="Croquis"'),
    '(una imagen de Acta) (una imagen de Croquis)',
  ],
])('un comentario con %s se dice', async (_what, inner, words) => {
  const { markdown, told } = await read('a.docx', withComment(inner));
  expect(markdown).toBe('Uno\n');
  expect(told).toEqual([`comentario: ${words}`]);
});
