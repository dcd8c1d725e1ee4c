/** @jest-environment node */
import { docx, outside, p, r } from './docx';
import { read } from './leer';

const del = (inner: string) => `<w:del w:id="1">${inner}</w:del>`;
const ins = (inner: string) => `<w:ins w:id="2">${inner}</w:ins>`;
const deleted = (text: string) =>
  del(`<w:r><w:delText xml:space="preserve">${text}</w:delText></w:r>`);
const call = '<w:r><w:footnoteReference w:id="1"/></w:r>';

describe('un cambio que no cambia las palabras', () => {
  it.each<[string, string, string]>([
    ['que las borra y las vuelve a escribir', deleted('la ley') + ins(r('la ley')), 'la ley'],
    [
      'que las mueve a donde estaban',
      `<w:moveFrom w:id="1">${r('la ley')}</w:moveFrom><w:moveTo w:id="2">${r('la ley', '<w:b/>')}</w:moveTo>`,
      '**la ley**',
    ],
    [
      'que les quita el enlace',
      del(`<w:hyperlink r:id="l1">${r('la ley')}</w:hyperlink>`) + ins(r('la ley')),
      'la ley',
    ],
  ])('%s no las pierde ni pide que se decida', async (_how, inner, markdown) => {
    const relations = [outside('l1', 'hyperlink', 'https://leyes.example/ley')];
    const result = await read('a.docx', docx(p(r('Vea ') + inner + r(' hoy.')), { relations }));
    expect(result).toMatchObject({ markdown: `Vea ${markdown} hoy.\n`, pending: false, told: [] });
  });
});

it('una nota que se quita o se agrega es un cambio', async () => {
  const { changes } = await read('a.docx', docx(p(r('Uno') + del(call)), { footnotes: ['Nota'] }));
  expect(changes).toEqual([{ before: 'Uno[nota]', after: 'Uno' }]);
});
