/** @jest-environment node */
import { docx, inList, item as itemOf, level, numbering, p } from './docx';
import { cases, read } from './leer';

const item = (text: string, at = 0) => itemOf(1, text, at);
const withLevels = (body: string, ...levels: string[]) =>
  docx(body, { files: { 'word/numbering.xml': numbering([levels]) } });
const heading = (text: string, at = 0) => p(text, `<w:pStyle w:val="Ttulo2"/>${inList(1, at)}`);

const LISTS = cases<[Uint8Array, string, string[]]>({
  'palabras antes del número': [
    withLevels(item('Objeto') + item('Ámbito'), level(0, 'decimal', 'Artículo %1.')),
    'Artículo 1. Objeto\n\nArtículo 2. Ámbito\n',
    [],
  ],
  'romanos en los títulos': [
    withLevels(
      heading('Uno') + heading('Dentro', 1) + heading('Otro', 1) + heading('Dos'),
      level(0, 'upperRoman', '%1.'),
      level(1, 'lowerLetter', '%1.%2)'),
    ),
    '## I. Uno\n\n## I.a) Dentro\n\n## I.b) Otro\n\n## II. Dos\n',
    [],
  ],
  'números de dos niveles, que la lista no tiene': [
    withLevels(
      item('Uno') + item('Dentro', 1),
      level(0, 'decimal', '%1.'),
      level(1, 'decimal', '%1.%2'),
    ),
    '1. Uno\n   1. Dentro\n',
    ['número de varios niveles: 1.1 Dentro'],
  ],
  'un nivel de más en sus primeros renglones': [
    withLevels(
      item('Uno', 1) + item('Dos', 1) + p('') + item('Tres'),
      level(0, 'bullet', '•'),
      level(1, 'bullet', '•'),
    ),
    '- Uno\n- Dos\n- Tres\n',
    [],
  ],
  'números ocultos': [
    withLevels(
      heading('Uno') + item('Dos'),
      level(0, 'decimal', 'Expediente %1', '<w:rPr><w:vanish/></w:rPr>'),
    ),
    '## Uno\n\nDos\n',
    ['texto oculto: Expediente 1', 'texto oculto: Expediente 2'],
  ],
});
it.each(LISTS)('una lista con %s', async (_what, bytes, markdown, told) => {
  expect(await read('a.docx', bytes)).toMatchObject({ markdown, told });
});

it.each([
  [44, 'XLIV'],
  [99, 'XCIX'],
])('el título %d lleva %s', async (number, roman) => {
  const start = level(0, 'upperRoman', '%1.').replace('"1"', `"${number}"`);
  expect((await read('a.docx', withLevels(heading('Uno'), start))).markdown).toBe(
    `## ${roman}. Uno\n`,
  );
});

const fonted = (font: string) =>
  `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:hint="default"/></w:rPr>`;

const BULLETS = cases<[string, string, string, string[]]>({
  'una casilla vacía': ['☐', '', '- ☐ Uno\n', []],
  'una palomita de Wingdings': ['\uF0FC', fonted('Wingdings'), '- ✔ Uno\n', []],
  'un tache de Wingdings 2': ['\uF04F', fonted('Wingdings 2'), '- ✗ Uno\n', []],
  'un cuadro de Wingdings': ['\uF0A7', fonted('Wingdings'), '- Uno\n', []],
  'una imagen': ['', '<w:lvlPicBulletId w:val="0"/>', '- Uno\n', ['viñeta con imagen: Uno']],
});
it.each(BULLETS)('una viñeta con %s', async (_what, sign, properties, markdown, told) => {
  const bytes = withLevels(item('Uno'), level(0, 'bullet', sign, properties));
  expect(await read('a.docx', bytes)).toMatchObject({ markdown, told });
});

it.each(['2.3.1. Alcance', '1.1) Objeto'])('un número escrito a mano queda: %s', async (line) => {
  const { markdown } = await read('a.docx', docx(p(line)));
  expect(markdown.replaceAll('\\', '').trim()).toBe(line);
});

const pasted = (marker: string, font: string) =>
  `<style>p.a {mso-style-name:x}</style><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='font-family:${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span>Uno</p>`;

const PASTED = cases<[string, string, string, string[]]>({
  'una palomita de Wingdings': ['\u00FC', 'Wingdings', '- ✔ Uno\n', []],
  'una casilla de Unicode': ['☐', 'Wingdings', '- ☐ Uno\n', []],
  'un punto': ['·', 'Symbol', '- Uno\n', []],
  'un número de varios niveles': [
    '2.3.1',
    'Arial',
    '2. Uno\n',
    ['número de varios niveles: 2.3.1 Uno'],
  ],
});
it.each(PASTED)('una viñeta pegada de Word con %s', async (_what, marker, font, markdown, told) => {
  expect(await read('pegado.html', pasted(marker, font))).toMatchObject({ markdown, told });
});
