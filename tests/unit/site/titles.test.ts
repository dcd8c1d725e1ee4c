/** @jest-environment node */
import { allPages } from '@/lib/site/pages';
import { allTitles, documentTitle } from '@/lib/site/pages/titles';
import { TITLE_MAX } from '@/lib/site/text';
import { pageData } from '@/lib/site/page-data';
import { pageMetadata } from '@/lib/site/page-data/metadata';
import { release, releases, sourcesOf, withReleases } from './sources';

const named = (titulo: string, numero: number, fecha: string) => {
  const one = release(numero, fecha);
  return { ...one, data: { ...one.data, titulo } };
};

const content = withReleases([
  ...releases(60),
  named('Convocan a sesión', 70, '2023-02-03'),
  named('Convocan a sesión', 71, '2023-02-03'),
  named('Convocan a sesión', 72, '2023-01-03'),
  named('Directorio', 73, '2023-01-02'),
  named('Comunicados de 2024', 74, '2023-01-01'),
]);
const { sitio } = content;
const sources = sourcesOf(content);
const heads = allPages(content).map((page) => pageData(sources, page));
const titleOf = (numero: number) =>
  heads.find(({ ruta }) => ruta === `/prensa/comunicado-${numero}/`)?.head.titulo;

describe('los títulos de las páginas', () => {
  it('no se repiten: el comunicado que se llama como otra página lleva su día, y si hace falta su número', () => {
    expect([70, 71, 72, 73, 74].map(titleOf)).toEqual([
      'Convocan a sesión, 3 de febrero de 2023 (comunicado 70)',
      'Convocan a sesión, 3 de febrero de 2023 (comunicado 71)',
      'Convocan a sesión, 3 de enero de 2023',
      'Directorio, 2 de enero de 2023',
      'Comunicados de 2024, 1 de enero de 2023',
    ]);
    expect(titleOf(60)).toBe('Comunicado número 60');
  });

  it('son los que la revisión compara', () => {
    const own = heads.map(({ head }) => head.titulo).sort();
    expect(
      allTitles(content)
        .map(({ titulo }) => titulo)
        .sort(),
    ).toEqual(own);
    expect(new Set(own).size).toBe(own.length);
  });

  it('llevan el nombre de la oficina, mientras quepa', () => {
    const { nombre, url } = sitio.data;
    const long = 'a'.repeat(TITLE_MAX);
    expect(documentTitle('Directorio', nombre)).toBe(`Directorio | ${nombre}`);
    expect(documentTitle(nombre, nombre)).toBe(nombre);
    expect(documentTitle(long, nombre)).toBe(long);
    const edge = 'a'.repeat(TITLE_MAX - nombre.length - 3);
    expect(documentTitle(edge, nombre)).toHaveLength(TITLE_MAX);
    const page = { ...heads[0]!, head: { ...heads[0]!.head, titulo: long } };
    expect(pageMetadata({ nombre, url }, page).title).toBe(long);
  });
});
