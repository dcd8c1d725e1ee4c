/** @jest-environment node */
import { close, createIndex } from 'pagefind';
import type { Lexicon } from '@/lib/search/lexicon';
import { makeSearchIndex } from '@/scripts/make/search';
import { Store } from '@/lib/store';
import { tempFolder } from './folder';

jest.mock('pagefind', () => ({ createIndex: jest.fn(), close: jest.fn() }));

const folder = tempFolder();
beforeEach(() => jest.clearAllMocks());

const NOTHING = { records: [], lexicon: () => lexicon };
const lexicon: Lexicon = {
  kinds: [],
  growing: 'comunicado',
  behind: ['comunicado'],
  prefixes: { letters: [], names: {} },
  words: '',
};

type Index = NonNullable<Awaited<ReturnType<typeof createIndex>>['index']>;
async function make(onPage: string[], onWrite: string[]) {
  folder.write('pages/uno/search.html', '<h1>Uno</h1>');
  const index = {
    addHTMLFile: async () => ({ errors: onPage }),
    writeFiles: async () => ({ errors: onWrite }),
    deleteIndex: async () => null,
  } as unknown as Index;
  jest.mocked(createIndex).mockResolvedValueOnce({ index, errors: [] });
  const page = { kind: 'acuse', ruta: '/uno/', file: 'uno/index.html' } as const;
  return makeSearchIndex(
    [{ ...page, key: 'uno', folder: folder.at('pages/uno'), searched: true, quality: 11 }],
    NOTHING,
    new Store(folder.at('store')),
  );
}

describe('si el buscador falla', () => {
  it.each<[string, string[], string[]]>([
    ['al leer una página', ['sin cuerpo'], []],
    ['al escribir', [], ['sin cuerpo']],
  ])('%s, la compilación se detiene con sus palabras', async (_, onPage, onWrite) => {
    await expect(make(onPage, onWrite)).rejects.toThrow('Pagefind: sin cuerpo');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
