/** @jest-environment node */
import { docx, outside, p, r } from './docx';
import { read } from './leer';

const run = (inner: string) => `<w:r>${inner}</w:r>`;
const sign = (type: string, inner = '') =>
  run(`<w:fldChar w:fldCharType="${type}">${inner}</w:fldChar>`);
const code = (words: string) => run(`<w:instrText>${words}</w:instrText>`);
const field = (instruction: string, result: string) =>
  sign('begin') + code(instruction) + sign('separate') + result + sign('end');
const alternate = (fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="nuevo"><w:t>de hoy</w:t></mc:Choice>${fallback}</mc:AlternateContent>`;
it.each<[string, string, string, string[]]>([
  [
    'lo que un campo sin fin se traga se dice',
    p(sign('begin') + r('Uno')) + p('Dos'),
    '',
    ['campo: Uno', 'campo: Dos'],
  ],
  [
    'un enlace dentro de otro se dice',
    p(
      `<w:hyperlink r:id="l1">${r('Vea ')}${field('HYPERLINK "https://otra.example/"', r('la ley'))}</w:hyperlink>`,
    ),
    '[Vea la ley](https://leyes.example/ley)\n',
    ['enlace: https://otra.example/'],
  ],
  [
    'lo que un programa nuevo trae, con una forma de antes que está vacía, se dice',
    p(r('Texto') + run(alternate('<mc:Fallback/>'))),
    'Texto\n',
    ['palabras que no llegaron: de hoy'],
  ],
  [
    'y sin forma de antes, también',
    p(r('Texto') + run(alternate(''))),
    'Texto\n',
    ['palabras que no llegaron: de hoy'],
  ],
])('%s', async (_what, body, markdown, told) => {
  const relations = [outside('l1', 'hyperlink', 'https://leyes.example/ley')];
  expect(await read('a.docx', docx(body, { relations }))).toMatchObject({ markdown, told });
});
