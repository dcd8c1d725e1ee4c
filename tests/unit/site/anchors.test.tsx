/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import { Anchors } from '@/lib/content/anchors';
import { readContent } from '@/lib/content/collect';
import { allPages, PAGE_KINDS } from '@/lib/site/pages';
import { pageData } from '@/lib/site/views';
import { shellView } from '@/lib/site/views/shell';
import { SAMPLE } from '../../sample';
import { sourcesOf } from './sources';

const said = readContent(SAMPLE);
const anchors = new Anchors(said);
const sources = sourcesOf(said.content);
const shell = shellView(sources);
const pages = allPages(said.content);

/** What the build's own check knows: fields of forms, and what no author would link to. */
const OF_TOOLS = /^(queja|denuncia|sugerencia)-|^tab-/;

describe('los lugares que la revisión conoce son los que las páginas tienen', () => {
  it.each(PAGE_KINDS.filter((kind) => kind !== 'noEncontrada'))('%s', (kind) => {
    for (const page of pages.filter((one) => one.kind === kind).slice(0, 8)) {
      const html = renderToStaticMarkup(<PageOf page={pageData(sources, page)} shell={shell} />);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
      const own = ids.filter((id) => !OF_TOOLS.test(id));
      expect(anchors.idsAt(page.ruta).sort()).toEqual(own.sort());
    }
  });
});
