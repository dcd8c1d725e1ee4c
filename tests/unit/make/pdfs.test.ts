/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Content } from '@/lib/content/model';
import { makePdfs } from '@/scripts/make/pdfs';
import { Store } from '@/lib/store';
import { sampleContent, withSitio } from '../../sample';
import { release } from '../site/sources';
import { tempFolder } from './folder';

const folder = tempFolder();
beforeEach(() => folder.remove('.'));

const RELEASE = '/static/pdf/NOTICIAS/SP_COM_007.pdf';
const documento = sampleContent().documentos.data.documentos[0]!;

const contentOf = (change: Partial<Content> = {}, documentos = [documento].slice(1)): Content => ({
  ...sampleContent(),
  comunicados: [release(7, '2025-01-27')],
  normas: [],
  formularios: [],
  documentos: { ...sampleContent().documentos, data: { documentos } },
  ...change,
});
const make = (
  content = contentOf(),
  office: Parameters<typeof makePdfs>[1] = [],
  only?: readonly string[],
) =>
  makePdfs(content, office, { public: folder.at('public') }, new Store(folder.at('store')), only);

describe('los documentos que el sitio promete', () => {
  it('se hacen, se guardan y se sabe cuánto pesan y cuántas hojas tienen', async () => {
    const { files, facts, made, supplied } = await make();
    expect([made, supplied]).toEqual([1, 0]);
    const pdf = readFileSync(files.get(RELEASE.slice(1))!);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(facts).toEqual({ [RELEASE]: { bytes: pdf.length, pages: 1, text: true, sha256 } });
    const long = { ...release(7, '2025-01-27'), body: 'Un párrafo.\n\n'.repeat(99) };
    const second = await make(contentOf({ comunicados: [long] }));
    const read = await PDFDocument.load(readFileSync(second.files.get(RELEASE.slice(1))!));
    expect(read.getPageCount()).toBeGreaterThan(2);
    expect(second.facts[RELEASE]?.pages).toBe(read.getPageCount());
  });

  it('de un archivo largo se hacen sólo los que se piden', async () => {
    const comunicados = [release(6, '2025-01-26'), release(7, '2025-01-27')];
    const { facts, made } = await make(contentOf({ comunicados }), [], [RELEASE]);
    expect([made, Object.keys(facts)]).toEqual([1, [RELEASE]]);
  });

  it('no se hacen otra vez mientras no cambien', async () => {
    const first = await make();
    expect(await make()).toEqual({ ...first, made: 0 });
    const retitled = release(7, '2025-01-27');
    retitled.data.titulo = 'Otro título';
    expect((await make(contentOf({ comunicados: [retitled] }))).made).toBe(1);
  });

  it('el de un comunicado se hace otra vez si cambia una imagen de su texto', async () => {
    const body = '![Plano](/imagenes/a.svg)';
    const illustrated = contentOf({ comunicados: [{ ...release(7, '2025-01-27'), body }] });
    const draw = (color: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${color}" d="M0 0h9v9z"/></svg>`;
      folder.write('public/imagenes/a.svg', svg);
      return make(illustrated);
    };
    expect((await draw('red')).made).toBe(1);
    expect((await draw('red')).made).toBe(0);
    expect((await draw('blue')).made).toBe(1);
  });

  it('el que la oficina puso es el que vale, y no se hace ninguno', async () => {
    const pdfs = await make(contentOf(), [
      { name: RELEASE.slice(1), bytes: 9, pages: 3, text: true, hash: 'abc' },
    ]);
    expect(pdfs).toEqual({
      files: new Map(),
      facts: { [RELEASE]: { bytes: 9, pages: 3, text: true, sha256: 'abc' } },
      made: 0,
      supplied: 1,
    });
  });

  it('uno oficial que falta se hace de muestra en una demostración, y si no, se pide', async () => {
    const { made, files } = await make(contentOf({ comunicados: [] }, [documento]));
    expect([made, [...files.keys()]]).toEqual([1, [documento.archivo.slice(1)]]);
    const real = contentOf({ comunicados: [], sitio: withSitio({ demostracion: false }).sitio }, [
      documento,
    ]);
    await expect(make(real)).rejects.toThrow(
      /^Hay 1 error en los documentos:\ncontent\/documentos\.yml:\d+ falta el documento public/,
    );
  });
});

describe('lo que un documento no puede mostrar', () => {
  const line = release(7, '2025-01-27').bodyLine;
  const FILE = 'content/prensa/comunicado-7.md';
  it.each([
    ['HTML', 'Uno.\n\n<video src="x"></video>', `${FILE}:${line + 2} el PDF no admite «html»`],
    [
      'una imagen ajena',
      '![x](https://a.example/x.png)',
      `${FILE}:${line} la imagen «https://a.example/x.png» no está en public/`,
    ],
    [
      'una imagen de otra carpeta',
      '![x](/../../a.png)',
      `${FILE}:${line} la imagen «/../../a.png»`,
    ],
    ['citas sin fin', `${'>'.repeat(9000)} a`, 'citas o listas unas dentro de otras'],
  ])('si es %s, se dice el archivo y qué hacer', async (_what, body, message) => {
    const bad = contentOf({ comunicados: [{ ...release(7, '2025-01-27'), body }] });
    await expect(make(bad)).rejects.toThrow(message);
  });
});
