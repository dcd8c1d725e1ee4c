/** @jest-environment node */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import type { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { comunicadoPath } from '@/lib/routes';
import { allPages } from '@/lib/site/pages';
import { kindOf } from '@/lib/site/kinds';
import { pageData } from '@/lib/site/page-data';
import { pageMetadata } from '@/lib/site/page-data/metadata';
import { shellView } from '@/lib/site/page-data/shell';
import { unmeasuredAssets } from '@/lib/site/assets';
import { recordsOf, type recordKinds } from '@/lib/site/records';
import type { DataView } from '@/lib/site/views/datos';
import type { PublicRecord } from '@/lib/site/records/record';
import { emitSitemaps } from '@/scripts/make/emit/sitemap';
import { onlyDaily } from '@/scripts/test/daily';
import { sampleContent, sampleWith } from '../../sample';
import { sourcesOf, withShortTexts } from './sources';
import { unknownToSchemaOrg, type Block } from './vocabulary';

const sample = { ...withShortTexts(sampleContent()), normas: sampleContent().normas };
const at = (ruta: string) => new URL(ruta, sample.sitio.data.url).href;

type Fields<Name extends keyof typeof recordKinds> = z.infer<(typeof recordKinds)[Name]['schema']>;

/** The things that each page says, as a reader of its HTML finds them. */
function thingsOf(content: Content): Map<string, Block[]> {
  const sources = sourcesOf(content);
  const shell = shellView(sources);
  return new Map(
    allPages(content).map((ref) => {
      const html = renderToStaticMarkup(<PageOf page={pageData(sources, ref)} shell={shell} />);
      const $ = load(html);
      const scripts = $('script[type="application/ld+json"]').toArray();
      return [
        ref.ruta,
        scripts.flatMap((script) => {
          const said = JSON.parse($(script).text()) as Record<string, unknown>;
          const { '@context': context, '@graph': graph, ...only } = said;
          expect(context).toBe('https://schema.org');
          return (graph ?? [only]) as Block[];
        }),
      ];
    }),
  );
}

const pages = thingsOf(sample);
const all = [...pages.values()].flat();
const ofType = (type: string, blocks = all) => blocks.filter((block) => block['@type'] === type);

/** Of things that say the same in other words, one: the compiler takes its time over each. */
function oneOfEachShape(blocks: Block[]): Block[] {
  const shapes = new Map<string, Block>();
  for (const block of blocks)
    shapes.set(
      JSON.stringify(block, (key, value: unknown) =>
        key === '@type' || typeof value === 'object' ? value : typeof value,
      ),
      block,
    );
  return [...shapes.values()];
}

if (!onlyDaily)
  describe('el vocabulario de schema.org', () => {
    it('tiene cada clase, propiedad y valor que las páginas dicen', () => {
      expect(new Set(all.map((block) => block['@type'])).size).toBeGreaterThan(5);
      expect(unknownToSchemaOrg(oneOfEachShape(all))).toEqual([]);
    });

    it('no tiene lo que nadie ha definido, a ninguna profundidad', () => {
      const wrong: Block[] = [
        { '@type': 'GovermentOrganization', name: 'Oficina' },
        { '@type': 'GovernmentOrganization', openingHours: 'Mo-Fr 08:00-15:00' },
        { '@type': 'NewsArticle', author: { '@type': 'Person', nombre: 'Ana' } },
        { '@type': 'NewsArticle', publisher: { '@type': 'Place', name: 'Palacio' } },
        { '@type': 'ListItem', position: true },
      ];
      const said = unknownToSchemaOrg(wrong);
      for (const { '@type': type } of wrong)
        expect(said.some((line) => line.startsWith(`${type}:`))).toBe(true);
      expect(said).toHaveLength(wrong.length);
    });
  });

describe('lo que los buscadores leen', () => {
  it('en la portada, quién es la oficina, cuándo atiende y en qué lengua', () => {
    const [office, site] = pages.get('/default/')!;
    const { nombre, telefono, horario } = sample.sitio.data;
    expect(office).toMatchObject({ '@type': 'GovernmentOrganization', name: nombre });
    const [contact] = office!['contactPoint'] as Record<string, unknown>[];
    expect(telefono).toBe('664 555 0100');
    expect(horario).toBe('lunes a viernes, de 8:00 a 15:00 horas');
    expect(contact).toMatchObject({
      telephone: '+526645550100',
      availableLanguage: 'es',
      hoursAvailable: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '15:00',
        },
      ],
    });
    expect(site).toMatchObject({ '@type': 'WebSite', name: nombre });
  });

  it('tantas notas como comunicados, y ninguna en otra página', () => {
    const { comunicados } = sample;
    expect(ofType('NewsArticle')).toHaveLength(comunicados.length);
    for (const { slug, data } of comunicados)
      expect(ofType('NewsArticle', pages.get(comunicadoPath(slug)))).toEqual([
        expect.objectContaining({
          headline: data.titulo,
          description: data.resumen,
          datePublished: data.fecha,
          author: expect.objectContaining({
            name: 'Comunicación',
            url: at('/directorio/#comunicacion'),
          }) as unknown,
          image: {
            '@type': 'ImageObject',
            url: at(`/tarjetas/comunicado/${slug}.png`),
            width: '1200 px',
            height: '630 px',
          },
        }),
      ]);
  });

  it('cada norma en su página, con la huella de su PDF, y vigente sólo si consta', () => {
    const file = { bytes: 1234, pages: 1, text: true, sha256: 'a'.repeat(64) };
    const measured = { ...sourcesOf(sample), assets: { ...unmeasuredAssets, pdf: () => file } };
    const normas = recordsOf(sample, 'norma') as PublicRecord<Fields<'norma'>>[];
    expect(ofType('Legislation')).toHaveLength(normas.length);
    const situaciones = new Set<string>();
    for (const { url, fields } of normas) {
      const ref = allPages(sample).find(({ ruta }) => ruta === url)!;
      const [law] = ofType('Legislation', pageData(measured, ref).linkedData as Block[]);
      situaciones.add(fields.situacion);
      expect(law).toMatchObject({
        legislationIdentifier: fields.nombre,
        legislationDateVersion: fields.corte,
        mainEntityOfPage: at(url),
      });
      expect(law!['legislationLegalForce']).toBe(
        { vigente: 'https://schema.org/InForce', 'no vigente': 'https://schema.org/NotInForce' }[
          fields.situacion as string
        ],
      );
      expect(law!['encoding']).toEqual(
        fields.pdf
          ? {
              '@type': 'MediaObject',
              contentUrl: at(fields.pdf),
              encodingFormat: 'application/pdf',
              contentSize: '1234 B',
              sha256: file.sha256,
            }
          : undefined,
      );
    }
    expect(situaciones.size).toBeGreaterThan(1);
  });

  it('en la de datos abiertos, cada lista que se da, con sus archivos y su licencia', () => {
    const sources = sourcesOf(sample);
    const ref = allPages(sample).find(({ ruta }) => ruta === '/datos/')!;
    const { conjuntos } = pageData(sources, ref).view as { conjuntos: DataView[] };
    const datasets = ofType('Dataset', pages.get('/datos/'));
    expect(ofType('Dataset')).toHaveLength(conjuntos.length);
    for (const [index, { titulo, archivos }] of conjuntos.entries()) {
      expect(datasets[index]!['name']).toContain(titulo);
      expect(String(datasets[index]!['description']).length).toBeGreaterThanOrEqual(50);
      expect(datasets[index]).toMatchObject({
        license: { '@type': 'CreativeWork', name: 'CC BY 4.0', url: at('/datos/') },
        distribution: [
          { contentUrl: at(archivos[0]!.csv), encodingFormat: 'text/csv' },
          { contentUrl: at(archivos[0]!.json), encodingFormat: 'application/json' },
        ],
      });
    }
  });

  it('cada trámite en la página del sitio en la que se hace, y los de fuera en ninguna', () => {
    const tramites = recordsOf(sample, 'tramite');
    const inside = tramites.filter(({ url }) => url.startsWith('/'));
    expect(inside.length).toBeLessThan(tramites.length);
    expect(ofType('GovernmentService')).toHaveLength(inside.length);
    for (const { title, url } of inside)
      expect(
        ofType('GovernmentService', pages.get(url.replace(/#.*/, ''))).map(({ name }) => name),
      ).toContain(title);
  });

  it('el camino a cada página que lo enseña, y en ninguna más', () => {
    const sources = sourcesOf(sample);
    for (const ref of allPages(sample)) {
      const { frame } = pageData(sources, ref);
      const ways = ofType('BreadcrumbList', pages.get(ref.ruta));
      expect([ref.ruta, ways.length]).toEqual([ref.ruta, frame?.titulo ? 1 : 0]);
    }
    expect(ofType('BreadcrumbList', pages.get('/accesibilidad/'))[0]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Inicio' },
        { position: 2, name: 'Accesibilidad y privacidad de este sitio' },
      ],
    });
  });

  it('quién ocupa y ocupó el cargo; de personas inventadas, nada', () => {
    const { actual, anteriores } = sample.titulares.data;
    expect(ofType('Person').map(({ name }) => name)).toEqual(
      [actual, ...anteriores].map(({ nombre }) => nombre),
    );
    const invented = sampleWith(({ titulares: { data } }) =>
      [data.actual, ...data.anteriores].forEach((one) => (one.muestra = true)),
    );
    const ref = allPages(sample).find(({ ruta }) => ruta === '/sindico/')!;
    expect(ofType('Person', pages.get('/sindico/'))).toHaveLength(1 + anteriores.length);
    expect(ofType('Person', pageData(sourcesOf(invented), ref).linkedData as Block[])).toEqual([]);
  });

  it('el mismo día de cambio en la página, su cabeza, su nota y el mapa del sitio', () => {
    const sources = sourcesOf(sample);
    const sitemaps = [...emitSitemaps(sample).values()].join('\n');
    const mapped = new Map(
      [...sitemaps.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
        ([, loc, day]) => [loc, day],
      ),
    );
    for (const ref of allPages(sample).filter(({ kind }) => kindOf(kind).indexed)) {
      const page = pageData(sources, ref);
      const day = page.frame?.pie.actualizado?.dia;
      expect([ref.ruta, mapped.get(at(ref.ruta))]).toEqual([ref.ruta, day]);
      const things = pages.get(ref.ruta);
      const [dated] = [...ofType('NewsArticle', things), ...ofType('Legislation', things)];
      if (!dated) continue;
      expect(dated['dateModified']).toBe(day);
      const { openGraph } = pageMetadata(sample.sitio.data, page);
      expect(openGraph).toMatchObject({ type: 'article', modifiedTime: day });
    }
  });
});
