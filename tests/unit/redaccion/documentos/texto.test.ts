/** @jest-environment node */
import { read } from './leer';

const win = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it.each<[string, Uint8Array]>([['de texto', win('\x93Costo\x94: \x805 \x96 10\x85')]])(
  'Windows-1252 %s llega con sus comillas, rayas y signos',
  async (_what, bytes) => {
    expect((await read('a.txt', bytes)).markdown).toBe('“Costo”: €5 – 10…\n');
  },
);

it('Windows-1252 de una página llega igual', async () => {
  const bytes = win('<meta charset="iso-8859-1"><p>\x93Costo\x94: \x805</p>');
  expect((await read('a.htm', bytes)).markdown).toBe('“Costo”: €5\n');
});

it.each<[string, string, string, string[]]>([
  [
    'negritas y cursivas de un chat',
    '*Aviso* de _hoy_, 5 * 3 y a_b_c',
    '**Aviso** de *hoy*, 5 \\* 3 y a_b_c\n',
    [],
  ],
  ['lo tachado de un chat', 'Cuesta ~100~ 120', 'Cuesta 120\n', ['texto tachado: 100']],
  ['renglones después de una lista', '- Uno\n- Dos\nSaludos', '- Uno\n- Dos\n\nSaludos\n', []],
  ['una etiqueta al principio', 'Hola\n#Tijuana hoy', 'Hola\\\n\\#Tijuana hoy\n', []],
  [
    'una palabra cortada al final del renglón',
    'La oficina con-\nvoca',
    'La oficina convoca\n',
    ['palabra cortada: con- voca'],
  ],
  [
    'una dirección envuelta',
    'Vea https://l.facebook.com/l.php?u=https%3A%2F%2Fleyes.example%2F&h=x',
    'Vea https\\://leyes.example/\n',
    ['dirección envuelta: https://l.facebook.com/l.php?u=https%3A%2F%2Fleyes.example%2F&h=x'],
  ],
])('de un texto, %s', async (_what, source, markdown, told) => {
  const result = await read('a.txt', source);
  expect(result.markdown).toBe(markdown);
  expect(result.told).toEqual(told);
});

it.each<[string, string, string, string[]]>([
  ['una nota del editor', 'Uno\n\n<!-- quitar esto -->\n', 'Uno\n', ['comentario: quitar esto']],
  [
    'HTML oculto',
    'Uno <span style="display:none">secreto</span> dos\n',
    'Uno dos\n',
    ['texto oculto: secreto'],
  ],
  ['lo tachado', 'cuesta ~~100~~ 120\n', 'cuesta 120\n', ['texto tachado: 100']],
  ['una nota al pie', 'Uno[^a]\n\n[^a]: La nota\n', 'Uno[^1]\n\n[^1]: La nota\n', []],
  [
    'una referencia y un enlace a ella',
    '[Llame](tel:{{telefono}}) al {{telefono}}\n',
    '[Llame](tel:{{telefono}}) al {{telefono}}\n',
    [],
  ],
  [
    'una imagen del sitio',
    '![Un módulo](/imagenes/a.png)\n',
    '![Un módulo](/imagenes/a.png)\n',
    [],
  ],
])('de un .md, %s', async (_what, source, markdown, told) => {
  const result = await read('a.md', source);
  expect(result.markdown).toBe(markdown);
  expect(result.told).toEqual(told);
});
