/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import { Anchors } from '@/lib/check/anchors';
import { readContent, type ContentWithFacts } from '@/lib/content/load/reading';
import { allPages, sourceOf, type PageRef } from '@/lib/site/pages';
import { PAGE_KINDS } from '@/lib/site/kinds';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { projectCopy } from '../lib/proyecto';
import { keptIn, SAMPLE } from '../../sample';
import { sourcesOf } from './sources';

function bothOf(said: ContentWithFacts, page: PageRef) {
  const sources = sourcesOf(said.content);
  const html = renderToStaticMarkup(
    <PageOf page={pageData(sources, page)} shell={shellView(sources)} />,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  return {
    html,
    known: new Anchors(said).idsAt(page.ruta).filter(isLinked).sort(),
    shown: ids.filter(isLinked).sort(),
  };
}

const store = keptIn('muestra');
const said = readContent(SAMPLE, { store });
const pages = allPages(said.content);

/** Left to the build's own check: form fields and tabs, which no author would link to. */
const isLinked = (id: string) => !/^(queja|denuncia|sugerencia)-|^tab-/.test(id);

describe('los lugares que la revisión conoce son los que las páginas tienen', () => {
  it.each(PAGE_KINDS.filter((kind) => kind !== 'noEncontrada'))('%s', (kind) => {
    for (const page of pages.filter((one) => one.kind === kind).slice(0, 8)) {
      const { known, shown } = bothOf(said, page);
      expect(known).toEqual(shown);
    }
  });
});

describe('lo que se puede seguir', () => {
  const norma = { desde: undefined, hasta: undefined, cambios: [] };
  const undated = said.content.normas.map((one) => ({
    ...one,
    data: { ...one.data, normas: one.data.normas.map((each) => ({ ...each, ...norma })) },
  }));
  const withReleases = (count: number): ContentWithFacts => {
    const comunicados = said.content.comunicados.slice(0, count);
    return { ...said, content: { ...said.content, comunicados, normas: undated } };
  };
  const linksOf = (html: string) =>
    [...html.matchAll(/ href="([^"]*#reciba)"/g)].map(([, href = '']) => href);

  it.each([
    ['sin comunicados no se ofrece, ni nada lleva ahí', 0, []],
    ['con uno solo se ofrece entre los datos, y el pie lleva ahí', 1, ['/datos/#reciba']],
  ])('%s', (_, count, links) => {
    const other = withReleases(count);
    for (const ruta of ['/default/', '/prensa/', '/datos/']) {
      const page = allPages(other.content).find((one) => one.ruta === ruta)!;
      const { known, shown, html } = bothOf(other, page);
      expect(known).toEqual(shown);
      expect([...new Set(linksOf(html))]).toEqual(links);
    }
    expect(new Anchors(other).problem('/datos/#reciba', undefined) === undefined).toBe(count > 0);
  });

  it('se elige entre los comunicados, los de cada dirección y los cambios de las normas', () => {
    const page = pages.find(({ ruta }) => ruta === '/datos/')!;
    const feeds = [...bothOf(said, page).html.matchAll(/ href="([^"]*atom\.xml)"/g)];
    expect(feeds.map(([, href]) => href)).toEqual(
      expect.arrayContaining([
        '/prensa/atom.xml',
        '/normatividad/catalogo/atom.xml',
        '/asuntos/atom.xml',
      ]),
    );
  });
});

describe('también los de las notas y los títulos que se repiten', () => {
  const TEXT =
    '\n\n## Nota 1\n\na[^1]\n\n## Uno\n\nb[^2]\n\n## Uno\n\nc\n\n[^1]: Es una.\n[^2]: Es dos.\n';
  const { root, read, write, cleanUp } = projectCopy();
  const SPLIT = ['acuse', 'denuncia', 'quejapublica', 'accesibilidad'];
  for (const name of [...SPLIT, 'documentos'])
    write(`content/paginas/${name}.md`, read(`content/paginas/${name}.md`) + TEXT);
  write(
    'content/paginas/sindico.md',
    `${read('content/paginas/sindico.md')}\n\n### Nota 1\n\na[^1]\n\n[^1]: Es una.\n`,
  );
  afterAll(cleanUp);
  const noted = readContent(root, { store });

  it.each([...SPLIT, 'documentos', 'sindico'])('en la de %s.md, cada uno una vez', (name) => {
    const page = allPages(noted.content).find(
      (one) => sourceOf(noted.content, one) === `content/paginas/${name}.md`,
    )!;
    const { known, shown } = bothOf(noted, page);
    expect(known).toEqual(shown);
    expect(new Set(shown).size).toBe(shown.length);
    const anchors = new Anchors(noted);
    const found = anchors.problem(name === 'sindico' ? '#nada' : '#notas', page.ruta);
    expect(found?.code).toBe(name === 'sindico' ? 'link-anchor-missing' : undefined);
  });
});
