import { BitacoraSection } from '@/components/sections/BitacoraSection';
import { SiteMap } from '@/components/sections/SiteMap';
import type { ViewOf } from '@/lib/site/kinds';
import { pageData } from '@/lib/site/page-data';
import { sourcesOf } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

const viewOf = <K extends 'bitacora' | 'mapa' | 'datos'>(kind: K, ruta: string) =>
  pageData(sourcesOf(), { kind, ruta }).view as ViewOf<K>;

it('en el mapa del sitio cada título tiene algo debajo, y no es él mismo un enlace', () => {
  show(<SiteMap grupos={viewOf('mapa', '/mapa/').grupos} />);
  expect(hrefs('h2 a')).toEqual([]);
  for (const section of all('section')) expect(hrefs('a', section)).not.toEqual([]);
});

it('el mapa tiene también las páginas en inglés, dichas en su lengua', () => {
  show(<SiteMap grupos={viewOf('mapa', '/mapa/').grupos} />);
  expect(hrefs('[lang=en] a')).toEqual(expect.arrayContaining(['/en/', '/en/report/']));
});

it('mapa y datos no llaman «Trámites» a lo que el pie llama «Tramites y Servicios»', () => {
  const names = [
    ...viewOf('mapa', '/mapa/').grupos.map(({ titulo }) => titulo),
    ...viewOf('datos', '/datos/').conjuntos.map(({ titulo }) => titulo),
  ];
  expect(names).toContain('Servicios');
  expect(names.filter((name) => /Tr[aá]mites/.test(name))).toEqual([]);
});

it('las listas de la bitácora son enlaces aparte, cada uno con su nombre', () => {
  const files = { json: '/b.json', csv: '/b.csv' };
  const anios = ['2024', '2025'].map((anio) => ({
    anio,
    json: `/${anio}.json`,
    csv: `/${anio}.csv`,
  }));
  const view = { before: '', after: '', grupos: [], archivos: files, anios };
  show(<BitacoraSection view={view} />);
  const names = texts('.link-list a');
  expect(names).toHaveLength(6);
  expect(new Set(names).size).toBe(6);
  expect(all('.link-list li').every((row) => hrefs('a', row).length === 1)).toBe(true);
  expect(one('dl')).toBeUndefined();
});
