/** @jest-environment node */
import { fileWords } from '@/lib/content/faults';
import type { Problem } from '@/lib/content/types';
import { checkFile } from '@/lib/content/lint/check-file';
import { lineFinder, readSource } from '@/lib/content/parse/read';
import { tempFolder } from '../make/folder';

const { dir, write, cleanUp } = tempFolder();
afterAll(cleanUp);

function read(name: string, text: string) {
  write(name, text);
  const lineOf = lineFinder(dir);
  return { ...readSource(dir, name), line: (field: PropertyKey[]) => lineOf(name, field) };
}
const markdown = (text: string) => read('a.md', text);
const yaml = (text: string) => read('a.yml', text);
const complaint = ({ problems }: { problems: Problem[] }) =>
  problems.map((one) => `${one.line} ${fileWords(one)}`).join('\n');
function saved(name: string, bytes: Buffer | string) {
  write(name, bytes);
  return complaint(readSource(dir, name));
}

describe('leer un archivo .md', () => {
  it('separa los datos del texto y sabe en qué línea está cada cosa', () => {
    const source = markdown('---\ntitulo: Hola\nnormas:\n  - NTA-01\n  - NTA-02\n---\n\nUno.\n');
    expect(source.data).toEqual({ titulo: 'Hola', normas: ['NTA-01', 'NTA-02'] });
    expect(source.problems).toEqual([]);
    expect(source.line(['titulo'])).toBe(2);
    expect(source.line(['normas', 1])).toBe(5);
    expect(source.line(['no-existe'])).toBe(2);
    expect(source.body.split('\n')[8 - source.bodyLine]).toBe('Uno.');
  });

  it('entiende los archivos de Windows: CRLF y marca de orden (BOM)', () => {
    const source = markdown('\uFEFF---\r\ntitulo: Hola\r\nalt: "a"\r\n---\r\nUno.\r\nDos.\r\n');
    expect(source.data).toEqual({ titulo: 'Hola', alt: 'a' });
    expect([source.line(['alt']), source.bodyLine, source.body]).toEqual([3, 5, 'Uno.\nDos.\n']);
  });

  it.each(['---js', '---json'])('rechaza los datos que empiezan con «%s»', (opening) =>
    expect(complaint(markdown(`${opening}\n{ titulo: 'a' }\n---\nUno.\n`))).toMatch(
      /^1 .*sólo se acepta YAML\. Deje la primera línea en «---»\.$/,
    ),
  );

  it.each([
    ['está en blanco', '\n---\ntitulo: Hola\n---\n', 'Borre los renglones vacíos del principio.'],
    [
      'lleva las rayas de Word',
      '–––\ntitulo: Hola\n–––\n',
      'Dice «–––»: escriba tres guiones, sin espacios antes, «---».',
    ],
  ])('rechaza un archivo cuya primera línea %s', (_case, text, remedy) => {
    expect(complaint(markdown(text))).toContain(
      `1 el archivo debe empezar, desde su primera línea, con «---» y sus datos. ${remedy}`,
    );
  });

  it.each(['Hola.\n', '', '---'])('rechaza un archivo sin datos (%j)', (text) => {
    expect(complaint(markdown(text))).toContain('debe empezar, desde su primera línea, con «---»');
  });

  it.each([
    ['---\ntitulo: Hola\n\nUno.\n', '1 falta la línea «---» que cierra los datos del principio.'],
    [
      '---\ntitulo: Hola\n———\nUno.\n',
      '3 falta la línea «---» que cierra los datos del principio. Dice «———»: escriba tres guiones, sin espacios antes, «---».',
    ],
  ])('rechaza los datos que no se cierran (%j)', (text, message) => {
    expect(complaint(markdown(text))).toBe(message);
  });

  it('unos datos vacíos son un grupo vacío, no un error de lectura', () => {
    expect(markdown('---\n---\nUno.\n')).toMatchObject({ data: {}, body: 'Uno.\n', problems: [] });
    expect(markdown('---\n# nada\n---\nUno.\n')).toMatchObject({ data: {}, bodyLine: 4 });
  });
});

describe('leer YAML', () => {
  it('deja las horas y las fechas como están escritas', () => {
    const text = 'hora: 8:30\nfecha: 2024-05-01\nsi: si\nno: no\ncita: "070"\n';
    expect(yaml(text).data).toEqual({
      hora: '8:30',
      fecha: '2024-05-01',
      si: 'si',
      no: 'no',
      cita: '070',
    });
  });

  it.each([
    ['un tabulador', 'a:\n\tb: 2\n', 2, 'hay un tabulador: use espacios'],
    [
      'unas comillas sin cerrar',
      'a: 1\nb: "x\nc: 2\n',
      2,
      'falta un signo, quizá unas comillas o un corchete',
    ],
  ])('%s se dice con su línea', (_case, text, line, reason) => {
    expect(complaint(yaml(text))).toContain(
      `${line} el YAML no se puede leer (${reason}). Revise los dos puntos, las comillas y la sangría de esta línea.`,
    );
  });

  it('ningún error habla en inglés ni en clave', () => {
    for (const text of ['a: @x\n', 'a: 1\n---\nb: 2\n', 'a: |x\n', 'a: {b: 1\n', 'a: "\\x"\n'])
      expect(complaint(yaml(text))).not.toMatch(/\([A-Z_]+\)/);
  });
});

const DATA = 'nombre: Dirección de Normatividad\nlema: ¿Qué hacemos?\n';

describe('un archivo que no se guardó en UTF-8 se rechaza con su línea y su remedio', () => {
  it.each(['a.yml', 'a.md'])('si viene de Windows (ANSI): %s', (name) => {
    const text = name.endsWith('.md') ? `---\n${DATA}---\nUno.\n` : DATA;
    const line = name.endsWith('.md') ? 2 : 1;
    expect(saved(name, Buffer.from(text, 'latin1'))).toBe(
      `${line} hay letras que no se pueden leer («Direcci\uFFFDn»): el archivo no está en UTF-8. Guárdelo con la codificación UTF-8 y escriba de nuevo los acentos que falten.`,
    );
  });

  it.each([
    ['con su marca de orden', '\uFEFF'],
    ['sin ella', ''],
  ])('si el Bloc de notas lo guardó como «Unicode», %s', (_case, mark) => {
    expect(saved('a.yml', Buffer.from(mark + DATA, 'utf16le'))).toBe(
      '1 el archivo está guardado en «Unicode» (UTF-16). Guárdelo otra vez y elija la codificación UTF-8.',
    );
  });

  it.each(['DirecciÃ³n', 'Â¿QuÃ© hacemos?', 'JuliÃ¡n', 'â€œEl Faroâ€\u009d', 'Ã\u0081rea'])(
    'si otro programa dañó los acentos: %s',
    (words) => {
      expect(saved('a.yml', `a: 1\nnombre: ${words}\n`)).toMatch(
        /^2 dice «.*»: los acentos se dañaron al guardar\. Escriba bien la palabra y guarde el archivo en UTF-8\.$/,
      );
    },
  );
});

describe('las marcas de dos versiones sin unir no llegan al público', () => {
  it.each([
    ['pegadas', 'Uno.\n<<<<<<< HEAD\nDos.\n=======\nTres.\n>>>>>>> rama\n'],
    [
      'entre renglones vacíos',
      'Uno.\n\n<<<<<<< HEAD\n\nDos.\n\n=======\n\nTres.\n\n>>>>>>> rama\n',
    ],
    ['sólo la última', 'Uno.\n\nDos.\n\n>>>>>>> rama\n'],
    ['sólo la de en medio', 'Uno.\n\nDos.\n=======\nTres.\n'],
  ])('%s', (_case, body) => {
    const line = 1 + body.split('\n').findIndex((one) => /^(<{7}|={7}|>{7})/.test(one));
    expect(saved('a.md', `---\na: 1\n---\n${body}`)).toMatch(
      new RegExp(`^${line + 3} quedó una marca de dos versiones sin unir \\(«[^\\n]*$`),
    );
  });

  it('tampoco en un archivo de datos, y se dice una vez', () => {
    expect(saved('a.yml', 'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> rama\n')).toMatch(
      /^2 quedó una marca de dos versiones sin unir \(«<<<<<<< HEAD»\)[^\n]*$/,
    );
  });
});

describe('un texto que haría trabajar de más se rechaza', () => {
  const release = (body: string, titulo = 'a') =>
    `---\ntitulo: ${titulo}\nfecha: 2025-01-01\nresumen: b\nimagen: /imagenes/a.jpg\nalt: c\nnumero: 1\n---\n${body}`;
  const refuse = (text: string, file = 'content/prensa/a.md') =>
    complaint(checkFile({ name: 'comunicados', file, text }, {}));
  const steps = (count: number) =>
    Array.from({ length: count }, (_, index) => `${'  '.repeat(index)}- a`).join('\n');

  it.each([
    ['listas dentro de listas', steps(200), 'más de 20 niveles'],
    ['enlaces dentro de enlaces', '[a] ('.repeat(11_000), 'demasiados signos'],
    ['una etiqueta sin cerrar', '<div ' + 'x '.repeat(29_000), 'el HTML «<div x x'],
    ['letras con acento aparte', 'a\u0301'.normalize('NFC').repeat(50_000), 'más de 1000 letras'],
    ['citas en una lista', '- > a\n'.repeat(9000), 'más de 3000 renglones'],
    ['párrafos', 'Un párrafo con sus palabras.\n\n'.repeat(135_000), 'y caben 60000'],
  ])('%s', (_case, body, message) => {
    const said = refuse(release(body));
    expect(said).toContain(message);
    expect(said).toMatch(/^\d+ [^\n]{0,200}$/);
  });

  it.each([
    ['['.repeat(100_000), 'más de 60 «[» o «{» abiertos'],
    [steps(200).replaceAll('- a', 'a:'), 'más de 20 niveles'],
  ])('tampoco se cae con un YAML de muchos grupos, uno dentro de otro', (text, message) => {
    expect(refuse(text, 'content/prensa/a.yml')).toContain(message);
  });
});
