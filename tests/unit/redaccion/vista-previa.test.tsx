/** @jest-environment node */
import path from 'node:path';
import { load } from 'cheerio';
import { ISLANDS } from '@/components/islands/attributes';
import { PAGE_KINDS } from '@/lib/site/kinds';
import { shellView } from '@/lib/site/page-data/shell';
import { forced } from '@/scripts/redaccion/preview/night';
import { shareable, standalone } from '@/scripts/redaccion/preview/standalone';
import { pageDocument, viewsOf } from '@/scripts/redaccion/preview/views';
import { SAMPLE, sampleContent } from '../../sample';
import { PARTS } from '../make/page';
import { firstOf, releases, sourcesOf, withReleases } from '../site/sources';

const parts = { ...PARTS, islands: Object.fromEntries(ISLANDS.map((name) => [name, `${name}-1`])) };
const files = { made: new Map<string, string>(), public: path.join(SAMPLE, 'public') };
const content = sampleContent();
const [release] = content.comunicados;
const sources = sourcesOf();
const of = (file: string, from = sources) => viewsOf(from, file, parts, files);
const htmlOf = (view: { name: string }) => ('html' in view ? String(view.html) : '');

function fetchedBy(html: string): string[] {
  const page = load(html);
  const addresses = page('[src], [srcset], [poster], [data], link[href], [background]')
    .toArray()
    .flatMap(({ attribs }) =>
      ['src', 'srcset', 'poster', 'data', 'href', 'background'].map((name) => attribs[name]),
    );
  const styles = page('style, [style]')
    .toArray()
    .map((one) => page(one).text() + (page(one).attr('style') ?? ''));
  return [
    ...addresses.filter((one) => one !== undefined && !one.startsWith('data:')),
    ...styles.flatMap((css) => css.match(/url\((?!['"]?data:)[^)]*\)|@import/g) ?? []),
  ] as string[];
}

describe('la vista previa', () => {
  it('de un comunicado enseña su página, su tarjeta y cómo sale en el buscador', () => {
    const { views, missing } = of(release!.file);
    expect(views.map(({ name }) => name)).toEqual(['Página', 'Tarjeta', 'Buscador']);
    expect(missing).toEqual([]);
    const [page, card, found] = views.map((view) => load(htmlOf(view)));
    expect(page!('h1').text()).toBe(release!.data.titulo);
    expect(card!('.card h2').text()).toBe(release!.data.titulo);
    expect(found!('.search-page li p').text()).toBe(`Comunicado · ${release!.data.resumen}`);
  });

  it('corta a 150 letras el resumen que la tarjeta corta', () => {
    const resumen = 'Palabras '.repeat(30).trim();
    const long = { ...release!, data: { ...release!.data, resumen } };
    const { views } = of(long.file, sourcesOf({ ...content, comunicados: [long] }));
    const card = load(htmlOf(views.find(({ name }) => name === 'Tarjeta')!));
    expect(card('.card').text()).toContain(`${resumen.slice(0, 150)}...`);
  });

  it.each([
    ['content/direcciones/contraloria.md', 'Dirección de Contraloría'],
    ['content/sindico/historia.yml', 'Sindicatura y Síndico Procurador'],
    ['content/directorio.yml', 'Directorio'],
    ['content/sitio.yml', 'Sindicatura Procuradora del Ayuntamiento de Tijuana'],
    ['content/normas/normas-especiales.yml', 'Catálogo de normas'],
  ])('de %s enseña la página en que se lee: %s', (file, title) => {
    const { views } = of(file);
    const titles = views.map((view) => `${view.name} ${load(htmlOf(view))('title').text()}`);
    expect(titles.join('\n')).toContain(title);
  });

  it('de una imagen que no está lo dice, en vez de un marco roto', () => {
    const lost = { ...release!, data: { ...release!.data, imagen: '/ilustraciones/no-está.svg' } };
    const { views, missing } = of(lost.file, sourcesOf({ ...content, comunicados: [lost] }));
    expect(missing).toEqual(['/ilustraciones/no-está.svg']);
    const src = load(htmlOf(views[0]!))('main img').attr('src') ?? '';
    expect(Buffer.from(src.split(',')[1]!, 'base64').toString()).toContain('Falta esta imagen');
  });

  it('de noche o de día, como se pida, diga lo que diga el aparato', () => {
    const html =
      '<style>:root{color-scheme:light dark}@media screen and (prefers-color-scheme:dark){a{}}</style>';
    expect(forced(html, true)).toContain('color-scheme:dark}@media screen and (min-width:0)');
    expect(forced(html, false)).toContain('color-scheme:light}@media screen and (max-width:0)');
  });
});

describe('el archivo que se comparte', () => {
  const { views } = of(release!.file);
  const html = shareable(htmlOf(views[0]!), '2025-02-03');
  const page = load(html);

  it('dice que es un borrador, de qué día y que no está publicado', () => {
    expect(page('body > p').first().text()).toMatch(
      /^Borrador del 3 de febrero de 2025\. No está publicado/,
    );
    expect(page('title').text()).toMatch(/^Borrador: /);
  });

  it('ninguna página pide nada a nadie al abrirse: ni guiones, ni marcos, ni formularios que envíen', () => {
    // Enough for a second page of a list, and for a year in parts.
    const archive = sourcesOf(withReleases(releases(60)));
    const shell = shellView(archive);
    for (const kind of PAGE_KINDS) {
      const built = pageDocument(firstOf(kind, archive), shell, parts);
      const { html } = standalone(built, files, shell.url);
      expect(fetchedBy(html)).toEqual([]);
      const page = load(html);
      expect(page('script, iframe, noscript, template, [action], [formaction]')).toHaveLength(0);
      expect(page('meta[http-equiv=Content-Security-Policy]').attr('content')).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'/,
      );
    }
  });

  it('lleva sus letras desde que se dibuja', () => {
    const built = '<html ><head><style>@font-face{font-display:optional}</style></head></html>';
    expect(standalone(built, files, 'https://x.example').html).toContain('font-display:block');
  });

  it('sus enlaces van al sitio publicado, con su dirección entera, o a la misma página', () => {
    const links = page('a[href]')
      .toArray()
      .map(({ attribs }) => attribs['href']!);
    expect(links.length).toBeGreaterThan(20);
    for (const href of links) expect(href).toMatch(/^(?:#|tel:|mailto:|https?:\/\/)/);
  });
});
