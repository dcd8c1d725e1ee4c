/** @jest-environment node */
import path from 'node:path';
import type { Destination, SitePicture } from '@/scripts/redaccion/api-lists';
import { lookupRoutes } from '@/scripts/redaccion/routes/lookups';
import { siteValues } from '@/scripts/redaccion/pieces';
import { ReferenceReader } from '@/scripts/redaccion/screen/references';
import { SAMPLE } from '../../sample';
import { tempFolder } from '../make/folder';
import { readHere } from './read-here';

const folder = tempFolder();
const folders = { root: SAMPLE, public: path.join(SAMPLE, 'public'), store: folder.dir };
const routes = lookupRoutes(folders, readHere);
const ask = async (route: string) =>
  (await routes[route]!({
    ...{ query: new URLSearchParams(), body: undefined, signal: new AbortController().signal },
  })) as never;

test('un enlace puede llevar a páginas, normas, comunicados y documentos, una vez a cada uno', async () => {
  const { destinos }: { destinos: Destination[] } = await ask('GET /api/destinos');
  expect(new Set(destinos.map(({ kind }) => kind))).toEqual(
    new Set(['Página', 'Norma', 'Comunicado', 'Documento']),
  );
  expect(destinos).toContainEqual({ url: '/directorio/', title: 'Directorio', kind: 'Página' });
  expect(new Set(destinos.map(({ url }) => url)).size).toBe(destinos.length);
});

test('las imágenes del sitio traen la descripción que alguna pieza les da', async () => {
  const { imagenes }: { imagenes: SitePicture[] } = await ask('GET /api/imagenes');
  expect(imagenes.length).toBeGreaterThan(5);
  expect(imagenes.every(({ address }) => /^\/(imagenes|ilustraciones)\//.test(address))).toBe(true);
  expect(imagenes.some(({ alt }) => alt.length > 10)).toBe(true);
});

test('los datos se eligen por lo que dicen: ninguno se muestra con llaves ni sin nombre', () => {
  const options = new ReferenceReader(siteValues(SAMPLE)).options();
  expect(options).toContainEqual({
    ...{ id: '{{telefono}}', title: '664 555 0100', note: 'Teléfono' },
  });
  for (const { title, note } of options) expect([title, note].join()).not.toMatch(/\{\{|^,|,$/);
});
