/** @jest-environment node */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import { PAGE_KINDS, type PageKind } from '@/lib/site/kinds';
import type { PageData } from '@/lib/site/page-data';
import { shellView, type ShellView } from '@/lib/site/page-data/shell';
import { PAYLOADS } from '../../ataques/payloads';
import { firstOf, releases, sourcesOf, withReleases } from './sources';

const content = withReleases(releases(60));
const sources = sourcesOf(content);
const shell = shellView(sources);
const show = (page: PageData, around: ShellView = shell) =>
  renderToStaticMarkup(<PageOf page={page} shell={around} />);
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
    const bare = PAGE_KINDS.filter((kind) => !show(pageOf(kind)).includes('class="site-footer'));
    expect(bare).toEqual(['prueba', 'noEncontrada']);
  });
});

/** Addresses, names of the code, dates, figures, and rendered Markdown. */
const NOT_TEXT =
  /^(?:<|- - -$|\/|#|https?:|tel:|mailto:|[a-zA-Z0-9-]*$)|^\d{4}-\d\d-\d\d|^\d{3} \d{3} \d{4}$|@\S+$|^\d+ KB/;
const NOT_ATTACKED = /^(?:html|kind|ruta|definition|settings|correos)$/;

/** The check would refuse such texts. */
function attacked<T>(data: T, from: number): [T, string[]] {
  let turn = from;
  const used: string[] = [];
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (NOT_TEXT.test(value)) return value;
      const payload = PAYLOADS[turn++ % PAYLOADS.length] ?? '';
      used.push(payload);
      return `${value} ${payload}`;
    }
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        NOT_ATTACKED.test(key) ? inner : walk(inner),
      ]),
    );
  };
  return [walk(data) as T, used];
}

function structureOf(html: string): string[] {
  const page = load(html);
  return page('*')
    .toArray()
    .flatMap((node) =>
      'attribs' in node ? [`${node.name} ${Object.keys(node.attribs).sort().join(' ')}`] : [],
    );
}

describe('un ataque en cada texto de una página, aunque la revisión lo dejara pasar', () => {
  const seen = new Set<string>();

  it.each(PAGE_KINDS)('%s conserva sus elementos y sus atributos, uno por uno', (kind) => {
    const plain = structureOf(show(pageOf(kind)));
    for (let from = 0; from < PAYLOADS.length; from += 67) {
      const [page, own] = attacked(pageOf(kind), from);
      const [other, around] = attacked(shell, from + 31);
      expect(structureOf(show(page, other))).toEqual(plain);
      for (const one of [...own, ...around]) seen.add(one);
    }
  });

  it('se probaron todos', () => expect(seen.size).toBe(PAYLOADS.length));
});
