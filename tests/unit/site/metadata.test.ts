/** @jest-environment node */
import type { Content } from '@/lib/content/model';
import { pageMetadata } from '@/lib/site/page-data/metadata';
import { allPages } from '@/lib/site/pages';
import { kindOf } from '@/lib/site/kinds';
import { pageData } from '@/lib/site/page-data';
import type { PageHead } from '@/lib/site/views/text-page';
import { allTitles, documentTitle } from '@/lib/site/pages/titles';
import { TITLE_MAX } from '@/lib/site/text';
import { sampleContent, withSitio } from '../../sample';
import { release, releases, sourcesOf, withReleases } from './sources';

const site = { nombre: 'Oficina de Prueba', url: 'https://oficina.example' };
const head = { titulo: 'Comunicados', descripcion: 'Lo que publicó la oficina.' };
const of = (change: Partial<PageHead> = {}) =>
  pageMetadata(site, { head: { ...head, ...change }, ruta: '/prensa/', noindex: false });

describe('la cabeza de una página', () => {
  it('es su propia dirección canónica, salvo que repita a otra página', () => {
    expect(of().alternates).toEqual({ canonical: '/prensa/' });
    expect(of({ canonica: '/default/' }).alternates).toEqual({ canonical: '/default/' });
    expect(of({ canonica: '/default/' }).openGraph).toMatchObject({ url: '/default/' });
  });

  it('pide a los buscadores que no la listen, si la tabla lo dice', () => {
    expect(of().robots).toBeUndefined();
    expect(pageMetadata(site, { head, ruta: '/prueba/', noindex: true }).robots).toEqual({
      index: false,
      follow: true,
    });
  });

  it('de un comunicado y de una norma, las redes enseñan una imagen suya, dicha en palabras', () => {
    const tarjeta = { src: '/tarjetas/norma/nta-33.png', alt: 'Norma NTA-33: Archivo' };
    const { openGraph, twitter } = of({
      ...{ tarjeta, fecha: '2025-01-27', actualizado: '2025-02-01' },
    });
    const image = { url: tarjeta.src, alt: tarjeta.alt };
    expect(openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2025-01-27',
      modifiedTime: '2025-02-01',
      images: [{ ...image, width: 1200, height: 630, type: 'image/png' }],
    });
    expect(twitter).toMatchObject({ images: [image] });
  });

  it('de las demás, la imagen común, y su día de cambio no las hace artículos', () => {
    const { openGraph } = of({ actualizado: '2025-02-01' });
    expect(openGraph).toMatchObject({ type: 'website', images: [{ url: '/tarjeta-social.png' }] });
    expect(openGraph).not.toHaveProperty('modifiedTime');
    expect(openGraph).not.toHaveProperty('publishedTime');
  });

  // Especificación: 2.1-15, 6-02
  it('lleva el rol que una dirección declare', () => {
    expect(of().other).toBeUndefined();
    expect(of({ rol: 'direccion' }).other).toEqual({ role: 'direccion' });
    const ref = allPages(sampleContent()).find(({ ruta }) => ruta === '/normatividad/')!;
    const normatividad = pageMetadata(site, pageData(sourcesOf(), ref));
    expect(normatividad.other).toEqual({ role: 'normatividad' });
  });

  // Especificación: PR-07
  it('no deja rastro de quién llega a otro sitio', () => expect(of().referrer).toBe('no-referrer'));
});

it('se ocultan de los buscadores las páginas que la tabla no les da; con indexar: false, todas', () => {
  const hiddenIn = (content: Content) =>
    allPages(content).filter((ref) => pageMetadata(site, pageData(sourcesOf(content), ref)).robots);
  const all = allPages(sampleContent());
  expect(hiddenIn(sampleContent())).toEqual(all.filter(({ kind }) => !kindOf(kind).indexed));
  expect(hiddenIn(withSitio({ indexar: false }))).toEqual(all);
});

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
