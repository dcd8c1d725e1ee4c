/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { searchAnswer } from '@/components/islands/search/answer';
import { recordsIndex } from '@/components/islands/search/records';
import {
  LEXICON_FILE,
  RECORDS_FILE,
  type Lexicon,
  type Told as Record,
} from '@/lib/search/lexicon';
import { SEARCH_INDEX } from '@/lib/site/search-parts';
import { sourcesOf } from '../site/sources';
import {
  DE_MOSTRADOR,
  DE_ULTIMA_HORA,
  DEL_AJUSTE,
  FUERA_DEL_AJUSTE,
  FUERA_DEL_MOSTRADOR,
} from './cien-preguntas';
import { CONSULTAS, INVENTADAS, PRIMERAS, VIOLENCIA, type Consulta } from './consultas';
import { tempFolder } from './folder';
import { indexOf } from './sample-index';

interface Told {
  hits: { url: string; kind: string; title: string; excerpt: string; marks: string[] }[];
  total: number;
  kinds: [name: string, many: string, count: number][];
  instead: [said: string, asked: string][];
  missing: string[];
  bytes: number;
}

const KB = 1024;
const rowsOf = (some: Consulta[]) =>
  some.flatMap(([title, words]) => words.map((one): [string, RegExp] => [one, title]));
const OWN = rowsOf(CONSULTAS);
const folder = tempFolder();

let told: Map<string, Told>;
let older: ReturnType<typeof recordsIndex>;
const of = (words: string) => told.get(words) as Told;
const placeOf = ([words, title]: [string, RegExp]) =>
  of(words).hits.findIndex((hit) => title.test(hit.title)) + 1;

beforeAll(async () => {
  const files = Object.fromEntries(await indexOf(sourcesOf(), folder));
  const asked = [
    ...rowsOf([
      ...PRIMERAS,
      ...VIOLENCIA,
      ...CONSULTAS,
      ...DEL_AJUSTE,
      ...FUERA_DEL_AJUSTE,
      ...DE_ULTIMA_HORA,
      ...DE_MOSTRADOR,
      ...FUERA_DEL_MOSTRADOR,
    ]).map(([words]) => words),
    ...INVENTADAS,
  ];
  const question = folder.write('asked.json', JSON.stringify({ files, archives: [], asked }));
  const script = path.join(import.meta.dirname, 'ask-index.mjs');
  const said = execFileSync(process.execPath, ['--import', 'tsx', script, question], {
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 64 * KB * KB,
  });
  const all = JSON.parse(said) as Told[];
  const beside = <T,>(name: string) =>
    JSON.parse(readFileSync(files[`${SEARCH_INDEX}/${name}`] ?? '', 'utf8')) as T;
  older = recordsIndex(beside<Lexicon>(LEXICON_FILE), beside<Record[]>(RECORDS_FILE));
  told = new Map(asked.map((words, at) => [words, all[at] as Told]));
});

describe('lo que encuentra quien busca', () => {
  it.each(rowsOf(PRIMERAS))('«%s» encuentra primero su lugar', (...consulta) => {
    expect(placeOf(consulta)).toBe(1);
  });

  it.each(rowsOf(VIOLENCIA))(
    '«%s» lleva primero a denunciar sin nombre y al 911',
    (...consulta) => {
      expect(placeOf(consulta)).toBe(1);
      expect(of(consulta[0]).hits[0]).toMatchObject({
        url: expect.stringMatching(/^\/(?:denuncia|en\/report)\/$/),
        excerpt: expect.stringMatching(/911.*664 555 0100.*(?:sin su nombre|name)/),
      });
    },
  );

  it.each(rowsOf(VIOLENCIA))('«%s» lleva al mismo lugar sin WebAssembly', async (words, title) => {
    const { of: ids, tell } = await searchAnswer(words, older);
    const [first] = await tell(ids().slice(0, 1));
    expect(first?.title.map(([text]) => text).join('')).toMatch(title);
  });

  it('de dos claves encuentra cada una, y no la lista que dice las dos', () => {
    const titles = of('NTA-33 NTA-34').hits.map(({ title }) => title);
    expect(
      titles
        .slice(0, 2)
        .map((title) => title.slice(0, 6))
        .sort(),
    ).toEqual(['NTA-33', 'NTA-34']);
  });

  it('una palabra suelta de lo que se eligió para otra cosa no la trae', () => {
    const second = of('jefe de prensa').hits.slice(1, 3);
    expect(second.filter(({ title }) => /NTA-57/.test(title))).toEqual([]);
  });

  it('de ochenta consultas, 95 de cada 100 están entre las tres primeras', () => {
    const missed = OWN.filter((one) => ![1, 2, 3].includes(placeOf(one)));
    console.log(['Fuera de las tres:', ...missed.map(([words]) => words)].join('\n'));
    expect(OWN.length).toBeGreaterThanOrEqual(80);
    expect(missed.length / OWN.length).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['las del ajuste', DEL_AJUSTE, 0.95],
    ['las que no se ajustaron', FUERA_DEL_AJUSTE, 0.8],
    ['las de última hora', DE_ULTIMA_HORA, 0.6],
    ['las escritas de prisa', DE_MOSTRADOR, 0.75],
    ['un tercio de ellas que no se ajustó', FUERA_DEL_MOSTRADOR, 0.65],
  ])('de las preguntas de ventanilla, %s tienen primero su respuesta', (_, some, least) => {
    const rows = rowsOf(some);
    const missed = rows.filter((one) => placeOf(one) !== 1);
    const told = missed.map(([words]) => `${words} → ${of(words).hits[0]?.title ?? 'nada'}`);
    console.log(
      [`Primero ${rows.length - missed.length} de ${rows.length}; no:`, ...told].join('\n'),
    );
    expect((rows.length - missed.length) / rows.length).toBeGreaterThanOrEqual(least);
  });

  it.each(INVENTADAS)('de «%s», que no está en ninguna página, no inventa nada', (words) => {
    expect(of(words)).toMatchObject({ total: 0, hits: [], instead: [] });
  });

  it('una primera búsqueda trae a lo más 145 KB', () => {
    const [most = ['', 0]] = [...told]
      .map(([words, { bytes }]): [string, number] => [words, bytes])
      .sort(([, one], [, other]) => other - one);
    console.log(`La más pesada, «${most[0]}»: ${Math.round(most[1] / KB)} KB`);
    expect(most[1]).toBeLessThanOrEqual(145 * KB);
  });
});

describe('lo que se lee de cada resultado', () => {
  const all = () => [...told.values()].flatMap(({ hits }) => hits);

  it('empieza con una frase y no dice lo que el sitio dice de sus muestras', () => {
    expect(all().length).toBeGreaterThan(250);
    expect(all().filter(({ excerpt }) => !/^[\p{Lu}\d¿¡«($]/u.test(excerpt))).toEqual([]);
    expect(all().filter(({ excerpt }) => /(?:Dato|Catálogo) de muestra/.test(excerpt))).toEqual([]);
  });

  it('marca las palabras que se buscaron, y sólo ésas', () => {
    expect(of('constancias').hits[0]?.marks).toEqual(['Constancia']);
    expect(of('nta 7').hits[0]?.marks).toEqual(['NTA-07']);
    expect(of('carro').hits.some(({ title }) => /Carrillo/.test(title))).toBe(false);
  });

  it('dice qué es, y cuántos hay de cada cosa', () => {
    const { kinds, total, hits } = of('telefono contraloria');
    expect(hits[0]).toMatchObject({ kind: 'Área', url: '/directorio/#contraloria' });
    expect(kinds.reduce((sum, [, , count]) => sum + count, 0)).toBe(total);
  });

  it('dice qué palabra se cambió y por cuál', () => {
    expect(of('biaticos').instead).toEqual([['biaticos', 'viáticos']]);
    expect(of('viaticos').instead).toEqual([]);
  });
});
