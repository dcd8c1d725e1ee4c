/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Targets } from '@/lib/check/targets';
import { promisedPdfs } from '@/lib/routes/documents';
import { SAMPLE, sampleContent } from '../../sample';
import { expectInOrder } from './read-pdf';
import { workshop } from './workshop';

const content = sampleContent();
const { formularios, recomendaciones } = content;
const QUEJA = formularios.find(({ slug }) => slug === 'queja')!;
const pdfOf = (slug: string) => `/static/pdf/formularios/${slug}.pdf`;

const { build, read, supply, folders, cleanUp } = workshop();
afterAll(cleanUp);

describe('las hojas en blanco', () => {
  it('cambian cuando cambia una etiqueta del formulario', async () => {
    const campos = { ...QUEJA.data.campos };
    campos.cargo = { ...campos.cargo!, etiqueta: 'Puesto que ocupa' };
    const changed = { ...QUEJA, data: { ...QUEJA.data, campos } };
    await build({ formularios, recomendaciones });
    const counts = await build({ formularios: [changed], recomendaciones });
    expect(counts).toEqual({ made: 1, reused: 0, supplied: 0 });
    const { text } = read(pdfOf('queja'));
    expect(text).toContain('Puesto que ocupa');
    expect(text).not.toContain('Cargo');
  });

  it('de un formulario muy largo siguen en otra página, sin perder nada', async () => {
    const largo = Array.from({ length: 40 }, (_, index) => [
      `dato${index}`,
      { tipo: 'text' as const, etiqueta: `Dato número ${index}.`, identidad: false },
    ]);
    const campos = Object.fromEntries(largo) as typeof QUEJA.data.campos;
    const modos = [{ ...QUEJA.data.modos[0]!, campos: Object.keys(campos) }];
    const changed = { ...QUEJA, slug: 'larga', data: { ...QUEJA.data, campos, modos } };
    await build({ formularios: [changed], recomendaciones });
    const { pages, text } = read(pdfOf('larga'));
    expect(pages).toBe(3);
    expectInOrder(text, [...Object.values(campos).map(({ etiqueta }) => etiqueta), 'Entregue']);
  });
});

describe('lo que la oficina decide', () => {
  it('fuera de la demostración también se hacen, y no dicen que los datos son ficticios', async () => {
    const words = { formularios: [QUEJA], recomendaciones };
    await build(words);
    expect(read(pdfOf('queja')).text).toContain('Sitio de demostración');
    await build({ ...words, sitio: { demostracion: false } });
    const { text } = read(pdfOf('queja'));
    expect(text).not.toContain('demostración');
    expect(text).not.toContain('muestra');
  });

  it('su propio archivo toma el lugar de la hoja', async () => {
    const propia = { ...QUEJA, slug: 'propia' };
    await supply(`static/pdf/formularios/propia.pdf`, 'la de la oficina');
    expect(await build({ formularios: [propia], recomendaciones })).toEqual({
      made: 0,
      reused: 0,
      supplied: 1,
    });
    expect(existsSync(path.join(folders.outDir, pdfOf('propia')))).toBe(false);
  });

  it('un texto puede enlazarlas, y un nombre mal escrito se dice', () => {
    const targets = new Targets(content, SAMPLE);
    for (const { slug } of formularios) expect(targets.problem(pdfOf(slug))).toBeUndefined();
    expect(targets.problem(pdfOf('quejas'))).toContain('no existe');
  });

  it('de cada hoja responde el archivo de su formulario', () => {
    const promised = promisedPdfs(content).find(({ path: pdf }) => pdf === pdfOf('queja'));
    expect(promised).toMatchObject({ file: 'content/formularios/queja.yml', genuine: true });
    expect(promised?.field).toEqual(['titulo']);
  });

  it('un signo que no se puede imprimir se quita a la vista', async () => {
    const changed = { ...QUEJA, data: { ...QUEJA.data, descripcion: 'Quéjese ☃ aquí.' } };
    await build({ formularios: [changed], recomendaciones });
    expect(read(pdfOf('queja')).text).toContain('Quéjese […] aquí.');
  });
});
