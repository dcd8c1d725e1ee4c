/** @jest-environment node */
import sharp from 'sharp';
import { convert } from '@/scripts/documents';
import { cell, docx, item, link, outside, p, part, picture, r, row, table } from './docx';
import { LEAD } from './comunicados';

const bold = (text: string) => p(r(text, '<w:b/>'));
const wide = (...inner: string[]) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${inner.join('')}</w:tc>`;
const narrow = (...inner: string[]) => `<w:tc><w:tcPr/>${inner.join('')}</w:tc>`;
const box = (inner: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r>`;
const TITLE = bold('ABREN MÓDULO DE QUEJAS EN OTAY');
const LONG = Array.from({ length: 4 }, (_, at) =>
  p(`${LEAD} Es la mesa número ${at + 1} del año.`),
);

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#805040' } })
    .png()
    .toBuffer();

async function read(body: string, more: Parameters<typeof docx>[1] = {}) {
  const files: Record<string, string | Uint8Array> = {
    'word/media/sello.png': await drawing(300, 300),
    'word/media/foto.png': await drawing(1500, 1000),
    ...more.files,
  };
  const relations = [
    { id: 'sello', type: 'image', target: 'media/sello.png' },
    { id: 'foto', type: 'image', target: 'media/foto.png' },
    ...(more.relations ?? []),
  ];
  const given = docx(body, { ...more, files, relations });
  const found = await convert('a.docx', given, { apart: true, left: [] });
  if ('why' in found) throw new Error(found.why);
  const told = found.losses.map(({ what, text }) => `${what}: ${text}`);
  return { ...found, told };
}

it('una tabla en la que va todo el comunicado se lee como si no estuviera', async () => {
  const whole = table(
    row([narrow(picture('r:embed="sello"', '')), narrow(p('Comunicado No. 028/2026'))]),
    row([wide(TITLE)]),
    row([
      narrow(
        picture('r:embed="foto"', ''),
        p(r('Personal de la oficina revisa una obra en la playa.', '<w:i/>')),
      ),
      narrow(p(`Ciudad Ejemplo, a 3 de agosto de 2026.- ${LEAD}`)),
    ]),
    row([wide(...LONG, bold('Las obras'), item(2, 'Una calle;'), item(2, 'un parque.'))]),
  );
  const { title, fields, pictures, markdown, told } = await read(whole);
  expect(title).toBe('Abren módulo de quejas en Otay');
  expect(fields).toEqual({ lugar: 'Ciudad Ejemplo', fecha: '2026-08-03', numero: '28' });
  expect(pictures.map(({ alt }) => alt)).toEqual([
    'Personal de la oficina revisa una obra en la playa.',
  ]);
  expect(markdown).toMatch(/^La Sindicatura Procuradora abrió en Otay/);
  expect(markdown).toContain('## Las obras\n\n- Una calle;\n- un parque.');
  expect(markdown).not.toContain('|');
  expect(told).toEqual([]);
});

it('una tabla de datos sigue siendo tabla, aunque sea todo lo que hay', async () => {
  const data = table(...[1, 2, 3].map((at) => row([cell(`Sede ${at}`), cell(LEAD)])));
  expect((await read(TITLE + data)).markdown).toContain('| Sede 2 |');
});

it('un título de varios renglones bajo el nombre de la oficina, con la fecha junto al número', async () => {
  const br = '<w:r><w:br/></w:r>';
  const { title, fields, pictures, markdown } = await read(
    p(
      `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="sello"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>${r('H. AYUNTAMIENTO DE CIUDAD EJEMPLO')}`,
    ) +
      p('DEPTO. DE PRENSA Y DIFUSION') +
      p('BOLETIN 027 16/ENERO/2026') +
      p(r('ABRE SINDICATURA VENTANILLA', '<w:b/>') + br + r('EN ZONA RIO', '<w:b/>')) +
      p(`Ciudad Ejemplo.- ${LEAD}`) +
      bold('REQUISITOS:') +
      p('a).- Factura;') +
      p('b).- Tarjeta de circulación.') +
      LONG.join('') +
      p('A T E N T A M E N T E') +
      p('LIC. JUAN PEREZ SOLIS') +
      p('-o0o-'),
  );
  expect(title).toBe('Abre Sindicatura ventanilla en zona rio');
  expect(fields).toEqual({ lugar: 'Ciudad Ejemplo', fecha: '2026-01-16', numero: '27' });
  expect(pictures).toEqual([]);
  expect(markdown).not.toMatch(/A T E N|SOLIS|o0o/);
  expect(markdown).toContain('1. Factura;\n2. Tarjeta de circulación.');
});

test.each([
  ['Comunicado conjunto 032', '32'],
  ['Boletín No. 023/2026', '23'],
  ['COMUNICADO DE PRENSA NÚM. 031', '31'],
  ['026/2026', '26'],
  ['Av. Independencia 1350', undefined],
])('«%s» es del membrete, y su número, %s', async (line, numero) => {
  const { title, fields } = await read(bold(line) + bold('Abren módulo de quejas') + LONG.join(''));
  expect([title, fields.numero]).toEqual(['Abren módulo de quejas', numero]);
});

it('un artículo no lleva mayúscula porque la lleve un encabezado de tabla', async () => {
  const dates = table(
    row([cell('Del'), cell('Al')]),
    row([cell('1 de abril'), cell('2 de abril')]),
  );
  const { title } = await read(bold('CONVOCAN AL PREMIO DEL AÑO') + LONG.join('') + dates);
  expect(title).toBe('Convocan al premio del año');
});

it('el signo que cierra el comunicado se quita también si después habla de la oficina', async () => {
  const about = p(
    'La Sindicatura Procuradora vigila el servicio público municipal y recibe quejas por la línea 070, sin costo.',
  );
  const { markdown } = await read(TITLE + LONG.join('') + p('-30-') + about);
  expect(markdown).not.toContain('30');
  expect(markdown).toContain('vigila el servicio');
});

it('el pie que repite la descripción de la fotografía no queda suelto en el texto', async () => {
  const under = p(r('Integrantes del jurado, frente a la sede.', '<w:i/>'));
  const { markdown, pictures } = await read(
    TITLE +
      LONG.join('') +
      picture('r:embed="foto"', 'Integrantes del jurado frente a la sede') +
      under,
  );
  expect(markdown).not.toContain('jurado');
  expect(pictures[0]?.alt).toBe('Integrantes del jurado frente a la sede');
});

it('una frase común bajo la fotografía la describe, sigue en el texto y se dice', async () => {
  const words = 'La síndica y el presidente del colegio muestran el convenio firmado.';
  const { markdown, pictures, understood } = await read(
    TITLE + LONG.join('') + picture('r:embed="foto"', '') + p(words) + LONG.join(''),
  );
  expect(pictures[0]?.alt).toBe(words);
  expect(markdown).toContain(words);
  expect(understood).toContainEqual({ kind: 'pies', words: [words], note: 'guessed' });
});

it('no pide revisar lo que ya está resuelto', async () => {
  const { told, title, fields } = await read(
    p(box(p('BOLETÍN') + p('029/2026')) + box(TITLE)) +
      LONG.join('') +
      p(r('Cuántas quejas hubo', '<w:b/><w:u w:val="single"/>')) +
      LONG.join('') +
      p(`<w:hyperlink r:id="l1">${r('el sitio', '<w:u w:val="single"/>')}</w:hyperlink>`) +
      p(link('l1', 'otra vez')) +
      picture(
        'r:embed="foto"',
        'Interfaz de usuario gráfica. Descripción generada automáticamente',
      ) +
      p('Fotografía: Estudiantes muestran los carteles en la explanada.') +
      LONG.join(''),
    {
      files: { 'word/footer1.xml': part('w:ftr', p('Página 1 de 3')) },
      relations: [
        { id: 'f1', type: 'footer', target: 'footer1.xml' },
        outside('l1', 'hyperlink', 'https://sitio.example/'),
      ],
    },
  );
  expect(title).toBe('Abren módulo de quejas en Otay');
  expect(fields.numero).toBe('29');
  expect(told).toEqual([]);
});
