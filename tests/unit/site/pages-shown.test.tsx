/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import { PAGE_KINDS, type PageKind } from '@/lib/site/kinds';
import type { PageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { firstOf, releases, sourcesOf, withReleases } from './sources';

const content = withReleases(releases(60));
const sources = sourcesOf(content);
const shell = shellView(sources);
const show = (page: PageData) => renderToStaticMarkup(<PageOf page={page} shell={shell} />);
const pageOf = (kind: PageKind) => firstOf(kind, sources);

describe('cada clase de página', () => {
  it.each(PAGE_KINDS)('%s se compone de sus datos, con un solo título', (kind) => {
    const html = show(pageOf(kind));
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<main\b/g)).toHaveLength(1);
    expect(html).not.toMatch(/>(?:undefined|null|NaN|\[object Object\])</);
  });

  // Especificación: 2.2-01
  it('lleva el encabezado y el pie comunes, menos la de prueba y la de error', () => {
    const bare = PAGE_KINDS.filter((kind) => !show(pageOf(kind)).includes('class="site-footer"'));
    expect(bare).toEqual(['prueba', 'noEncontrada']);
  });
});
