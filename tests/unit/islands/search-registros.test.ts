import { searchAnswer } from '@/components/islands/search/answer';
import type { Lexicon, Told } from '@/lib/search/lexicon';

const lexicon: Lexicon = {
  kinds: [
    ['tramite', 'Trámite', 'Trámites'],
    ['norma', 'Norma', 'Normas'],
  ],
  growing: 'comunicado',
  behind: ['comunicado'],
  prefixes: { letters: ['nta'], names: { norma: 'norma' } },
  words: 'denuncia queja mordida gastos golpearon paragüero',
};
const records: Told[] = [
  {
    ...{ kind: 'norma', url: '/normatividad/nta-33/', title: 'NTA-33. Gastos de representación' },
    ...{ summary: 'Qué se puede pagar, y las quejas.', words: 'nta33 norma33' },
  },
  {
    ...{ kind: 'tramite', url: '/denuncia/', title: 'Presentar una denuncia' },
    ...{ summary: 'También anónima.', words: 'mordida soborno', chosen: true },
    urgent: 'golpearon. peligro',
  },
  {
    ...{ kind: 'tramite', url: '/quejapublica/', title: 'Queja pública' },
    ...{ summary: 'Por un mal servicio.', words: 'bache luz' },
  },
];

/** As in a browser without WebAssembly. */
async function loaded() {
  jest.resetModules();
  Object.defineProperty(globalThis, 'WebAssembly', {
    value: { compile: () => Promise.reject(new Error('disallowed by embedder')) },
    configurable: true,
    writable: true,
  });
  globalThis.fetch = async (address) =>
    ({
      ok: true,
      json: async () => (String(address).endsWith('registros.json') ? records : lexicon),
    }) as Response;
  const { load } = await import('@/components/islands/search/pagefind');
  return load(['/pagefind/1/']);
}
const found = async (words: string) => (await searchAnswer(words, await loaded())).of();

describe('el buscador, en un navegador viejo', () => {
  it.each<[string, string[]]>([
    ['quejas', ['/quejapublica/', '/normatividad/nta-33/']],
    ['nta 033', ['/normatividad/nta-33/']],
    ['mordidas', ['/denuncia/']],
    ['me está golpeando', ['/denuncia/']],
    ['paraguero', []],
  ])('encuentra «%s» por lo que se dice de cada lugar', async (words, urls) => {
    expect((await found(words)).sort()).toEqual([...urls].sort());
  });
  it('pone primero a donde ir en peligro, y dice qué es cada cosa', async () => {
    const said = await searchAnswer('peligro', await loaded());
    const [hit] = await said.tell(said.of());
    expect(hit).toMatchObject({ url: '/denuncia/', kind: 'Trámite' });
  });
  it('pregunta por la palabra parecida cuando ninguna es la escrita', async () => {
    const said = await searchAnswer('denunsia', await loaded());
    expect(said.instead).toEqual([['denunsia', 'denuncia']]);
    expect(said.of()).toEqual(['/denuncia/']);
  });
});
