/** @jest-environment node */
import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { editFile, inForm, newFile, readWords } from '@/lib/content/edit';
import { renderMarkdown } from '@/lib/content/parse/markdown';
import { onlyFirst } from '@/scripts/test/parts';
import { copyOfTheOffice } from '../../authors';
import { SAMPLE } from '../../sample';
import { copyOf, editsOf, seeded, textsIn } from './edit-muestra';

const FILE = 'content/x.yml';
const yml = (text: string, data: unknown) => editFile(FILE, text, { data });

const office = copyOfTheOffice();
afterAll(() => rmSync(office, { recursive: true }));
const texts = [SAMPLE, office].flatMap(textsIn);

test('guardar un archivo sin cambiar nada lo deja como estaba, letra por letra', () => {
  for (const { file, text } of texts)
    expect(editFile(file, text, readWords(file, text))).toBe(text);
});

test('muchos cambios, cada uno de una cosa: se lee lo que se escribió, y no se pierde ninguna nota', () => {
  const random = seeded(28);
  const files = texts.map(({ file, text }) => ({ file, text, edit: editsOf(file, text) }));
  const notesIn = (text: string) => text.match(/(?<=^|\s)#\s.*$/gm)?.length ?? 0;
  const wrong: unknown[] = [];
  for (let round = 0; round < (onlyFirst ? 60 : 300); round++) {
    const { file, text, edit: next } = files[round % files.length]!;
    const { kind, data, body } = next(random);
    const after = inForm(file, editFile(file, text, { data, body }));
    const read = readWords(file, after);
    const asMeant = isDeepStrictEqual(copyOf(read.data), data);
    const saidSo = body === undefined || renderMarkdown(read.body!) === renderMarkdown(body);
    const kept = kind === 'remove' || notesIn(after) >= notesIn(text);
    if (!asMeant || !saidSo || !kept || inForm(file, after) !== after)
      wrong.push({ file, round, kind, asMeant, saidSo, kept });
  }
  expect(wrong).toEqual([]);
});

test('como quiera que un archivo esté escrito, se guarda de una sola forma y dice lo mismo', () => {
  const file = 'content/paginas/x.md';
  const text =
    "\uFEFF---\r\ntitulo:   'x'   # nota\r\nlista: [a,\r\n  b]\r\n---\r\nUno __dos__.\r\n* tres\r\n* cuatro";
  const formed =
    "---\ntitulo: 'x' # nota\nlista: [ a, b ]\n---\n\nUno **dos**.\n\n- tres\n- cuatro\n";
  expect(inForm(file, text)).toBe(formed);
  expect(inForm(file, formed)).toBe(formed);
});

test('lo que en otra forma diría otra cosa se queda como se escribió', () => {
  const text = '---\ntitulo: x\n---\n\nUn \\{\\{dato\\}\\} y a\\) uno.\n';
  expect(inForm('content/paginas/x.md', text)).toBe(text);
});

test('un dato cambiado toma su lugar; notas, comillas y orden se quedan', () => {
  const text = '# nota\na: "1101"\nb: { c: 1, d: [ x, y ] } # otra\nf:\n  - id: 1\n    g: \'h\'\n';
  expect(yml(text, { a: '1102', b: { c: 2, d: ['x', 'y'] }, f: [{ id: 1, g: 'i' }] })).toBe(
    '# nota\na: "1102"\nb: { c: 2, d: [ x, y ] } # otra\nf:\n  - id: 1\n    g: \'i\'\n',
  );
});

test('quitar, agregar o mover un renglón de una lista toca sólo ese renglón y su nota', () => {
  const text = 'a:\n  - id: 1\n    b: x\n  # del dos\n  - id: 2\n  - id: 3\n';
  const [one, two, three] = [{ id: 1, b: 'x' }, { id: 2 }, { id: 3 }];
  expect(yml(text, { a: [one, three] })).toBe('a:\n  - id: 1\n    b: x\n  - id: 3\n');
  expect(yml(text, { a: [one, two, three, { id: 4 }] })).toBe(`${text}  - id: 4\n`);
  expect(yml(text, { a: [two, one, three] })).toBe(
    'a:\n  # del dos\n  - id: 2\n  - id: 1\n    b: x\n  - id: 3\n',
  );
});

test('la nota de un primer renglón se va o se mueve con él; la que encabeza el archivo se queda', () => {
  const text = '# archivo\na:\n  # del uno\n  - id: 1\n  - id: 2\nb: x\n';
  const [one, two] = [{ id: 1 }, { id: 2 }];
  expect(yml(text, { a: [two], b: 'x' })).toBe('# archivo\na:\n  - id: 2\nb: x\n');
  expect(yml(text, { a: [two, one], b: 'x' })).toBe(
    '# archivo\na:\n  - id: 2\n  # del uno\n  - id: 1\nb: x\n',
  );
  expect(yml(text, { b: 'x' })).toBe('# archivo\n\nb: x\n');
  expect(yml('# archivo\n\n# de a\na: 1\nb: 2\n', { b: 2 })).toBe('# archivo\n\nb: 2\n');
});

test('lo que encabeza un archivo se queda aunque se vacíe, y al llenarlo otra vez', () => {
  expect(yml('# archivo\n\na: x\n', {})).toBe('# archivo\n\n{}\n');
  expect(yml('# archivo\n\n{}\n', { a: 'x' })).toBe('# archivo\n\na: x\n');
  expect(yml('# archivo\n', { a: 'x' })).toBe('# archivo\n\na: x\n');
});

test('la nota junto a un dato se queda, aunque éste pase a tener varios renglones o a ser texto', () => {
  const text = 'a: "x" # nota\nb: 3 # otra\n';
  const long = 'a: |- # nota\n  uno\n  dos\nb: 3 # otra\n';
  expect(yml(text, { a: 'uno\ndos', b: 3 })).toBe(long);
  expect(yml(long, { a: 'tres', b: 3 })).toBe('a: "tres" # nota\nb: 3 # otra\n');
  expect(yml(text, { a: 'x', b: 'tres' })).toBe('a: "x" # nota\nb: "tres" # otra\n');
});

test('un archivo nuevo lleva sus claves en el orden en que se dieron', () => {
  const data = { titulo: 'Abren: módulo', fecha: '2025-02-10', telefono: '070' };
  const file = 'content/prensa/x.md';
  const text = newFile(file, { data, body: 'Hola.' });
  expect(text).toBe(
    '---\ntitulo: "Abren: módulo"\nfecha: 2025-02-10\ntelefono: "070"\n---\n\nHola.\n',
  );
  expect(readWords(file, text).data).toEqual(data);
});
