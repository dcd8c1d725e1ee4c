/** @jest-environment node */
import { checkFile } from '@/lib/content/lint/check-file';
import { readSource } from '@/lib/content/parse/read';
import { tempFolder } from '../make/folder';

const { dir, write, cleanUp } = tempFolder();
afterAll(cleanUp);

const complaint = ({ problems }: { problems: { line: number; message: string }[] }) =>
  problems.map(({ line, message }) => `${line} ${message}`).join('\n');
function saved(name: string, bytes: Buffer | string) {
  write(name, bytes);
  return complaint(readSource(dir, name));
}

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
