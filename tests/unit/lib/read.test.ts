/** @jest-environment node */
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
const complaint = ({ problems }: { problems: { line: number; message: string }[] }) =>
  problems.map(({ line, message }) => `${line} ${message}`).join('\n');

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
