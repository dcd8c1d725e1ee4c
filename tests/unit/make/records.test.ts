/** @jest-environment node */
import { normaPath } from '@/lib/routes';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import { emitRecords } from '@/scripts/make/emit/records';
import { withNormas } from '../norma';
import { sourcesOf } from '../site/sources';

const CONTENT = withNormas([
  { nombre: 'NTA-33', desde: '2016-04-08', muestra: true },
  {
    nombre: 'NTE-01',
    sustituyeA: ['NTA-33'],
    enlace: false,
    estado: 'derogada',
    leyenda: 'DEROGADA',
  },
]);
const { assets, ...rest } = sourcesOf(CONTENT);
const files = emitRecords({
  ...rest,
  assets: { ...assets, pdf: () => ({ bytes: 28_000, pages: 3, text: true, sha256: 'abc' }) },
});
const read = (file: string) => JSON.parse(files.get(file) ?? '') as Record<string, unknown>;

it('junto a la página de cada norma están sus datos, y de nada más', () => {
  const pages = RECORD_NAMES.filter((name) => recordKindOf(name).besidePage).flatMap((name) =>
    recordsOf(CONTENT, name).map(({ url }) => url.replace(/^\/(.*)\/$/, '$1.json')),
  );
  expect([...files.keys()].sort()).toEqual(pages.sort());
  expect(pages).toContain('normatividad/nta-33.json');
});

it('dicen su estado, sus fechas, su documento, su licencia y si son de muestra', () => {
  expect(read('normatividad/nta-33.json')).toMatchObject({
    nombre: 'NTA-33',
    situacion: 'vigente',
    desde: '2016-04-08',
    hasta: '',
    sustituidaPor: ['NTE-01'],
    archivo: {
      direccion: expect.stringMatching(/\/static\/pdf\/normas-administrativas\/NTA-33\.pdf$/),
      tipo: 'application/pdf',
      ...{ bytes: 28_000, paginas: 3, sha256: 'abc' },
    },
    pagina: new URL(normaPath('NTA-33'), CONTENT.sitio.data.url).href,
    actualizado: '2025-01-27',
    muestra: true,
    licencia: expect.stringContaining('creativecommons.org'),
  });
  expect(read('normatividad/nte-01.json')).toMatchObject({
    situacion: 'no vigente',
    archivo: null,
    sustituyeA: ['NTA-33'],
    muestra: false,
  });
});
