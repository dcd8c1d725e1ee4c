/** @jest-environment node */
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { validateContent } from '@/lib/check';
import { listFiles } from '@/lib/content/load/library';
import { formatProblem } from '@/lib/content/load/problems';
import { keptIn } from '../../sample';
import { projectCopy } from './proyecto';

const { root, read, write, remove, cleanUp } = projectCopy();
afterAll(cleanUp);

const RELEASE = 'content/prensa/instalan-comites-de-etica.md';
const text = read(RELEASE);
const store = keptIn('muestra');
const said = () => listFiles(root).problems.map(formatProblem);

describe('los archivos de content/', () => {
  it.each([
    [
      'prensa/_x.md',
      '«x.md», o bórrelo si es una copia. Para que no se publique todavía, escriba en sus datos borrador: true.',
    ],
    ['prensa/index.md', 'el nombre «index» es un nombre que el sitio o los equipos ya usan.'],
    ['direcciones/Archivo Municipal.md', 'Llámelo «Archivo-Municipal.md»'],
  ])('%s: dice qué nombre ponerle', (name, message) => {
    const file = `content/${name}`;
    write(file, text);
    expect(said()).toEqual([expect.stringContaining(message)]);
    expect(said()[0]).toMatch(`${file}:1 el nombre `);
    remove(file);
  });

  it('lo que el equipo deja por su cuenta no estorba', () => {
    const left = [
      ...['.DS_Store', 'desktop.ini', 'prensa/._x.md', 'prensa/Thumbs.db', 'prensa/~$x.docx'],
      ...['prensa/x.md~', 'prensa/.x.md.swp', 'prensa/.gitkeep'],
    ];
    for (const name of left) write(`content/${name}`, 'x');
    expect(said()).toEqual([]);
    for (const name of left) remove(`content/${name}`);
  });

  it('una imagen con acentos se halla, escritos como sea en el texto o en el disco', () => {
    const words = 'un bache n\u0303u';
    for (const [form, other] of [
      ['NFC', 'NFD'],
      ['NFD', 'NFC'],
      ['NFD', 'NFD'],
    ] as const) {
      const picture = `public/imagenes/${words.normalize(form)}.jpg`;
      write(picture, 'x');
      write(
        'content/prensa/x.md',
        text
          .replace(/^imagen: .*$/m, `imagen: /imagenes/${words.normalize(other)}.jpg`)
          .replace(/numero: \d+/, 'numero: 99')
          .replace(/^titulo: .*$/m, 'titulo: Otro'),
      );
      expect(validateContent(root, { store }).problems.map(formatProblem)).toEqual([]);
      remove(picture);
    }
    remove('content/prensa/x.md');
  });

  it('un enlace simbólico se rechaza, lleve a donde lleve: no se lee nada de fuera', () => {
    write('fuera.md', text);
    for (const [name, to] of [
      ['roto', 'no-existe.md'],
      ['fuera', path.join(root, 'fuera.md')],
      ['dentro', path.join(root, RELEASE)],
    ] as const)
      symlinkSync(to, path.join(root, `content/prensa/${name}.md`));
    symlinkSync(path.join(root, 'public'), path.join(root, 'content/carpeta'), 'junction');
    const files = [
      'content/carpeta',
      ...['dentro', 'fuera', 'roto'].map((name) => `content/prensa/${name}.md`),
    ];
    expect(said()).toEqual(
      files.map(
        (file) =>
          `${file}:1 es un enlace simbólico, que puede llevar fuera de content/ o a ninguna parte. Guarde aquí el archivo mismo.`,
      ),
    );
    for (const file of files) remove(file);
  });

  it('una carpeta con nombre de archivo no pasa por vacía', () => {
    mkdirSync(path.join(root, 'content/prensa/x.md'));
    expect(said()).toEqual([
      expect.stringContaining('content/prensa/x.md:1 es una carpeta con nombre de archivo'),
    ]);
    remove('content/prensa/x.md');
  });
});
