/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { convert } from '@/scripts/redaccion/documents';
import { docx, filesOf, item, p, part, r } from './docx';

const many = (times: number, text: string) => text.repeat(times);
/** All of them together are more than a document may inflate to. */
const PHOTO = new Uint8Array(900_000);
const nested = (times: number) =>
  many(times, '<w:tbl><w:tr><w:tc>') + p('x') + many(times, '</w:tc></w:tr></w:tbl>');

describe('lo que multiplica su tamaño se rechaza por su cuenta', () => {
  it.each<[string, string, Uint8Array]>([
    ['tablas dentro de tablas', 'a.docx', docx(nested(2000))],
    [
      'celdas que se repiten',
      'a.html',
      strToU8(`<table>${many(1000, '<tr><td colspan=100 rowspan=100>a</td></tr>')}</table>`),
    ],
    [
      'una fila de cien mil celdas',
      'a.html',
      strToU8(`<table><tr>${many(100_000, '<td>a')}</table>`),
    ],
    ['bloques dentro de bloques', 'a.html', strToU8(many(20_000, '<div>'))],
    ['citas dentro de citas', 'a.md', strToU8(`${many(5000, '>')} x`)],
    ['marcas sin fin', 'a.md', strToU8(many(20_000, '*a '))],
    ['XML de un millón de partes', 'a.docx', docx(many(1_100_000, '<w:p/>'))],
  ])('%s', async (_what, name, bytes) => {
    expect(await convert(name, bytes)).toEqual({
      why: expect.stringMatching(/\.$/),
      todo: expect.stringMatching(/\.$/),
    });
  });
});

describe('lo hostil que no multiplica se lee', () => {
  it('la etiqueta de una lista no crece con cada título', async () => {
    const label = 'x'.repeat(900_000);
    const num = '<w:pStyle w:val="Ttulo1"/><w:numPr><w:numId w:val="1"/></w:numPr>';
    const bytes = docx(
      Array.from({ length: 2000 }, (_, at) => p(`Título ${at * 7919}`, num)).join(''),
      {
        files: {
          'word/numbering.xml': part(
            'w:numbering',
            `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="${label}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
          ),
        },
      },
    );
    const result = await convert('a.docx', bytes);
    expect('markdown' in result && result.markdown.length).toBeLessThan(1_000_000);
  });

  it.each<[string, string, Uint8Array]>([
    ['un millón de puntos en negritas', 'a.html', strToU8(`<b>a${many(1_000_000, '.')}</b>`)],
    [
      'relaciones de un millón de letras',
      'a.docx',
      docx(p('Uno'), {
        files: {
          '_rels/.rels': `<Relationships><Relationship Id="r1" Target="word/document.xml" Type="x/officeDocument"/><Relationship Id="r2" Target="${many(1_000_000, 'a')}"/></Relationships>`,
        },
      }),
    ],
    [
      'relaciones que empiezan y no acaban',
      'a.docx',
      docx(p('Uno'), {
        files: {
          'word/_rels/document.xml.rels': `<Relationships>${many(50_000, '<Relationship Id="')}"/></Relationships>`,
        },
      }),
    ],
    ['veinte mil enlaces', 'a.html', strToU8(many(20_000, '<a href="file:///x">a</a> '))],
    ['cambios por millares', 'a.docx', docx(p(many(10_000, `<w:ins>${r('a')}</w:ins>`)))],
    [
      'diez mil párrafos honrados',
      'a.docx',
      docx(
        Array.from({ length: 10_000 }, (_, at) => p(`Párrafo ${at * 7919} de la oficina.`)).join(
          '',
        ) + item(1, 'Fin'),
      ),
    ],
    [
      'fotografías que nadie nombra, y que abiertas pasarían del límite',
      'a.docx',
      zipSync({
        ...filesOf(p('Uno')),
        ...Object.fromEntries(
          Array.from({ length: 200 }, (_, at) => [`word/media/${at}.png`, PHOTO]),
        ),
      }),
    ],
  ])('%s', async (_what, name, bytes) => {
    expect(await convert(name, bytes)).toHaveProperty('markdown');
  });
});
