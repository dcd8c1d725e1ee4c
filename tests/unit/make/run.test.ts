/** @jest-environment node */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { build } from '@/scripts/make/build';
import { readReport } from '@/scripts/make/report';
import { buildAndSay } from '@/scripts/make/run';
import { SAMPLE } from '../../sample';
import { tempFolder } from './folder';

jest.mock('@/scripts/make/build', () => {
  const { build: real } = jest.requireActual<{ build: typeof build }>('@/scripts/make/build');
  return { build: jest.fn(real) };
});

const folder = tempFolder();

const said: string[] = [];
beforeEach(() => {
  folder.remove('.');
  said.length = 0;
  for (const method of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(words.map(String).join(' '));
    });
  folder.write('out/index.html', 'la última buena');
  folder.write('cache/build-key', 'llave');
});
afterEach(() => jest.restoreAllMocks());

const run = () =>
  buildAndSay({ root: folder.at('sitio'), out: folder.at('out'), cache: folder.at('cache') });

describe('una compilación que falla', () => {
  it('deja el sitio como estaba, y dice todo lo que hay que corregir y dónde', async () => {
    cpSync(path.join(SAMPLE, 'content'), folder.at('sitio/content'), { recursive: true });
    folder.write('sitio/content/prensa/malo.md', '---\ntitulo: A\n---\nTexto.\n');
    folder.write('sitio/content/prensa/peor.md', 'sin datos\n');
    folder.write('sitio/public/malo.html', '');
    expect(await run()).toBe(false);
    expect(folder.files('out')).toEqual(['index.html']);
    expect(folder.read('out/index.html')).toBe('la última buena');
    expect(said.join('\n')).toMatch(
      /prensa\/malo\.md:\d+[^]*prensa\/peor\.md:1 [^]*public\/malo\.html /,
    );
    expect(said.at(-1)).toContain('La última versión buena sigue en out/');
  });

  it('no deja que el sitio anterior pase por el nuevo', async () => {
    expect(await run()).toBe(false);
    expect(folder.has('cache/build-key')).toBe(false);
  });

  it('si la anterior se interrumpió a media mudanza, el sitio bueno vuelve a out/', async () => {
    folder.remove('out');
    folder.write('out.anterior/index.html', 'la última buena');
    expect(await run()).toBe(false);
    expect(folder.read('out/index.html')).toBe('la última buena');
  });
});

describe('una compilación que termina', () => {
  it('dice los avisos', async () => {
    const counts = { pages: 1, asked: 1, files: 1 };
    const warnings = ['Cuidado.'];
    jest.mocked(build).mockResolvedValueOnce({ day: '2026-01-02', steps: [], ...counts, warnings });
    expect(await run()).toBe(true);
    expect(said).toEqual(['Aviso: Cuidado.']);
  });
});

it('el informe que quedó a medias, o que no está, cuenta como que no lo hay', () => {
  const report = folder.at('informe.json');
  expect(readReport({ report })).toBeUndefined();
  folder.write('informe.json', '{"day":"2026-01');
  expect(readReport({ report })).toBeUndefined();
});
