/** @jest-environment node */
import { cell, docx, outside, p, r, row, table } from './docx';
import { cases, read, readDocx } from './leer';

const SECRET = 'Juan Pérez';
const NUM = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const deleted = (text: string) =>
  `<w:del w:id="1"><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const inserted = (text: string) => `<w:ins w:id="2">${r(text)}</w:ins>`;
const was = (kind: string, old: string) =>
  `<w:${kind}Change w:id="1"><w:${kind}>${old}</w:${kind}></w:${kind}Change>`;
const formatted = (now: string, old: string) =>
  p(r('Denunció ') + r(SECRET, now + was('rPr', old)) + r(' ayer.'));
const NAMED = 'Denunció Juan Pérez ayer.';
const UNNAMED = 'Denunció ayer.';

it('sin decidir, ninguna de las dos formas pasa, y se ven en su frase', async () => {
  const speech = [deleted('María López'), inserted('María Arce')].join('');
  const body = p(`${r('Hubo lluvia. La síndica, ')}${speech}${r(', inauguró. Fin.')}`);
  const { changes, markdown, pending } = await readDocx(body);
  expect([pending, markdown]).toEqual([true, 'Hubo lluvia. La síndica, , inauguró. Fin.\n']);
  expect(changes).toEqual([
    {
      before: 'La síndica, María López, inauguró.',
      after: 'La síndica, María Arce, inauguró.',
    },
  ]);
});

const CHANGES = cases<[string, string, string]>({
  'de una frase': [
    p(r('Vino ') + deleted('María') + inserted('Ana') + r('.')),
    'Vino Ana.',
    'Vino María.',
  ],
  'de párrafos que se unen o se parten': [
    p(r('Uno'), '<w:rPr><w:del w:id="1"/></w:rPr>') +
      p(r(' dos')) +
      p(r('Tres'), '<w:rPr><w:ins w:id="2"/></w:rPr>') +
      p(r(' cuatro')),
    'Uno dos\n\nTres\n\ncuatro',
    'Uno\n\ndos\n\nTres cuatro',
  ],
  'de renglones y celdas': [
    table(
      row([cell('A'), cell('B', '<w:cellIns w:id="1"/>')], '<w:tblHeader/>'),
      row([cell('1'), cell('2', '<w:cellIns w:id="2"/>')]),
      row([cell('3'), cell('4')], '<w:ins w:id="3"/>'),
    ),
    '| A | B |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |',
    '| A |\n| - |\n| 1 |',
  ],
  'de listas, cuyos números siguen': [
    p(deleted('Viejo'), NUM) + p('Nuevo', NUM),
    '1. Nuevo',
    '1. Viejo\n2. Nuevo',
  ],
  'de lugar': [
    p(`<w:moveFrom w:id="1">${r('La frase.')}</w:moveFrom>`) +
      p('Medio.') +
      p(`<w:moveTo w:id="2">${r('La frase.')}</w:moveTo>`),
    'Medio.\n\nLa frase.',
    'La frase.\n\nMedio.',
  ],
  'de una fórmula': [
    p('<m:oMath><m:r><m:t>a</m:t></m:r><w:del w:id="1"><m:r><m:t>+b</m:t></m:r></w:del></m:oMath>'),
    'a',
    'a+b',
  ],
  'del formato que oculta': [formatted('<w:vanish/>', ''), UNNAMED, NAMED],
  'del formato que ocultaba': [formatted('', '<w:vanish/>'), NAMED, UNNAMED],
  'del formato que tacha': [formatted('<w:strike/>', ''), UNNAMED, NAMED],
  'del color que escondía': [formatted('', '<w:color w:val="FFFFFF"/>'), NAMED, UNNAMED],
  'del color de una celda que esconde': [
    table(
      row([
        cell('A'),
        cell(
          r(SECRET, '<w:color w:val="FFFFFF"/>'),
          `<w:shd w:val="clear" w:fill="000000"/>${was('tcPr', '')}`,
        ),
      ]),
    ),
    `| A | ${SECRET} |\n| - | - |`,
    '| A | |\n| - | - |',
  ],
});
it.each(CHANGES)('un cambio %s se acepta o se rechaza', async (_what, body, accepted, rejected) => {
  expect((await readDocx(body)).pending).toBe(true);
  for (const [choice, text] of [['accept', accepted] as const, ['reject', rejected] as const]) {
    const { markdown, told, pending } = await readDocx(body, choice);
    expect(markdown.trim().replace(/ +/g, ' ').replace(/-{2,}/g, '-')).toBe(
      text.replace(/ {3}/g, ' '),
    );
    expect(told.join()).not.toContain('palabras que no llegaron');
    expect(pending).toBe(false);
  }
});

it('lo que vuelve a estar oculto se dice', async () => {
  const { told } = await readDocx(formatted('', '<w:vanish/>'), 'reject');
  expect(told).toContain(`texto oculto: ${SECRET}`);
});

it.each<[string, string]>([
  ['que borra las palabras y las vuelve a escribir', deleted('la ley') + inserted('la ley')],
  [
    'que les quita el enlace',
    `<w:del w:id="1"><w:hyperlink r:id="l1">${r('la ley')}</w:hyperlink></w:del>${inserted('la ley')}`,
  ],
])('un cambio %s no las pierde ni pide que se decida', async (_how, inner) => {
  const relations = [outside('l1', 'hyperlink', 'https://leyes.example/ley')];
  expect(await readDocx(docx(p(r('Vea ') + inner + r(' hoy.')), { relations }))).toMatchObject({
    ...{ markdown: 'Vea la ley hoy.\n', pending: false, told: [] },
  });
});

it('una nota que se quita o se agrega es un cambio', async () => {
  const call = '<w:del w:id="1"><w:r><w:footnoteReference w:id="1"/></w:r></w:del>';
  const { changes } = await readDocx(docx(p(r('Uno') + call), { footnotes: ['Nota'] }));
  expect(changes).toEqual([{ before: 'Uno[nota]', after: 'Uno' }]);
});

it('los cambios que Word copia al pegar también esperan', async () => {
  const mark = 'cite="mailto:Ana" datetime="2025-01-01"';
  const html = `<p>Abre <del ${mark}>lunes</del><ins ${mark}>martes</ins>.</p>`;
  expect(await read('p.html', html)).toMatchObject({
    ...{ pending: true, changes: [{ before: 'Abre lunes.', after: 'Abre martes.' }] },
  });
  expect((await read('p.html', html, 'accept')).markdown).toBe('Abre martes.\n');
});
