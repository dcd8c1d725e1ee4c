/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import { LinkedData } from '@/components/ui/LinkedData';
import { comunicadoPath } from '@/lib/routes';
import { unmeasuredAssets } from '@/lib/site/assets';
import { kindOf } from '@/lib/site/kinds';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import { pageMetadata } from '@/lib/site/page-data/metadata';
import { recordsOf, type recordKinds } from '@/lib/site/records';
import type { PublicRecord } from '@/lib/site/records/record';
import { emitSitemaps } from '@/scripts/make/emit/sitemap';
import { sampleContent, sampleWith } from '../../sample';
import { sourcesOf, viewOf } from './sources';

const sample = sampleContent();
const at = (ruta: string) => new URL(ruta, sample.sitio.data.url).href;
const FILE = { bytes: 1234, pages: 1, text: true, sha256: 'a'.repeat(64) };
const sources = { ...sourcesOf(), assets: { ...unmeasuredAssets, pdf: () => FILE } };
const pages = new Map(allPages(sample).map((ref) => [ref.ruta, pageData(sources, ref)]));

type Block = { '@type': string } & Record<string, unknown>;
const thingsAt = (ruta: string) => pages.get(ruta)!.linkedData as Block[];
const all = [...pages.keys()].flatMap(thingsAt);
const ofType = (type: string, blocks = all) => blocks.filter((block) => block['@type'] === type);

type Norma = z.infer<(typeof recordKinds)['norma']['schema']>;

it('lo que un texto diga no sale de su guion', () => {
  const html = renderToStaticMarkup(<LinkedData things={[{ name: '</script><b>' }]} />);
  expect(html).toContain('{"@context":"https://schema.org","name":"\\u003c/script>\\u003cb>"}');
});

describe('lo que los buscadores leen', () => {
  it('en la portada, quién es la oficina, cuándo atiende y en qué lengua', () => {
    const [office, site] = thingsAt('/default/');
    const { nombre } = sample.sitio.data;
    expect(office).toMatchObject({ '@type': 'GovernmentOrganization', name: nombre });
    const [contact] = office!['contactPoint'] as Record<string, unknown>[];
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
      expect(ofType('NewsArticle', thingsAt(comunicadoPath(slug)))[0]).toMatchObject({
        headline: data.titulo,
        description: data.resumen,
        datePublished: data.fecha,
        author: { name: 'Comunicación', url: at('/directorio/#comunicacion') },
        image: {
          '@type': 'ImageObject',
          url: at(`/tarjetas/comunicado/${slug}.png`),
          width: '1200 px',
          height: '630 px',
        },
      });
  });

  it('cada norma en su página, con la huella de su PDF, y vigente sólo si consta', () => {
    const normas = recordsOf(sample, 'norma') as PublicRecord<Norma>[];
    expect(ofType('Legislation')).toHaveLength(normas.length);
    const FORCE = {
      vigente: 'https://schema.org/InForce',
      'no vigente': 'https://schema.org/NotInForce',
      'no consta': undefined,
    };
    for (const { url, fields } of normas) {
      const [law] = ofType('Legislation', thingsAt(url));
      expect(law).toMatchObject({
        legislationIdentifier: fields.nombre,
        legislationDateVersion: fields.corte,
        mainEntityOfPage: at(url),
      });
      expect(law!['legislationLegalForce']).toBe(FORCE[fields.situacion]);
      expect(law!['encoding']).toEqual(
        fields.pdf
          ? {
              '@type': 'MediaObject',
              contentUrl: at(fields.pdf),
              encodingFormat: 'application/pdf',
              contentSize: '1234 B',
              sha256: FILE.sha256,
            }
          : undefined,
      );
    }
    expect(new Set(normas.map(({ fields }) => fields.situacion)).size).toBeGreaterThan(1);
  });

  it('cada lista de datos abiertos, con sus archivos y su licencia, y cada trámite en la página en la que se hace', () => {
    const { conjuntos } = viewOf('datos', '/datos/');
    expect(ofType('Dataset')).toHaveLength(conjuntos.length);
    const [first] = conjuntos;
    expect(ofType('Dataset', thingsAt('/datos/'))[0]).toMatchObject({
      name: expect.stringContaining(first!.titulo),
      description: expect.stringMatching(/.{50}/),
      license: { '@type': 'CreativeWork', name: 'CC BY 4.0', url: at('/datos/') },
      distribution: [
        { contentUrl: at(first!.archivos[0]!.csv), encodingFormat: 'text/csv' },
        { contentUrl: at(first!.archivos[0]!.json), encodingFormat: 'application/json' },
      ],
    });
    const inside = recordsOf(sample, 'tramite').filter(({ url }) => url.startsWith('/'));
    expect(ofType('GovernmentService')).toHaveLength(inside.length);
    for (const { title, url } of inside)
      expect(thingsAt(url.replace(/#.*/, '')).map(({ name }) => name)).toContain(title);
  });

  it('el camino a cada página que lo enseña, y en ninguna más', () => {
    for (const { ruta, frame } of pages.values()) {
      const ways = ofType('BreadcrumbList', thingsAt(ruta));
      expect([ruta, ways.length]).toEqual([ruta, frame?.titulo ? 1 : 0]);
    }
    expect(ofType('BreadcrumbList', thingsAt('/accesibilidad/'))[0]).toMatchObject({
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
    const { linkedData } = pageData(sourcesOf(invented), { kind: 'sindico', ruta: '/sindico/' });
    expect(ofType('Person', linkedData as Block[])).toEqual([]);
  });

  it('el mismo día de cambio en la página, su cabeza, su nota y el mapa del sitio', () => {
    const sitemaps = [...emitSitemaps(sample).values()].join('\n');
    const mapped = new Map(
      [...sitemaps.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
        ([, loc, day]) => [loc, day],
      ),
    );
    for (const page of [...pages.values()].filter(({ kind }) => kindOf(kind).indexed)) {
      const day = page.frame?.pie.actualizado?.dia;
      expect([page.ruta, mapped.get(at(page.ruta))]).toEqual([page.ruta, day]);
      const dated = thingsAt(page.ruta).find((one) => one['dateModified']);
      if (!dated) continue;
      expect(dated['dateModified']).toBe(day);
      const { openGraph } = pageMetadata(sample.sitio.data, page);
      expect(openGraph).toMatchObject({ type: 'article', modifiedTime: day });
    }
  });
});
