/** @jest-environment node */
import { fault } from '@/lib/content/faults';
import { symlinkSync } from 'node:fs';
import sharp from 'sharp';
import { readContent, type LoadedContent } from '@/lib/content/load/reading';
import { formatLogged, formatProblem, formatWarning } from '@/lib/content/load/problems';
import { comunicadoPdf } from '@/lib/routes';
import { promisedPdfs } from '@/lib/routes/documents';
import { Store } from '@/lib/store';
import { inspectOffice, type OfficeFile } from '@/scripts/make/office/inspect';
import { reportOffice } from '@/scripts/make/office/report';
import { keptIn, SAMPLE, sampleContent } from '../../sample';
import { tempFolder } from '../make/folder';
import { drawnPdf, filled, pdfWith, written } from './made-pdf';

const folder = tempFolder();
const releasePdf = (numero: number) => comunicadoPdf(sampleContent().sitio.data, numero);

afterAll(folder.cleanUp);
beforeEach(() => folder.remove('.'));

const places = { public: folder.at('public') };
const put = (name: string, bytes: Buffer | string) => folder.write(`public/${name}`, bytes);
const content = readContent(SAMPLE, { store: keptIn('muestra') });
const check = async (read: LoadedContent = content) => {
  const inspected = await inspectOffice(places, new Store(folder.at('store')));
  return reportOffice(inspected, noted(read, inspected.files), SAMPLE);
};
function noted(read: LoadedContent, files: OfficeFile[]): LoadedContent {
  const documentos = files
    .filter(({ kind }) => kind === 'pdf')
    .map(({ name, hash: sha256 }) => ({
      ...{ archivo: `/${name}`, sha256, fecha: '2025-01-27', nota: 'Nota', anteriores: [] },
    }));
  const bitacora = [{ ...read.content.correo, data: { documentos } }];
  return { ...read, content: { ...read.content, bitacora } };
}
const problems = async (read?: LoadedContent) => (await check(read)).problems.map(formatProblem);
const warnings = async (read?: LoadedContent) => (await check(read)).warnings.map(formatWarning);

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
const pdf = (author = '') => pdfWith((made) => author && made.setAuthor(author));
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>';

const scan = (words = '') =>
  pdfWith(async (made) => {
    made.getPage(0).drawImage(await made.embedJpg(await photo()));
    if (words) made.getPage(0).drawText(words);
  });

function naming(...pictures: string[]): LoadedContent {
  const [first, ...rest] = content.content.comunicados;
  const shown = pictures.map((url, index) => ({ url, line: index + 1, alt: 'Foto' }));
  const known = content.facts.get(first!.file)!;
  const facts = new Map(content.facts).set(first!.file, { ...known, links: shown });
  return { ...content, content: { ...content.content, comunicados: [first!, ...rest] }, facts };
}

describe('los archivos de public/', () => {
  it('los que están bien y alguien usa pasan, con su huella', async () => {
    put('imagenes/foto.jpg', await photo());
    put('ilustraciones/a.svg', SVG);
    put('.DS_Store', 'x');
    const { files, problems: found, warnings: advice } = await check(naming('/imagenes/foto.jpg'));
    expect(files.map(({ name, kind }) => [name, kind])).toEqual([
      ['ilustraciones/a.svg', 'svg'],
      ['imagenes/foto.jpg', 'jpeg'],
    ]);
    for (const { hash } of files) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect([...found, ...advice]).toEqual([]);
  });

  it('se rechazan todos de una vez, por su nombre', async () => {
    put('.htaccess', 'Header unset Content-Security-Policy');
    put('evil.js', 'alert(1)');
    put('ilustraciones/mal.svg', SVG.replace('<path', '\n<script/>\n<path'));
    put('imagenes/foto.JPG', await photo());
    put('imagenes/foto.jpg', await photo());
    expect(await problems(naming('/imagenes/foto.JPG', '/imagenes/foto.jpg'))).toEqual([
      expect.stringMatching(/^public\/\.htaccess «\.htaccess» empieza con un punto/),
      expect.stringMatching(/^public\/evil\.js no se publican archivos \.js/),
      expect.stringMatching(/^public\/imagenes\/foto\.jpg sólo cambia en mayúsculas de public\/im/),
      expect.stringMatching(/^public\/ilustraciones\/mal\.svg:2 el dibujo lleva <script>/),
    ]);
  });

  it('un enlace a otro lugar del disco no se publica, esté roto o no', async () => {
    put('imagenes/.gitkeep', '');
    symlinkSync(folder.write('fuera.svg', SVG), folder.at('public/imagenes/a.svg'));
    symlinkSync(folder.at('nada'), folder.at('public/imagenes/b.svg'));
    symlinkSync(folder.dir, folder.at('public/static'));
    expect(await problems()).toEqual([
      expect.stringMatching(/^public\/imagenes\/a\.svg es un enlace a otro lugar/),
      expect.stringMatching(/^public\/imagenes\/b\.svg es un enlace/),
      expect.stringMatching(/^public\/static es un enlace/),
    ]);
  });
});

describe('un archivo que no es lo que su nombre dice', () => {
  it.each([
    ['imagenes/a.png', SVG, /se llama como una imagen PNG \(\.png\) y es un dibujo SVG/],
    ['imagenes/a.jpg', 'texto', /y no es una imagen JPEG/],
    ['imagenes/a.avif', '\0\0\0\x18ftypheic', /y es una foto HEIC, como las del iPhone/],
    ['imagenes/a.jpeg', '', /el archivo está vacío/],
    ['ilustraciones/a.svg', '<!doctype html><p>', /y es una página HTML/],
    [
      'imagenes/a.jpg',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0',
      /Git LFS.*git lfs pull/,
    ],
    ['static/pdf/a.pdf', 'version https://git-lfs.github.com/spec/v1\n', /Git LFS.*git lfs pull/],
    ['static/pdf/a.pdf', 'texto', /se llama como un PDF y no es un PDF.*Expórtelo como PDF/],
  ])('%s', async (name, bytes, words) => {
    put(name, Buffer.from(bytes, 'latin1'));
    expect(await problems(naming(`/${name}`))).toEqual([expect.stringMatching(words)]);
  });
});

describe('una imagen que no se puede leer', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const cut = async () => {
    const sharpNoise = sharp({
      create: { width: 90, height: 90, channels: 3, background: 'teal', noise },
    });
    return (await sharpNoise.jpeg().toBuffer()).subarray(0, -300);
  };
  it.each([
    ['imagenes/a.jpg', cut, /la imagen está incompleta o dañada/],
    ['imagenes/b.png', async () => '\x89PNG\r\n\x1a\nbasura', /incompleta o dañada/],
    [
      'ilustraciones/c.svg',
      async () => SVG.replace('<path', '\n<g><path'),
      /^public\/ilustraciones\/c\.svg:2 el dibujo no está bien escrito/,
    ],
    [
      'ilustraciones/d.svg',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
      /no dice cuánto mide/,
    ],
    [
      'ilustraciones/e.svg',
      async () => SVG.replace('"4"', '"40000"').replace('"4"', '"40000"'),
      /demasiados puntos/,
    ],
  ])('%s se dice en español y por su nombre', async (name, bytes, words) => {
    put(name, Buffer.from((await bytes()) as string, 'latin1'));
    const [said = '', ...more] = await problems();
    expect(more).toEqual([]);
    expect(said).toMatch(words);
    expect(said).toContain(`public/${name}`);
    expect(said).not.toMatch(/vips|glib|buffer|error/i);
  });
});

it('un enlace no lleva a una fotografía: la que se publica no se llama así', async () => {
  put('imagenes/foto.jpg', await photo());
  const { inicio } = content.content;
  const logos = [{ nombre: 'A', imagen: '/imagenes/foto.jpg', enlace: '/imagenes/foto.jpg' }];
  const changed = { ...inicio, data: { ...inicio.data, logos } };
  const read = { ...content, content: { ...content.content, inicio: changed } };
  expect(await problems(read)).toEqual([
    expect.stringMatching(/^content\/inicio\.yml:\d+ logos\.0\.enlace: .* es una fotografía/),
  ]);
});

describe('lo que nadie usa', () => {
  it('una imagen no se publica, y se avisa', async () => {
    put('imagenes/foto.jpg', await photo());
    expect((await check()).files).toEqual([]);
    expect(await warnings()).toEqual([
      expect.stringMatching(
        /^public\/imagenes\/foto\.jpg aviso: archivo de public\/ que nadie usa/,
      ),
    ]);
  });

  it('mientras los contenidos tengan errores no se sabe, y no se dice', async () => {
    put('imagenes/foto.jpg', await photo());
    const broken = {
      ...content,
      problems: [{ ...fault('missing', {}), file: 'a', line: 1, field: '' }],
    };
    const { files, warnings: advice } = await check(broken);
    expect([files.length, advice]).toEqual([1, []]);
  });

  it('el PDF de un comunicado que ya no está se nombra con su número', async () => {
    put('static/pdf/NOTICIAS/SP_COM_987.pdf', await pdf());
    expect(await warnings()).toEqual([
      expect.stringMatching(
        /SP_COM_987\.pdf aviso: archivo de public\/ que nadie usa, y que se publica.* el número 987\./,
      ),
    ]);
  });

  const promised = releasePdf(sampleContent().comunicados[0]!.data.numero).slice(1);
  it.each([
    promised.replace(/\.pdf$/, '.PDF'),
    promised.replace('NOTICIAS/', ''),
    promised.replace('.pdf', ' (1).pdf'),
  ])('un PDF con el nombre casi igual al que el sitio busca es un error: %s', async (name) => {
    put(name, await pdf());
    expect(await problems()).toEqual([
      `public/${name} nadie usa este PDF. ¿Es el de public/${promised}? Cámbiele el nombre a ése.`,
    ]);
  });
});

describe('un PDF que lleva más que sus páginas', () => {
  const name = releasePdf(sampleContent().comunicados[0]!.data.numero).slice(1);
  it('se avisa de quien nombra, y no de la propia oficina', async () => {
    put(name, await pdf('jperez (PC-0231)'));
    expect(await warnings()).toEqual([
      expect.stringMatching(/aviso: el PDF lleva el nombre «jperez \(PC-0231\)»\. Expórtelo/),
    ]);
    put(name, await pdf(sampleContent().sitio.data.nombre));
    expect(await warnings()).toEqual([]);
  });

  it('de lo que esconde se avisa con sus palabras, que el registro de una forja no guarda', async () => {
    put(name, await drawnPdf(`${written('Denunciante: Ana')} ${filled(45, 695, 160, 16)}`));
    const found = (await check()).warnings;
    expect(found.map(formatWarning)).toEqual([
      expect.stringContaining('página 1, «Denunciante: Ana».'),
    ]);
    expect(found.map(formatLogged)).toEqual([expect.stringContaining('página 1, «…».')]);
  });
});

it('de un PDF que es un escaneo se avisa, y de uno con palabras y fotografías no', async () => {
  const { path: norma } = promisedPdfs(sampleContent()).find(({ path }) => /NTA/.test(path))!;
  put(norma.slice(1), await scan());
  put(releasePdf(1).slice(1), await scan('Palabras'));
  expect(await problems()).toEqual([]);
  const said = await warnings();
  expect(said.filter((one) => one.includes('es un escaneo'))).toEqual([
    expect.stringContaining(`public${norma}`),
  ]);
});
