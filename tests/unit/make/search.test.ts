/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { dependencies } from '@/package.json';
import type { Lexicon } from '@/lib/search/lexicon';
import type { SearchRecord } from '@/lib/site/records/search';
import type { PlannedPage } from '@/scripts/make/pages/plan';
import { makeSearchIndex } from '@/scripts/make/search';
import { Store } from '@/lib/store';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(close);

function page(name: string, search: string, searched = true): PlannedPage {
  folder.write(`pages/${name}/search.html`, search);
  const ruta = `/${name}/`;
  return {
    ...{ kind: 'documentos', ruta, file: `${name}/index.html`, key: name },
    ...{ folder: folder.at('pages', name), searched, quality: 11 },
  };
}
const make = (...pages: PlannedPage[]) => makeWith([], ...pages);
const makeWith = (records: SearchRecord[], ...pages: PlannedPage[]) =>
  makeSearchIndex(pages, { records, lexicon }, new Store(folder.at('store')));
const lexicon = (texts: readonly string[]): Lexicon => ({
  kinds: [['norma', 'Norma', 'Normas']],
  growing: 'comunicado',
  behind: [],
  prefixes: { letters: [], names: {} },
  words: texts.join(' '),
});

const fragmentsOf = (files: Map<string, string>) =>
  [...files]
    .filter(([name]) => name.startsWith('pagefind/fragment/'))
    .map(([, from]) => gunzipSync(readFileSync(from)).toString().replace('pagefind_dcd', ''));
function pagesIn(files: Map<string, string>, index: string): number {
  const text = readFileSync(files.get(`${index}/pagefind-entry.json`)!, 'utf8');
  const { languages } = JSON.parse(text) as { languages: Record<string, { page_count: number }> };
  expect(Object.keys(languages)).toEqual(['es']);
  return languages['es']!.page_count;
}

const one = page('uno', '<h1>Vehículos remolcados</h1> Cómo recuperar el suyo.');
const two = page('dos', '<h1>Declaración patrimonial</h1> Cuándo presentarla.');
const hidden = page('tres', '<h1>Lista</h1> Repite a las demás.', false);

describe('el buscador', () => {
  it('lee las páginas que la tabla le da, y ninguna otra', async () => {
    const { files, said } = await make(one, two, hidden);
    expect(said).toBe('2 páginas');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['pagefind/pagefind.js', 'pagefind/pagefind-entry.json']),
    );
    expect(pagesIn(files, 'pagefind')).toBe(2);
    const fragments = fragmentsOf(files);
    expect(fragments).toHaveLength(2);
    const all = fragments.join('\n');
    for (const words of ['/uno/', 'Vehículos remolcados', '/dos/']) expect(all).toContain(words);
    expect(all).not.toContain('Repite');
  });

  const metaOf = (files: Map<string, string>, url: string) =>
    fragmentsOf(files)
      .map((text) => JSON.parse(text) as { url: string; content: string; meta: object })
      .find((one) => one.url === url);

  it('lleva también a renglones: título, resumen entero y palabras que no se leen', async () => {
    const summary = 'Vigente: «sí» & "no"';
    const words = 'nta33 <b>';
    const record = { kind: 'norma' as const, url: '/uno/#nta-33', title: 'NTA-33', summary, words };
    const { files } = await makeWith([record], one);
    expect(metaOf(files, record.url)).toMatchObject({
      content: 'NTA-33.',
      meta: { title: 'NTA-33', summary, words },
    });
    expect((await makeWith([{ ...record, words: 'otra' }], one)).said).toBe('1 páginas');
  });

  it('guarda una vez cada palabra de una página, sin las vacías, y enteros sus títulos', async () => {
    const long = page('largo', '<h2>Qué es y qué no</h2><p>La caja. La caja, y otra caja.</p>');
    expect(metaOf((await make(long)).files, '/largo/')?.content).toBe('Qué es y qué no. caja.');
  });

  it('encuentra una lista, que no se lee, por las palabras que alguien eligió para ella', async () => {
    const record = { kind: 'pagina' as const, url: '/tres/', title: 'Lista', summary: 'Todas.' };
    const { files } = await makeWith([{ ...record, words: 'índice', chosen: true }], one, hidden);
    expect(metaOf(files, '/tres/')).toMatchObject({ content: 'Lista.' });
    const unchosen = await makeWith([{ ...record, words: 'índice' }], one, two, hidden);
    expect(metaOf(unchosen.files, '/tres/')).toBeUndefined();
  });

  it('no publica de Pagefind lo que esta página no usa', async () => {
    const { files } = await make(two);
    expect([...files.keys()].filter((name) => !/\/(fragment|index)\//.test(name))).toEqual([
      'pagefind/pagefind-entry.json',
      'pagefind/pagefind-worker.js',
      expect.stringMatching(/^pagefind\/pagefind\.es_\w+\.pf_meta$/),
      'pagefind/pagefind.js',
      'pagefind/wasm.es.pagefind',
      'pagefind/palabras.json',
      'pagefind/registros.json',
    ]);
  });

  it('da a los navegadores, en cualquier sistema, el programa que Pagefind trae en Linux', async () => {
    const { files } = await make(two);
    const kept = readdirSync('scripts/make/pagefind');
    // Of a new version: delete it, build on Linux, and take out/pagefind/wasm.es.pagefind.
    expect(kept).toEqual([`${dependencies.pagefind}-wasm.es.pagefind`]);
    const program = readFileSync(`scripts/make/pagefind/${kept[0]}`);
    expect(readFileSync(files.get('pagefind/wasm.es.pagefind')!).equals(program)).toBe(true);
    if (process.platform !== 'linux') return;
    const { index } = await createIndex({ forceLanguage: 'es' });
    await index!.addCustomRecord({ url: '/', content: 'Una queja', language: 'es' });
    const own = (await index!.getFiles()).files.find(({ path }) => path === 'wasm.es.pagefind');
    expect(program.equals(own!.content)).toBe(true);
  });

  it('se hace de nuevo cuando una página cambia, llega o se va', async () => {
    await make(one, two);
    const changed = page('dos-b', '<h1>Declaración patrimonial</h1> En mayo.');
    expect((await make(one, { ...changed, ruta: '/dos/' })).said).toBe('2 páginas');
    expect((await make(one)).said).toBe('1 páginas');
  });

  it('guarda aparte los comunicados más antiguos, de mil en mil: uno nuevo no los toca', async () => {
    const releases = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...page(`c${count - at}`, `<h1>Comunicado ${count - at}</h1>`),
        kind: 'comunicado' as const,
      }));
    const { files } = await make(one, ...releases(1002));
    expect([pagesIn(files, 'pagefind'), pagesIn(files, 'pagefind/1')]).toEqual([3, 1000]);
    expect([...files.keys()].filter((file) => /^pagefind\/1\/[^/]+$/.test(file))).toEqual([
      'pagefind/1/pagefind-entry.json',
      expect.stringMatching(/\.pf_meta$/),
    ]);
    const later = await make(one, ...releases(1003));
    const old = [...files].filter(([file]) => file.startsWith('pagefind/1/'));
    expect([...later.files]).toEqual(expect.arrayContaining(old));
  });
});
