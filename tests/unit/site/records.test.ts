/** @jest-environment node */
import { allPages } from '@/lib/site/pages';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import { linkedData } from '@/lib/site/page-data/linked-data';
import { sampleContent } from '../../sample';
import { sourcesOf } from './sources';

const content = sampleContent();

describe('la tabla de lo que se publica', () => {
  it.each(RECORD_NAMES)('cada renglón de «%s» cumple con el esquema de sus campos', (name) => {
    const records = recordsOf(content, name);
    expect(records.length).toBeGreaterThan(0);
    for (const { fields } of records) recordKindOf(name).schema.parse(fields);
  });

  it.each(RECORD_NAMES)('de «%s», ninguno tiene el nombre de otro', (name) => {
    const ids = recordsOf(content, name).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tiene cada página una vez, sin las que se retiraron', () => {
    const pages = RECORD_NAMES.filter((name) => recordKindOf(name).isPage).flatMap((name) =>
      recordsOf(content, name).filter(({ url }) => !url.includes('#') && url.endsWith('/')),
    );
    const all = allPages(content)
      .filter(({ kind }) => kind !== 'retirada')
      .map(({ ruta }) => ruta);
    const shortcuts = pages.filter(({ chosen }) => chosen);
    expect(pages.length - shortcuts.length).toBe(all.length);
    expect(new Set(pages.map(({ url }) => url))).toEqual(new Set(all));
  });
});

describe('lo que los buscadores leen de una página', () => {
  const ofPage = (kind: string, frame?: Parameters<typeof linkedData>[2]) =>
    linkedData(
      sourcesOf(),
      allPages(content).find((page) => page.kind === kind)!,
      frame,
    );

  it('de un comunicado, qué dice y de qué día es', () => {
    const { titulo, resumen, fecha } = content.comunicados[0]!.data;
    expect(ofPage('comunicado')).toEqual([
      expect.objectContaining({
        '@type': 'NewsArticle',
        headline: titulo,
        description: resumen,
        datePublished: fecha,
      }),
    ]);
  });

  it('de lo que enseña su camino, el camino entero', () => {
    const frame = { titulo: 'Accesibilidad', pie: { fuentes: [] } };
    expect(ofPage('accesibilidad', frame).at(-1)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Inicio' },
        { position: 2, name: 'Accesibilidad' },
      ],
    });
    expect(ofPage('accesibilidad')).toEqual([]);
  });
});
