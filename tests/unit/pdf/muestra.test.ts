/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { palette } from '@/tailwind.config';
import { COMUNICADO, DOCUMENTO, NORMA, workshop } from './workshop';

const { build, read, supply, folders, cleanUp } = workshop();
afterAll(cleanUp);

const MARCA = [
  'Documento de muestra',
  'Contenido ilustrativo. Consulte siempre la publicación oficial.',
];

describe('un documento que la oficina no ha entregado', () => {
  it('sale como muestra de una página, con su marca, su descripción y sus puntos numerados', async () => {
    expect(await build({ documentos: [DOCUMENTO] })).toEqual({ made: 1, reused: 0, supplied: 0 });
    const { text, pages, tags, links, bookmarks } = read(
      '/static/pdf/guias/MANUAL DE USO 2024.pdf',
    );
    for (const words of [
      ...MARCA,
      'Manual de usuario',
      'Cómo se usa.',
      '1.',
      'Primer paso: abra',
      '2.',
      'Segundo paso.',
    ])
      expect(text).toContain(words);
    expect(pages).toBe(1);
    expect(tags.filter((tag) => tag === 'LI')).toHaveLength(2);
    expect(links).toContain('https://a.example/x');
    expect(bookmarks).toEqual(['Manual de usuario']);
  });

  it('con muchos puntos sigue en otra página, y ahí también dice que es muestra', async () => {
    const puntos = Array.from(
      { length: 40 },
      (_, index) => `Punto número ${index + 1} del documento.`,
    );
    await build({ documentos: [{ ...DOCUMENTO, puntos }] });
    const { pages, text } = read('/static/pdf/guias/MANUAL DE USO 2024.pdf');
    expect(pages).toBe(2);
    expect(text.split('\n')[1]).toContain('Documento de muestra');
    expect(text).toContain('Punto número 40 del documento.');
  });
});

describe('una norma que la oficina no ha entregado', () => {
  it('dice su clave, su catálogo y que está vigente', async () => {
    await build({ normas: [NORMA] });
    const { text, raw } = read('/static/pdf/normas-administrativas/NTA-01.pdf');
    for (const words of [
      ...MARCA,
      'Uso de vehículos',
      'Clave: NTA-01',
      'Catálogo: Normas Administrativas',
      'Estado en el catálogo de muestra: Vigente',
    ])
      expect(text).toContain(words);
    expect(Buffer.from(raw, 'latin1').toString()).toContain('>NTA-01. Uso de vehículos</rdf:li>');
  });

  it('su estado no aparece en verde: el documento no existe', async () => {
    await build({ normas: [NORMA] });
    const { contents } = read('/static/pdf/normas-administrativas/NTA-01.pdf');
    const [red, green, blue] = [1, 3, 5].map(
      (at) => parseInt(palette.verde.slice(at, at + 2), 16) / 255,
    );
    const inks = [...contents.join('').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gm)];
    const isGreen = ([, r, g, b]: RegExpMatchArray) =>
      [Number(r) - red!, Number(g) - green!, Number(b) - blue!].every((d) => Math.abs(d) < 0.01);
    expect(inks.length).toBeGreaterThan(0);
    expect(inks.filter(isGreen)).toEqual([]);
  });

  it('si ya no rige, lo dice con la leyenda de su estado', async () => {
    await build({
      normas: [{ ...NORMA, estado: 'derogada', leyenda: 'DEROGADA 22 DE MAYO DE 2019' }],
    });
    expect(read('/static/pdf/normas-administrativas/NTA-01.pdf').text).toContain(
      'Estado en el catálogo de muestra: DEROGADA 22 DE MAYO DE 2019',
    );
  });

  it('sin enlace no tiene PDF', async () => {
    expect(await build({ normas: [{ ...NORMA, nombre: 'NTA-41', enlace: false }] })).toEqual({
      made: 0,
      reused: 0,
      supplied: 0,
    });
  });
});

describe('el archivo de la oficina', () => {
  it('toma el lugar de la muestra y nadie lo toca', async () => {
    await supply('static/pdf/normas-administrativas/NTA-02.pdf', 'el verdadero');
    const counts = await build({ normas: [{ ...NORMA, nombre: 'NTA-02' }] });
    expect(counts).toEqual({ made: 0, reused: 0, supplied: 1 });
    expect(
      existsSync(path.join(folders.outDir, 'static/pdf/normas-administrativas/NTA-02.pdf')),
    ).toBe(false);
  });

  it('fuera de la demostración es obligatorio, salvo el de los comunicados', async () => {
    const words = {
      sitio: { demostracion: false },
      normas: [{ ...NORMA, nombre: 'NTA-03' }],
      documentos: [DOCUMENTO],
    };
    await expect(build(words)).rejects.toThrow('Hay 2 errores en los documentos:');
    await expect(build(words)).rejects.toThrow(
      'falta el documento public/static/pdf/normas-administrativas/NTA-03.pdf. Ponga ahí el archivo oficial.',
    );
    await build({ sitio: { demostracion: false }, comunicados: [COMUNICADO] });
    expect(read('/static/pdf/NOTICIAS/SP_COM_007.pdf').text).not.toContain('demostración');
  });
});
