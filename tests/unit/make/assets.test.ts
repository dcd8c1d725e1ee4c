/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '@/lib/content/model';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import { makeAssets } from '@/scripts/make/assets';
import { inspectOffice } from '@/scripts/make/office/inspect';
import { pathsOf } from '@/scripts/make/paths';
import { Store } from '@/lib/store';
import { SAMPLE, sampleContent } from '../../sample';
import { pdfWith } from '../office/made-pdf';
import { release } from '../site/sources';
import { tempFolder } from './folder';

const folder = tempFolder();
const paths = { ...pathsOf({ root: folder.dir, out: folder.at('out'), cache: folder.at('c') }) };

const bare = (from = sampleContent()): Content => ({
  ...from,
  comunicados: [],
  normas: [],
  formularios: [],
  documentos: { ...from.documentos, data: { documentos: [] } },
});
const make = async (content = bare()) => {
  const store = new Store(paths.store);
  const { files: office } = await inspectOffice(paths, store);
  return makeAssets(content, office, paths, store);
};
const copy = (name: string) =>
  folder.write(`public/${name}`, readFileSync(path.join(SAMPLE, 'public', name)));

beforeEach(() => {
  folder.remove('.');
  copy('icono.svg');
  copy('ilustraciones/tarjeta-social.svg');
});

describe('lo que el sitio lleva además de páginas', () => {
  it('los archivos de la oficina, y lo que se dibuja para él', async () => {
    folder.write('public/static/pdf/a.pdf', await pdfWith());
    const { files, facts, said } = await make();
    expect([...files.keys()].sort()).toEqual([
      'favicon.ico',
      'icono-180.png',
      'icono-192.png',
      'icono-512.png',
      'icono.svg',
      'ilustraciones/tarjeta-social.svg',
      'manifest.webmanifest',
      'organigrama.svg',
      'static/pdf/a.pdf',
      'tarjeta-social.png',
    ]);
    const { width } = await sharp(files.get('tarjeta-social.png')).metadata();
    expect(width).toBe(1200);
    expect(facts.images[ORGANIGRAMA_SRC]).toMatchObject({ src: ORGANIGRAMA_SRC });
    expect(facts.images['/icono.svg']).toBeDefined();
    expect(said).toContain('2 imágenes (2 nuevas), 0 PDF');
  });

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

describe('una fotografía que dice dónde, cuándo y quién', () => {
  const PLANTED = ['Juana Testigo', 'Telefono-Modelo-9', '32/1 30/1 534/10', 'Editado por jperez'];
  async function photo(type: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
    const [artist = '', model = '', place = '', editor = ''] = PLANTED;
    const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
    return sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal', noise } })
      .withExif({
        IFD0: { Artist: artist, Model: model },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: place, GPSLongitude: place },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${editor}</a></x:xmpmeta>`)
      .withIccProfile('p3')
      .toFormat(type)
      .toBuffer();
  }
  const NAMES = ['foto.jpg', 'foto.png', 'foto.webp', 'foto.avif'];

  // Especificación: PR-08
  it('llega sin nada de eso a cada archivo del sitio: páginas, redes y PDF', async () => {
    const types = ['jpeg', 'png', 'webp', 'avif'] as const;
    for (const [index, name] of NAMES.entries()) {
      const bytes = await photo(types[index]!);
      expect((await sharp(bytes).metadata()).exif?.includes('Juana Testigo')).toBe(true);
      folder.write(`public/imagenes/${name}`, bytes);
    }
    const body = NAMES.map((name) => `![Foto](/imagenes/${name})`).join('\n\n');
    const one = { ...release(7, '2025-01-27'), body };
    const { files } = await make({ ...bare(), comunicados: [one] });

    const read = [...files].map(([name, from]) => ({ name, from, bytes: readFileSync(from) }));
    expect(read.filter(({ name }) => name.endsWith('.pdf'))).toHaveLength(1);
    expect(read.filter(({ name }) => name.startsWith('imagenes/'))).toHaveLength(4 * 3);
    for (const { name, bytes } of read)
      for (const words of [...PLANTED, 'Exif\0\0', 'ICC_PROFILE'])
        expect(`${name}: ${bytes.includes(words) ? words : 'nada'}`).toBe(`${name}: nada`);
    for (const { name, from } of read.filter((each) =>
      /\.(?:jpg|png|webp|avif)$/.test(each.name),
    )) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(from).metadata();
      expect([name, exif, xmp, icc, iptc, orientation]).toEqual([name]);
    }
  });
});
