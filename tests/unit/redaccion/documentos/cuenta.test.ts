/** @jest-environment node */
import sharp from 'sharp';
import { cell, docx, link, outside, p, part, picture, PNG, r, row, table } from './docx';
import { read } from './leer';

const run = (inner: string) => `<w:r>${inner}</w:r>`;
const field = (instruction: string, result: string) =>
  `${run('<w:fldChar w:fldCharType="begin"/>')}${run(`<w:instrText>${instruction}</w:instrText>`)}${run('<w:fldChar w:fldCharType="separate"/>')}${result}${run('<w:fldChar w:fldCharType="end"/>')}`;
const blip = (id: string, crop = '', shape = '') =>
  `<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="x"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/>${crop}</pic:blipFill><pic:spPr>${shape}</pic:spPr></pic:pic>`;
const drawing = (inner: string, kind = 'inline') =>
  run(
    `<w:drawing><wp:${kind}><wp:docPr id="1" name="x" descr="Un módulo"/><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:${kind}></w:drawing>`,
  );
const image = (id = 'i1') => ({ id, type: 'image', target: `media/${id}.png` });
const withImage = (body: string, png: Uint8Array = PNG, ...ids: string[]) =>
  docx(body, {
    relations: ['i1', ...ids].map((id) => image(id)),
    files: Object.fromEntries(['i1', ...ids].map((id) => [`word/media/${id}.png`, png])),
  });

describe('todo llega, o se dice que no llegó', () => {
  it('lo que llega entero se cuenta y no se anuncia pérdida', async () => {
    const body =
      p(
        `${r('Mire ')}${link('l1', 'la ley')}${r(' y NTA')}${run('<w:noBreakHyphen/>')}${r('33')}`,
      ) + table(row([cell('A'), cell('B')], '<w:tblHeader/>'), row([cell('1'), cell('2')]));
    const { markdown, losses, counts } = await read(
      'a.docx',
      docx(body, { relations: [outside('l1', 'hyperlink', 'https://leyes.example/ley')] }),
    );
    expect(markdown).toContain('NTA‑33');
    expect(losses).toEqual([]);
    expect(counts).toEqual([
      { what: 'palabras', source: 10, result: 10 },
      { what: 'enlaces', source: 1, result: 1 },
      { what: 'tablas', source: 1, result: 1 },
    ]);
  });

  it.each<[string, string, string]>([
    [
      'por un campo simple',
      `<w:fldSimple w:instr=' HYPERLINK "https://leyes.example/ley" '>${r('la ley')}</w:fldSimple>`,
      '[la ley](https://leyes.example/ley)\n',
    ],
    [
      'por un campo de varias partes',
      field(' HYPERLINK "https://leyes.example/ley" ', r('la ') + r('ley', '<w:b/>')),
      '[la **ley**](https://leyes.example/ley)\n',
    ],
    [
      'por un campo dentro de otro',
      field(' HYPERLINK "https://leyes.example/ley" ', field(' REF x ', r('la ley'))),
      '[la ley](https://leyes.example/ley)\n',
    ],
  ])('un enlace %s', async (_how, inner, markdown) => {
    expect(await read('a.docx', docx(p(inner)))).toMatchObject({ markdown, losses: [] });
  });

  it.each<[string, string, string]>([
    ['de Wingdings', run('<w:sym w:font="Wingdings" w:char="F0FC"/>') + r(' cumple'), '✔ cumple\n'],
    ['de Symbol', r('x ') + run('<w:sym w:font="Symbol" w:char="F0B3"/>') + r(' 2'), 'x ≥ 2\n'],
    [
      'escrito con su tipografía',
      r('\uF0FC', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>') + r(' sí'),
      '✔ sí\n',
    ],
    [
      'en otra forma que nadie exige',
      run(
        '<mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx w16se:font="Segoe UI Emoji" w16se:char="1F4DE"/></mc:Choice><mc:Fallback><w:t>☎</w:t></mc:Fallback></mc:AlternateContent>',
      ) + r(' 070'),
      '☎ 070\n',
    ],
    [
      'de un campo',
      `${run('<w:fldChar w:fldCharType="begin"/>')}${run('<w:instrText>SYMBOL 252 \\f "Wingdings" \\s 10</w:instrText>')}${run('<w:fldChar w:fldCharType="end"/>')}${r(' va')}`,
      '✔ va\n',
    ],
  ])('un signo %s', async (_how, inner, markdown) => {
    expect(await read('a.docx', docx(p(inner)))).toMatchObject({ markdown, losses: [] });
  });

  it('un signo que nadie sabe se dice', async () => {
    const { told } = await read(
      'a.docx',
      docx(p(r('a') + run('<w:sym w:font="Oficina" w:char="F041"/>'))),
    );
    expect(told).toEqual(['signo de otra tipografía: Oficina F041']);
  });

  it.each<[string, string]>([
    [
      'en un grupo',
      drawing(`<wpg:wgp>${blip('i1')}<wpg:grpSp>${blip('i2')}</wpg:grpSp></wpg:wgp>`),
    ],
    [
      'de las que Word hacía antes',
      run('<w:pict><v:shape><v:imagedata r:id="i1" o:title="x"/></v:shape></w:pict>') +
        drawing(blip('i2'), 'anchor'),
    ],
    [
      'que una parte desconocida trae también en otra forma',
      run(
        `<mc:AlternateContent><mc:Choice Requires="cx1"><w:nada/></mc:Choice><mc:Fallback>${drawing(blip('i1')).slice(5, -6)}</mc:Fallback></mc:AlternateContent>`,
      ) + drawing(blip('i2')),
    ],
  ])('imágenes %s', async (_how, inner) => {
    const { pictures, told } = await read('a.docx', withImage(p(inner), PNG, 'i2'));
    expect(pictures).toHaveLength(2);
    expect(told.join()).not.toMatch(/llegaron|falta/);
  });

  it('una imagen de fuera se dice por lo que es, y el documento se lee', async () => {
    const { markdown, told } = await read(
      'a.docx',
      docx(p('Texto') + picture('r:embed="i3"', 'Otra'), {
        relations: [outside('i3', 'image', 'https://fotos.example/x.png')],
      }),
    );
    expect(markdown).toBe('Texto\n');
    expect(told).toEqual(['imagen enlazada: https://fotos.example/x.png']);
  });

  it('una tabla dentro de una celda deja sus palabras, y se dice', async () => {
    const inner = table(row([cell('uno'), cell('dos')]));
    const { markdown, told } = await read(
      'a.docx',
      docx(
        table(
          row([cell('A'), cell('B')], '<w:tblHeader/>'),
          row([cell('x'), `<w:tc>${inner}${p('')}</w:tc>`]),
        ),
      ),
    );
    expect(markdown).toMatch(/\| x +\| uno dos +\|/);
    expect(told).toEqual(['tabla dentro de una celda: uno dos']);
  });

  it.each<[string, string, string]>([
    [
      'un cuadro de texto con su forma de antes',
      run(
        `<w:pict><v:shape><v:textbox><w:txbxContent>${p('En el cuadro')}</w:txbxContent></v:textbox></v:shape></w:pict>`,
      ),
      'cuadro de texto: En el cuadro',
    ],
    [
      'letras de adorno',
      run('<w:pict><v:shape><v:textpath string="AVISO"/></v:shape></w:pict>'),
      'letras de adorno: AVISO',
    ],
    ['un dibujo sin letras', drawing('<wps:wsp><wps:spPr/></wps:wsp>'), 'dibujo: Un módulo'],
    ['una gráfica', drawing('<c:chart r:id="c1"/>'), 'gráfica: Ventas 12'],
    [
      'un dibujo de otra clase',
      drawing('<am3d:model3d xmlns:am3d="urn:am3d"/>'),
      'dibujo: Un módulo',
    ],
    [
      'un objeto',
      run('<w:object><o:OLEObject ProgID="Excel.Sheet.12" r:id="o1"/></w:object>'),
      'objeto de Excel.Sheet.12: ',
    ],
    [
      'un documento dentro de otro',
      '<w:altChunk r:id="c1"/>',
      'documento dentro del documento: chart1.xml',
    ],
    ['una fórmula de Word', field(' EQ \\f(1,2) ', ''), ''],
    ['un número de página', field(' PAGE ', r('3')), 'número de página: PAGE'],
    [
      'un índice',
      `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${r('Uno 3')}</w:sdtContent></w:sdt>`,
      'índice: Uno 3',
    ],
    [
      'letras sobre otras',
      run(
        '<w:ruby><w:rt><w:r><w:t>kan</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>漢</w:t></w:r></w:rubyBase></w:ruby>',
      ),
      'letras sobre el texto: kan',
    ],
    ['una nota que nadie llama', r('x'), 'nota sin llamada: Suelta'],
    ['una imagen que no está', drawing(blip('i9')), 'imagen que falta: Un módulo'],
    ['lo que ninguna regla sabe', '<w:nuevo/>', 'contenido que no se conoce: w:nuevo'],
  ])('%s se dice', async (_what, inner, said) => {
    const bytes = docx(
      inner.startsWith('<w:altChunk') ? p('Texto') + inner : p(r('Texto ') + inner),
      {
        relations: [{ id: 'c1', type: 'chart', target: 'charts/chart1.xml' }],
        files: { 'word/charts/chart1.xml': part('c:chartSpace', '<c:v>Ventas</c:v><c:v>12</c:v>') },
        ...(said.startsWith('nota') && { footnotes: ['Suelta'] }),
      },
    );
    const { told, markdown } = await read('a.docx', bytes);
    expect(markdown).toContain('Texto');
    if (said !== '') expect(told).toContain(said);
    expect(told.join()).not.toMatch(/que no llegaron/);
  });
});

it('de una lista de la que se elige, viene lo elegido', async () => {
  const list = (chosen: string) =>
    run(
      `<w:fldChar w:fldCharType="begin"><w:ffData><w:ddList>${chosen}<w:listEntry w:val="Tijuana"/><w:listEntry w:val="Tecate"/></w:ddList></w:ffData></w:fldChar>`,
    ) +
    run('<w:instrText>FORMDROPDOWN</w:instrText>') +
    run('<w:fldChar w:fldCharType="end"/>');
  const of = async (chosen: string) => read('a.docx', docx(p(r('En ') + list(chosen) + r('.'))));
  const { markdown, told } = await of('<w:result w:val="1"/>');
  expect([markdown, told]).toEqual(['En Tecate.\n', []]);
  expect((await of('')).markdown).toBe('En Tijuana.\n');
});

describe('un recorte se respeta', () => {
  const photo = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } },
          left: 20,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
  it.each([
    ['en milésimas', '<a:srcRect l="50000"/>'],
    ['en por ciento', '<a:srcRect l="50%"/>'],
  ])('%s: lo cortado no viene', async (_how, crop) => {
    const { pictures, losses } = await read(
      'a.docx',
      withImage(p(drawing(blip('i1', crop))), await photo()),
    );
    const { dominant } = await sharp(pictures[0]?.bytes).stats();
    expect(await sharp(pictures[0]?.bytes).metadata()).toMatchObject({ width: 20, height: 20 });
    expect(dominant.r).toBeLessThan(20);
    expect(losses).toEqual([]);
  });

  it('de las imágenes de antes también', async () => {
    const { pictures } = await read(
      'a.docx',
      withImage(
        p(run('<w:pict><v:shape><v:imagedata r:id="i1" cropright="32768f"/></v:shape></w:pict>')),
        await photo(),
      ),
    );
    expect(await sharp(pictures[0]?.bytes).metadata()).toMatchObject({ width: 20, height: 20 });
  });

  it.each([
    ['con la forma de un óvalo', '', '<a:prstGeom prst="ellipse"/>'],
    ['que no deja nada', '<a:srcRect l="60000" r="50000"/>', ''],
  ])('%s no se puede hacer: la imagen no viene y se dice', async (_how, crop, shape) => {
    const { pictures, told } = await read(
      'a.docx',
      withImage(p(drawing(blip('i1', crop, shape))), await photo()),
    );
    expect(pictures).toEqual([]);
    expect(told).toEqual(['imagen recortada: Un módulo']);
  });
});

it.each([
  'Una persona en una mesa&#10;&#10;Descripción generada automáticamente',
  'A person. Description automatically generated with medium confidence',
  'El contenido generado por IA puede ser incorrecto.',
  'IMG_2034.jpg',
])('la descripción que hizo un programa no se toma: %s', async (alt) => {
  const { markdown, told } = await read(
    'a.docx',
    docx(picture('r:embed="i1"', alt), {
      relations: [image()],
      files: { 'word/media/i1.png': PNG },
    }),
  );
  expect(markdown).toBe('![](/imagenes/a-1.png)\n');
  expect(told.join()).toContain('descripción automática');
});
