/** @jest-environment node */
import path from 'node:path';
import type { Destination, SitePicture } from '@/scripts/redaccion/api-lists';
import { choiceRoutes } from '@/scripts/redaccion/choices';
import { siteValues } from '@/scripts/redaccion/site-values';
import { ReferenceReader } from '@/scripts/redaccion/screen/references';
import { SAMPLE } from '../../sample';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
const routes = choiceRoutes({
  ...{ root: SAMPLE, public: path.join(SAMPLE, 'public'), store: folder.dir },
});
const ask = async (route: string) =>
  (await routes[route]!({
    who: { login: '', name: '', role: 'publica' },
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
    ...{ written: '{{telefono}}', words: '664 555 0100', about: 'Teléfono' },
  });
  for (const { words, about } of options) expect([words, about].join()).not.toMatch(/\{\{|^,|,$/);
});
