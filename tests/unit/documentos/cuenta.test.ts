/** @jest-environment node */
import { compare } from '@/scripts/documents/write';
import { DocumentFindings } from '@/scripts/documents/types';
import { cell, docx, drawn, outside, p, part, pic, picture, PNG, r, row, table } from './docx';
import { cases, readDocx } from './leer';

const run = (inner: string) => `<w:r>${inner}</w:r>`;
const sign = (type: string, inner = '') =>
  run(`<w:fldChar w:fldCharType="${type}">${inner}</w:fldChar>`);
const code = (words: string) => run(`<w:instrText>${words}</w:instrText>`);
const field = (instruction: string, result: string) =>
  sign('begin') + code(instruction) + sign('separate') + result + sign('end');
const blip = (id: string) => pic(`<a:blip r:embed="${id}"/>`);
const alternate = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="nuevo">${choice}</mc:Choice>${fallback}</mc:AlternateContent>`;
const LINKED = `<w:hyperlink r:id="l1">${r('la ley')}</w:hyperlink>`;
const LAW = 'https://leyes.example/ley';
const relations = [
  outside('l1', 'hyperlink', LAW),
  outside('i3', 'image', 'https://fotos.example/x.png'),
  { id: 'c1', type: 'chart', target: 'charts/chart1.xml' },
  ...['i1', 'i2'].map((id) => ({ id, type: 'image', target: `media/${id}.png` })),
];
const files = {
  'word/charts/chart1.xml': part('c:chartSpace', '<c:v>Ventas</c:v><c:v>12</c:v>'),
  ...{ 'word/media/i1.png': PNG, 'word/media/i2.png': PNG },
};
const readWhole = (body: string, more: Parameters<typeof docx>[1] = {}) =>
  readDocx(docx(body, { relations, files, ...more }));

it('lo que llega entero se cuenta y no se anuncia pérdida', async () => {
  const hyphen = run('<w:noBreakHyphen/>');
  const { markdown, losses, counts } = await readWhole(
    p(r('Mire ') + LINKED + r(' y NTA') + hyphen + r('33')) +
      table(row([cell('A'), cell('B')], '<w:tblHeader/>'), row([cell('1'), cell('2')])),
  );
  expect(markdown).toContain('NTA‑33');
  expect(losses).toEqual([]);
  expect(counts).toEqual([
    { what: 'palabras', source: 10, result: 10 },
    { what: 'enlaces', source: 1, result: 1 },
    { what: 'tablas', source: 1, result: 1 },
  ]);
});

const LINK = `HYPERLINK "${LAW}"`;
const wingdings = '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>';
const list = `<w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="Tijuana"/><w:listEntry w:val="Tecate"/></w:ddList></w:ffData>`;
const ARRIVING = cases<[string, string]>({
  'un enlace de un campo simple': [
    `<w:fldSimple w:instr='${LINK}'>${r('la ley')}</w:fldSimple>`,
    `[la ley](${LAW})`,
  ],
  'un enlace de un campo con otro dentro': [
    field(LINK, field(' REF x ', r('la ') + r('ley', '<w:b/>'))),
    `[la **ley**](${LAW})`,
  ],
  'un signo de Wingdings': [run('<w:sym w:font="Wingdings" w:char="F0FC"/>'), '✔'],
  'un signo de Symbol': [r('x ') + run('<w:sym w:font="Symbol" w:char="F0B3"/>'), 'x ≥'],
  'un signo escrito con su tipografía': [r('\uF0FC', wingdings), '✔'],
  'un signo en su forma de antes': [
    run(alternate('', '<mc:Fallback><w:t>☎</w:t></mc:Fallback>')),
    '☎',
  ],
  'un signo de un campo': [sign('begin') + code('SYMBOL 252 \\f "Wingdings"') + sign('end'), '✔'],
  'lo elegido de una lista': [sign('begin', list) + code('FORMDROPDOWN') + sign('end'), 'Tecate'],
});
it.each(ARRIVING)('%s llega', async (_what, inner, markdown) => {
  expect(await readWhole(p(inner))).toMatchObject({ markdown: `${markdown}\n`, told: [] });
});

it.each<[string, string]>([
  ['en un grupo', drawn(`<wpg:wgp>${blip('i1')}<wpg:grpSp>${blip('i2')}</wpg:grpSp></wpg:wgp>`)],
  [
    'de las que Word hacía antes',
    run('<w:pict><v:shape><v:imagedata r:id="i1" o:title="x"/></v:shape></w:pict>') +
      drawn(blip('i2'), 'anchor'),
  ],
])('llegan dos imágenes %s', async (_how, inner) => {
  const { pictures, told } = await readWhole(p(inner));
  expect(pictures).toHaveLength(2);
  expect(told.join()).not.toMatch(/llegaron|falta/);
});

const TOLD = cases<[string, string]>({
  'un cuadro de texto de antes': [
    run(
      `<w:pict><v:shape><v:textbox><w:txbxContent>${p('En el cuadro')}</w:txbxContent></v:textbox></v:shape></w:pict>`,
    ),
    'cuadro de texto: En el cuadro',
  ],
  'letras de adorno': [
    run('<w:pict><v:shape><v:textpath string="AVISO"/></v:shape></w:pict>'),
    'letras de adorno: AVISO',
  ],
  'un dibujo sin letras': [drawn('<wps:wsp><wps:spPr/></wps:wsp>'), 'dibujo: Un módulo'],
  'una gráfica': [drawn('<c:chart r:id="c1"/>'), 'gráfica: Ventas 12'],
  'un objeto': [
    run('<w:object><o:OLEObject ProgID="Excel.Sheet.12" r:id="o1"/></w:object>'),
    'objeto de Excel.Sheet.12: ',
  ],
  'un número de página': [field(' PAGE ', r('3')), 'número de página: PAGE'],
  'un índice': [
    `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${r('Uno 3')}</w:sdtContent></w:sdt>`,
    'índice: Uno 3',
  ],
  'letras sobre otras': [
    run(
      '<w:ruby><w:rt><w:r><w:t>kan</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>漢</w:t></w:r></w:rubyBase></w:ruby>',
    ),
    'letras sobre el texto: kan',
  ],
  'una nota que nadie llama': [r('x'), 'nota sin llamada: Suelta'],
  'una imagen que no está': [drawn(blip('i9')), 'imagen que falta: Un módulo'],
  'una imagen de fuera': [drawn(blip('i3')), 'imagen enlazada: https://fotos.example/x.png'],
  'lo que ninguna regla sabe': ['<w:nuevo/>', 'contenido que no se conoce: w:nuevo'],
  'un signo que nadie sabe': [
    run('<w:sym w:font="Z" w:char="F041"/>'),
    'signo de otra tipografía: Z F041',
  ],
  'lo que un campo sin fin se traga': [sign('begin') + r('Uno'), 'campo: Uno'],
});
it.each(TOLD)('%s se dice', async (_what, inner, said) => {
  const more = said.startsWith('nota') ? { footnotes: ['Suelta'] } : {};
  const { told, markdown } = await readWhole(p(r('Texto ') + inner), more);
  expect(markdown).toContain('Texto');
  expect(told).toContain(said);
  expect(told.join()).not.toMatch(/que no llegaron/);
});

const KEPT = cases<[string, string, string[]]>({
  'una palabra en una parte desconocida': [
    p(`<w:desconocido>${r('perdida aquí ')}</w:desconocido>${r('Queda')}`),
    'Queda\n',
    ['palabras que no llegaron: perdida aquí'],
  ],
  'lo que sólo un programa nuevo sabe': [
    p(r('Texto') + run(alternate('<w:t>de hoy</w:t>', '<mc:Fallback/>'))),
    'Texto\n',
    ['palabras que no llegaron: de hoy'],
  ],
  'un enlace dentro de otro': [
    p(
      `<w:hyperlink r:id="l1">${r('Vea ')}${field('HYPERLINK "https://otra.example/"', r('la ley'))}</w:hyperlink>`,
    ),
    `[Vea la ley](${LAW})\n`,
    ['enlace: https://otra.example/'],
  ],
  'una tabla dentro de una celda': [
    table(
      row([cell('A'), cell('B')], '<w:tblHeader/>'),
      row([cell('x'), `<w:tc>${table(row([cell('uno'), cell('dos')]))}${p('')}</w:tc>`]),
    ),
    '| A | B |\n| - | - |\n| x | uno dos |\n',
    ['tabla dentro de una celda: uno dos'],
  ],
  'un documento dentro de otro': [
    `${p('Texto')}<w:altChunk r:id="c1"/>`,
    'Texto\n',
    ['documento dentro del documento: chart1.xml'],
  ],
});
it.each(KEPT)('%s deja sus palabras, o se dice', async (_what, body, markdown, told) => {
  const result = await readWhole(body);
  expect(result.markdown.replace(/ +(?=\|)/g, ' ')).toBe(markdown);
  expect(result.told).toEqual(told);
});

it('un comentario con palabras y una imagen se dice', async () => {
  const comment = `<w:comment w:id="1">${p(r('Vea'))}${picture('r:embed="i1"', 'Acta')}</w:comment>`;
  const { markdown, told } = await readWhole(p('Uno'), {
    files: { 'word/comments.xml': part('w:comments', comment) },
  });
  expect([markdown, told]).toEqual(['Uno\n', ['comentario: Vea (una imagen)']]);
});

it.each([
  'Una persona en una mesa&#10;&#10;Descripción generada automáticamente',
  'El contenido generado por IA puede ser incorrecto.',
  'IMG_2034.jpg',
])('la descripción que hizo un programa no se toma: %s', async (alt) => {
  const { markdown, told } = await readWhole(picture('r:embed="i1"', alt));
  expect(markdown).toBe('![](/imagenes/a-1.png)\n');
  expect(told.join()).toContain('descripción automática');
});

it('lo que ninguna parte del lector dijo que se perdía, lo dice la cuenta', () => {
  const found = new DocumentFindings();
  const source = { text: 'Uno dos tres', pictures: 2, links: 1, tables: 0, boxes: 0 };
  compare(source, 'Uno\n\n![x](/imagenes/a.png)\n', 0, found);
  expect(found.losses.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    'palabras que no llegaron: dos tres',
    'imágenes que no llegaron: 1',
    'enlaces que no llegaron: 1',
  ]);
});
