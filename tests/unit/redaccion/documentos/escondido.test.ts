/** @jest-environment node */
import { cell, docx, p, part, r, row, style } from './docx';
import { read } from './leer';

const SECRET = 'Juan Pérez';

describe('lo que una fórmula esconde tampoco pasa', () => {
  const run = (text: string, properties = '') =>
    `<m:r><w:rPr>${properties}</w:rPr><m:t>${text}</m:t></m:r>`;
  it.each<[string, string]>([
    ['oculto', run(SECRET, '<w:vanish/>')],
    ['en blanco', run(SECRET, '<w:color w:val="FFFFFF"/>')],
    ['tachado', run(SECRET, '<w:strike/>')],
    [
      'que sólo guarda su lugar',
      `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e>${run(SECRET)}</m:e></m:phant>`,
    ],
    ['dentro de una fracción', `<m:f><m:fPr/><m:num>${run(SECRET, '<w:vanish/>')}</m:num></m:f>`],
  ])('%s', async (_how, inner) => {
    const { markdown, told } = await read(
      'a.docx',
      docx(p(`${r('Total ')}<m:oMath>${run('a+')}${inner}${run('b')}</m:oMath>`)),
    );
    expect(markdown).toBe('Total a+b\n');
    expect(told.join()).toMatch(/texto (?:oculto|tachado): Juan Pérez/);
  });

  it('y lo que espera una decisión, espera', async () => {
    const { markdown, changes } = await read(
      'a.docx',
      docx(p(`<m:oMath>${run('a')}<w:del w:id="1">${run('+b')}</w:del></m:oMath>`)),
    );
    expect(markdown).toBe('a\n');
    expect(changes).toEqual([{ before: 'a+b', after: 'a' }]);
  });
});

const VANISH = '<w:rPr><w:vanish/></w:rPr>';
const theme = {
  relations: [
    { id: 't', type: 'theme', target: 'theme/theme1.xml' },
    { id: 's', type: 'settings', target: 'settings.xml' },
  ],
  files: {
    'word/settings.xml': part('w:settings', '<w:clrSchemeMapping w:t1="light1" w:bg1="dark1"/>'),
    'word/theme/theme1.xml': part(
      'a:theme',
      '<a:clrScheme><a:dk1><a:srgbClr val="000000"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1></a:clrScheme>',
    ),
  },
};
const box = (extent: string) =>
  `<w:r><w:drawing><wp:anchor>${extent}<a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${p(SECRET)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
const tableOf = (part: string) => ({
  styles: style('T', 'T', `<w:tblStylePr w:type="${part}">${VANISH}</w:tblStylePr>`, 'table'),
});
const hiding = `<w:tbl><w:tblPr><w:tblStyle w:val="T"/><w:tblLook w:firstRow="1" w:lastRow="1" w:firstColumn="1" w:lastColumn="1"/></w:tblPr>${row([cell(SECRET), cell('B')])}${row([cell('C'), cell('D')])}</w:tbl>`;

describe('lo que nadie ve no pasa', () => {
  it.each<[string, Uint8Array]>([
    [
      'por el estilo de letra de todo el documento',
      docx(p(SECRET), {
        styles: `<w:style w:type="character" w:default="1" w:styleId="L">${VANISH}</w:style>`,
      }),
    ],
    ['por el estilo de toda la tabla', docx(hiding, tableOf('wholeTable'))],
    ['por el estilo de una esquina de la tabla', docx(hiding, tableOf('nwCell'))],
    [
      'por el tamaño de las letras hebreas',
      docx(p(r(SECRET, '<w:rtl/><w:szCs w:val="2"/><w:sz w:val="24"/>'))),
    ],
    ['con las letras encimadas', docx(p(r(SECRET, '<w:spacing w:val="-200"/>')))],
    [
      'por un color del tema que el documento cambia por otro',
      docx(p(r(SECRET, '<w:color w:val="auto" w:themeColor="text1"/>')), theme),
    ],
    ['fuera de la hoja', docx(p(SECRET, '<w:ind w:left="-30000"/>'))],
    ['en un marco sin alto', docx(p(SECRET, '<w:framePr w:w="1" w:h="1" w:hRule="exact"/>'))],
    ['en un cuadro sin tamaño', docx(p(box('<wp:extent cx="0" cy="0"/>')))],
    [
      'en un cuadro de antes sin tamaño',
      docx(
        p(
          `<w:r><w:pict><v:shape style="width:0;height:0"><v:textbox><w:txbxContent>${p(SECRET)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
        ),
      ),
    ],
  ])('%s', async (_how, bytes) => {
    const { markdown, told } = await read('a.docx', bytes);
    expect(markdown).not.toContain(SECRET);
    expect(told).toContain(`texto oculto: ${SECRET}`);
  });

  it.each<[string, string]>([
    ['una sangría común', p(SECRET, '<w:ind w:left="720" w:hanging="360"/>')],
    ['un cuadro con tamaño', p(box('<wp:extent cx="900000" cy="900000"/>'))],
    ['letras juntas', p(r(SECRET, '<w:spacing w:val="-20"/>'))],
    ['un tamaño que es de otras letras', p(r(SECRET, '<w:szCs w:val="2"/>'))],
  ])('pero %s se ve', async (_how, body) => {
    const { markdown, told } = await read('a.docx', docx(body));
    expect(markdown).toContain(SECRET);
    expect(told.join()).not.toContain('oculto');
  });
});
