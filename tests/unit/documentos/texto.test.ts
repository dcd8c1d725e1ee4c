/** @jest-environment node */
import { cases, read } from './leer';

const win = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const WRAPPED = 'https://l.facebook.com/l.php?u=https%3A%2F%2Fleyes.example%2F&h=x';

const TEXTS = cases<[string, Uint8Array | string, string, string[]?]>({
  'un texto en Windows-1252': [
    'a.txt',
    win('\x93Costo\x94: \x805 \x96 10\x85'),
    '“Costo”: €5 – 10…\n',
    ['codificación: Windows-1252'],
  ],
  'una página en Windows-1252': [
    'a.htm',
    win('<meta charset="iso-8859-1"><p>\x93Costo\x94: \x805</p>'),
    '“Costo”: €5\n',
  ],
  'UTF-8 que dice ser otra cosa': [
    'a.html',
    '<meta charset="iso-8859-1"><p>niño “a”</p>',
    'niño “a”\n',
  ],
  'las marcas de un chat': [
    'a.txt',
    '*Aviso* de _hoy_, 5 * 3, a_b_c y ~100~ 120 en https://x.example/_a_/b',
    '**Aviso** de *hoy*, 5 \\* 3, a_b_c y 120 en https\\://x.example/\\_a\\_/b\n',
    ['texto tachado: 100'],
  ],
  'renglones después de una lista': ['a.txt', '* Uno\n* Dos\nSaludos', '- Uno\n- Dos\n\nSaludos\n'],
  'una etiqueta al principio': ['a.txt', 'Hola\n#Tijuana hoy', 'Hola\\\n\\#Tijuana hoy\n'],
  'una palabra cortada al final del renglón': [
    'a.txt',
    'La oficina con-\nvoca',
    'La oficina convoca\n',
    ['palabra cortada: con- voca'],
  ],
  'una dirección envuelta': [
    'a.txt',
    `Vea ${WRAPPED}`,
    'Vea https\\://leyes.example/\n',
    [`dirección envuelta: ${WRAPPED}`],
  ],
  'una nota del editor y HTML oculto': [
    'a.md',
    'Uno\n\n<!-- quitar esto -->\n\nDos <span style="display:none">secreto</span> tres\n',
    'Uno\n\nDos tres\n',
    ['comentario: quitar esto', 'texto oculto: secreto'],
  ],
  'una nota al pie': ['a.md', 'Uno[^a]\n\n[^a]: La nota\n', 'Uno[^1]\n\n[^1]: La nota\n'],
  'una referencia, un enlace a ella y una imagen del sitio': [
    'a.md',
    '[Llame](tel:{{telefono}}) al {{telefono}} ![Un módulo](/imagenes/a.png)\n',
    '[Llame](tel:{{telefono}}) al {{telefono}} ![Un módulo](/imagenes/a.png)\n',
  ],
});
it.each(TEXTS)('de un archivo de texto, %s', async (_what, name, source, markdown, told = []) => {
  expect(await read(name, source)).toMatchObject({ markdown, told });
});
