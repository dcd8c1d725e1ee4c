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
    expect(anchors.problem(name === 'sindico' ? '#nada' : '#notas', page.ruta)).toEqual(
      name === 'sindico' ? expect.stringContaining('no tiene un lugar') : undefined,
    );
  });
});
