/** @jest-environment node */
import { cell, docx, filesOf, p, part, r, renamed, row, strict, style, table } from './docx';
import { read } from './leer';

const NUM = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const SECRET = 'Juan Pérez';
const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const body = (properties: string) => p(r('Se ve. ') + r(SECRET, properties) + r('Fin.'));
const box = (fill: string, run: string) =>
  `<w:p><w:r>${t('Se ve. Fin.')}<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${p(run)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`;
const white = '<w:color w:val="FFFFFF"/>';

describe('lo que un documento esconde no pasa, y se dice', () => {
  it.each<[string, Uint8Array]>([
    ['por su ajuste', docx(body('<w:vanish/>'))],
    ['por su ajuste, con «true»', docx(body('<w:vanish w:val="true"/>'))],
    ['sólo en la web', docx(body('<w:webHidden/>'))],
    ['siempre', docx(body('<w:specVanish/>'))],
    ['por un estilo de letra', docx(body('<w:rStyle w:val="Oculto"/>'))],
    [
      'por un estilo que se basa en otro',
      docx(body('<w:rStyle w:val="Nieto"/>'), {
        styles: style('Nieto', 'Nieto', '<w:basedOn w:val="Oculto"/>', 'character'),
      }),
    ],
    [
      'por un estilo de párrafo',
      docx(p('Se ve. Fin.') + p(SECRET, '<w:pStyle w:val="Nota"/>'), {
        styles: style('Nota', 'Nota', '<w:rPr><w:vanish/></w:rPr>'),
      }),
    ],
    [
      'por la parte de estilos que su relación nombra',
      renamed(filesOf(body('<w:rStyle w:val="Oculto"/>'))),
    ],
    ['en Open XML estricto, con otro prefijo', strict(filesOf(body('<w:vanish/>')))],
    ['en blanco', docx(body(white))],
    ['casi en blanco', docx(body('<w:color w:val="FDFDFD"/>'))],
    ['por el color de su tema', docx(body('<w:color w:val="000000" w:themeColor="background1"/>'))],
    [
      'del color de su sombreado',
      docx(body('<w:color w:val="1F3864"/><w:shd w:val="clear" w:fill="1F3864"/>')),
    ],
    [
      'del color de su marcador',
      docx(body('<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>')),
    ],
    ['tapado con marcador negro', docx(body('<w:highlight w:val="black"/>'))],
    ['con letra de un punto', docx(body('<w:sz w:val="2"/>'))],
    ['con relleno de letra transparente', docx(body('<w14:textFill><w14:noFill/></w14:textFill>'))],
    [
      'en un renglón de alto casi nulo',
      docx(p('Se ve. Fin.') + p(SECRET, '<w:spacing w:line="20" w:lineRule="exact"/>')),
    ],
    ['en un cuadro sin color', docx(box('<a:noFill/>', r(SECRET, white)))],
    [
      'en un control que pide llenarse',
      docx(
        p(
          `${r('Se ve. ')}<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${r(SECRET)}</w:sdtContent></w:sdt>${r('Fin.')}`,
        ),
      ),
    ],
    ['tachado', docx(body('<w:strike/>'))],
    ['tachado dos veces', docx(body('<w:dstrike/>'))],
    [
      'tachado por un estilo',
      docx(body('<w:rStyle w:val="T"/>'), {
        styles: style('T', 'T', '<w:rPr><w:strike/></w:rPr>', 'character'),
      }),
    ],
    ['en un comentario', docx(p('Se ve. Fin.'), { comments: [SECRET] })],
    ['en un comentario de otra parte', renamed(filesOf(p('Se ve. Fin.'), { comments: [SECRET] }))],
  ])('%s', async (_how, bytes) => {
    const { markdown, told, original } = await read('a.docx', bytes);
    expect(markdown.replace(/\s+/g, ' ').trim()).toBe('Se ve. Fin.');
    expect(told.join()).toContain(SECRET);
    expect(told.join()).not.toContain('palabras que no llegaron');
    expect(original).toBeUndefined();
  });

  it('en una nota al pie, por la parte que su relación nombra', async () => {
    const files = filesOf(p(`${r('Se ve')}<w:r><w:footnoteReference w:id="1"/></w:r>${r('.')}`));
    files['word/footnotes.xml'] = Buffer.from(
      part(
        'w:footnotes',
        `<w:footnote w:id="1">${p(r('Visible. ') + r(SECRET, '<w:vanish/>'))}</w:footnote>`,
      ),
    );
    const { markdown, told } = await read('a.docx', renamed(files));
    expect(markdown).toBe('Se ve[^1].\n\n[^1]: Visible.\n');
    expect(told).toEqual([`texto oculto: ${SECRET}`]);
  });

  it('en un renglón y en una celda que otra tapa', async () => {
    const { markdown, told } = await read(
      'a.docx',
      docx(
        table(
          row([cell('A'), cell('B')], '<w:tblHeader/>'),
          row([cell('1', '<w:vMerge w:val="restart"/>'), cell('2')]),
          row([cell('uno', '<w:vMerge/>'), cell('3')]),
          row([cell('dos'), cell('tres')], '<w:hidden/>'),
        ),
      ),
    );
    expect(markdown).not.toMatch(/uno|dos|tres/);
    expect(told).toEqual(expect.arrayContaining(['texto oculto: uno', 'texto oculto: dos tres']));
  });
});

describe('lo que se ve pasa', () => {
  const tableStyle = style(
    'Tabla',
    'Tabla',
    `<w:tblStylePr w:type="firstRow"><w:rPr><w:b/>${white}</w:rPr><w:tcPr><w:shd w:val="clear" w:fill="4472C4"/></w:tcPr></w:tblStylePr>`,
    'table',
  );
  it.each<[string, Uint8Array]>([
    [
      'con el ajuste quitado otra vez',
      docx(p(r('Visto', '<w:rStyle w:val="Oculto"/><w:vanish w:val="0"/>'))),
    ],
    [
      'con el ajuste que el estilo hijo quita',
      docx(p(r('Visto', '<w:rStyle w:val="Hijo"/>')), {
        styles: style(
          'Hijo',
          'Hijo',
          '<w:basedOn w:val="Oculto"/><w:rPr><w:vanish w:val="false"/></w:rPr>',
          'character',
        ),
      }),
    ],
    ['con la marca del párrafo oculta', docx(p('Visto', '<w:rPr><w:vanish/></w:rPr>'))],
    [
      'en blanco sobre oscuro',
      docx(p(r('Visto', `${white}<w:shd w:val="clear" w:fill="1F3864"/>`))),
    ],
    [
      'en blanco, en un párrafo oscuro',
      docx(p(r('Visto', white), '<w:shd w:val="clear" w:fill="800000"/>')),
    ],
    [
      'en blanco, en una celda oscura',
      docx(table(row([cell(r('Visto', white), '<w:shd w:val="clear" w:fill="000000"/>')]))),
    ],
    [
      'en blanco, en los títulos de una tabla que su estilo oscurece',
      docx(
        `<w:tbl><w:tblPr><w:tblStyle w:val="Tabla"/><w:tblLook w:val="0020"/></w:tblPr>${row([cell('Visto')])}${row([cell('otro')])}</w:tbl>`,
        { styles: tableStyle },
      ),
    ],
    [
      'en blanco, en un cuadro oscuro',
      docx(box('<a:solidFill><a:srgbClr val="222222"/></a:solidFill>', r('Visto', white))),
    ],
    [
      'de color automático sobre oscuro',
      docx(p(r('Visto', '<w:color w:val="auto"/><w:shd w:val="clear" w:fill="000000"/>'))),
    ],
    [
      'con un cambio que sólo es de forma',
      docx(p(r('Visto', '<w:rPrChange w:id="1"><w:rPr><w:vanish/></w:rPr></w:rPrChange>'))),
    ],
    ['en gris', docx(p(r('Visto', '<w:color w:val="7F7F7F"/>')))],
  ])('%s', async (_how, bytes) => {
    const { markdown, told } = await read('a.docx', bytes);
    expect(markdown).toContain('Visto');
    expect(told.join()).not.toContain('oculto');
  });

  it('lo tachado no se pega a su corrección', async () => {
    const { markdown, told } = await read(
      'a.docx',
      docx(p(`${r('cuesta ')}${r('100', '<w:strike/>')}${r('120')}${r(' pesos')}`)),
    );
    expect(markdown).toBe('cuesta 120 pesos\n');
    expect(told).toEqual(['texto tachado: 100']);
  });
});

describe('los cambios que esperan se ven en su frase', () => {
  const del = (text: string) =>
    `<w:del w:id="1"><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
  const ins = (text: string) => `<w:ins w:id="2">${r(text)}</w:ins>`;
  const speech = docx(
    p(
      r('Hubo lluvia. La síndica, ') +
        del('María López') +
        ins('María Fernanda López Arce') +
        r(', inauguró. Fin.'),
    ),
  );

  it('con la frase de antes y la de después', async () => {
    const { changes, markdown, pending } = await read('a.docx', speech);
    expect(pending).toBe(true);
    expect(markdown).not.toMatch(/María/);
    expect(changes).toEqual([
      {
        before: 'La síndica, María López, inauguró.',
        after: 'La síndica, María Fernanda López Arce, inauguró.',
      },
    ]);
  });

  it('un párrafo entero que llega es un solo cambio', async () => {
    const added = p(ins('Nuevo.'), '<w:rPr><w:ins w:id="1"/></w:rPr>');
    const { changes } = await read('a.docx', docx(p('Uno') + added + p('Dos')));
    expect(changes).toEqual([{ before: '', after: 'Nuevo.' }]);
  });

  const joined = docx(
    p(r('Uno'), '<w:rPr><w:del w:id="1"/></w:rPr>') +
      p(r(' dos')) +
      p(r('Tres'), '<w:rPr><w:ins w:id="2"/></w:rPr>') +
      p(r(' cuatro')),
  );
  const cells = docx(
    table(
      row([cell('A'), cell('B', '<w:cellIns w:id="1"/>')], '<w:tblHeader/>'),
      row([cell('1'), cell('2', '<w:cellIns w:id="2"/>')]),
      row([cell('3'), cell('4')], '<w:ins w:id="3"/>'),
    ),
  );
  it.each<[string, Uint8Array, string, string]>([
    [
      'de una frase',
      speech,
      'Hubo lluvia. La síndica, María Fernanda López Arce, inauguró. Fin.',
      'Hubo lluvia. La síndica, María López, inauguró. Fin.',
    ],
    [
      'de párrafos que se unen o se parten',
      joined,
      'Uno dos\n\nTres\n\ncuatro',
      'Uno\n\ndos\n\nTres cuatro',
    ],
    [
      'de renglones y celdas',
      cells,
      '| A | B |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |',
      '| A |\n| - |\n| 1 |',
    ],
    [
      'de listas, cuyos números siguen',
      docx(p(del('Viejo'), NUM) + p('Nuevo', NUM)),
      '1. Nuevo',
      '1. Viejo\n2. Nuevo',
    ],
  ])('%s', async (_what, bytes, accepted, rejected) => {
    const plain = (markdown: string) =>
      markdown
        .trim()
        .replace(/ +(?=\|)/g, ' ')
        .replace(/-{2,}/g, '-');
    expect(plain((await read('a.docx', bytes, 'accept')).markdown)).toBe(accepted);
    const no = await read('a.docx', bytes, 'reject');
    expect(plain(no.markdown)).toBe(rejected);
    expect(no.told.join()).not.toContain('palabras que no llegaron');
  });
});
