/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import { makeAssets } from '@/scripts/make/assets';
import { placesOf } from '@/scripts/make/places';
import { Store } from '@/scripts/make/store';
import { SAMPLE, sampleContent, withSitio } from '../../sample';
import { tempFolder } from './folder';
import { directPool } from './pool';

const folder = tempFolder();
afterAll(folder.cleanUp);
const places = { ...placesOf({ root: folder.dir, out: folder.at('out'), cache: folder.at('c') }) };

/** Nothing that promises a PDF: those are tests/unit/pdf's matter. */
const bare = (from = sampleContent()) => ({
  ...from,
  comunicados: [],
  normas: [],
  formularios: [],
  documentos: { ...from.documentos, data: { documentos: [] } },
});
const make = (content = bare()) =>
  makeAssets(content, places, { store: new Store(places.store, folder.dir), pool: directPool });
const copy = (name: string) =>
  folder.write(`public/${name}`, readFileSync(path.join(SAMPLE, 'public', name)));

beforeEach(() => {
  folder.remove('.');
  copy('icono.svg');
  copy('ilustraciones/tarjeta-social.svg');
});

describe('lo que el sitio lleva además de páginas', () => {
  it('los archivos de la oficina, y lo que se dibuja para él', async () => {
    folder.write('public/datos/a.csv', 'a,b');
    const { files, facts, said } = await make();
    expect([...files.keys()].sort()).toEqual([
      'datos/a.csv',
      'favicon.ico',
      'icono-180.png',
      'icono-192.png',
      'icono-512.png',
      'icono.svg',
      'ilustraciones/tarjeta-social.svg',
      'manifest.webmanifest',
      'organigrama.svg',
      'tarjeta-social.png',
    ]);
    const { width } = await sharp(files.get('tarjeta-social.png')).metadata();
    expect(width).toBe(1200);
    expect(facts.images[ORGANIGRAMA_SRC]).toMatchObject({ src: ORGANIGRAMA_SRC, sources: [] });
    expect(facts.images['/icono.svg']).toBeDefined();
    expect(said).toContain('2 imágenes (2 nuevas), 0 PDF');
  });

  it('el organigrama cambia con el directorio, y el manifiesto con el nombre de la oficina', async () => {
    const read = async (content = bare()) => {
      const { files } = await make(content);
      return ['organigrama.svg', 'manifest.webmanifest'].map((name) =>
        readFileSync(files.get(name)!, 'utf8'),
      );
    };
    const [chart, manifest] = await read();
    expect(JSON.parse(manifest!)).toMatchObject({
      name: sampleContent().sitio.data.nombre,
      lang: 'es-MX',
      start_url: '/default/',
    });
    const renamed = bare(withSitio({ nombre: 'Otra Oficina' }));
    const [sameChart, otherManifest] = await read(renamed);
    expect(sameChart).toBe(chart);
    expect(otherManifest).toContain('Otra Oficina');
    const { directorio } = sampleContent();
    const unidades = directorio.data.unidades.map((one, index) =>
      index === 1 ? { ...one, nombre: 'UNIDAD NUEVA' } : one,
    );
    const moved = { ...directorio, data: { ...directorio.data, unidades } };
    expect((await read({ ...bare(), directorio: moved }))[0]).toContain('UNIDAD NUEVA');
  });

  it('sin cambios se toma lo ya dibujado', async () => {
    const first = await make();
    const again = await make();
    expect(again.files).toEqual(first.files);
    expect(again.said).toContain('(0 nuevas)');
  });

  it.each(['icono.svg', 'ilustraciones/tarjeta-social.svg'])(
    'sin %s no se puede, y se dice',
    async (name) => {
      folder.remove(`public/${name}`);
      await expect(make()).rejects.toThrow(`Falta public/${name}`);
    },
  );

  it('si la oficina puso el suyo, vale el de la oficina', async () => {
    folder.write('public/organigrama.svg', readFileSync(path.join(SAMPLE, 'public/icono.svg')));
    const { files, facts } = await make();
    expect(readFileSync(files.get('organigrama.svg')!)).toEqual(
      readFileSync(path.join(SAMPLE, 'public/icono.svg')),
    );
    const { src, ...size } = facts.images['/icono.svg']!;
    expect(src).toBe('/icono.svg');
    expect(facts.images[ORGANIGRAMA_SRC]).toEqual({ src: ORGANIGRAMA_SRC, ...size });
  });
});
