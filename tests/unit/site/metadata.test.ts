/** @jest-environment node */
import type { Content } from '@/lib/content/model';
import { pageMetadata } from '@/lib/site/page-data/metadata';
import { allPages } from '@/lib/site/pages';
import { kindOf } from '@/lib/site/kinds';
import { pageData } from '@/lib/site/page-data';
import type { PageHead } from '@/lib/site/views/text-page';
import { sampleContent, withSitio } from '../../sample';
import { sourcesOf } from './sources';

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
