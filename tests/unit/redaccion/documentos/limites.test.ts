/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { convert } from '@/scripts/redaccion/documents';
import { docx, filesOf, item, p, part, r, styled } from './docx';

const many = (times: number, text: string) => text.repeat(times);
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
    const bytes = docx(
      many(
        800,
        styled('Ttulo1', 'Uno').replace(
          '</w:pPr>',
          '<w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>',
        ),
      ),
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
    expect('markdown' in result && result.markdown.length).toBeLessThan(100_000);
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
      'fotografías que nadie nombra',
      'a.docx',
      zipSync({
        ...filesOf(p('Uno')),
        'word/media/x.png': Buffer.from(
          Array.from({ length: 900_000 }, (_, at) => (at * 7919) % 251),
        ),
      }),
    ],
  ])('%s', async (_what, name, bytes) => {
    expect(await convert(name, bytes)).toHaveProperty('markdown');
  });
});
