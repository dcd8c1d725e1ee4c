/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { editFile, newFile } from '@/lib/content/edit';
import { matchRows } from '@/lib/content/edit/match';
import { differences } from '@/scripts/redaccion/history/differences';
import { lookupRoutes } from '@/scripts/redaccion/routes/lookups';
import { presentOf } from '@/scripts/redaccion/pieces';
import { searchTexts } from '@/scripts/redaccion/search-texts';
import { listen } from '@/scripts/redaccion/server';
import { tempFolder } from '../make/folder';
import { foldersIn, newsrooms, RELEASE } from './helpers';
import { readHere } from './read-here';

const { open } = newsrooms();
const folder = tempFolder();

const listOf = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const keysOf = (count: number) => Object.fromEntries(listOf(count, (at) => [`k${at}`, 'x']));
const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

describe('una petición no detiene a los demás', () => {
  it.each([
    ['un megabyte de campos', keysOf(70_000)],
    ['un megabyte de renglones', { normas: listOf(70_000, (at) => ({ a: at })) }],
    ['un campo dentro de otro, mil veces', { a: nested(1000) }],
  ])('%s: se dice, sin compararlos', async (_what, data) => {
    const { request: ask } = await open();
    for (const [method, address] of [
      ['POST', '/api/revisar'],
      ['PUT', '/api/pieza'],
      ['POST', '/api/vista'],
      ['PUT', '/api/borrador'],
    ] as const)
      expect(await ask(method, address, { file: RELEASE, base: '', data })).toMatchObject({
        status: 413,
        body: { error: expect.stringMatching(/más de 5000 datos.*Quite lo que sobre/) },
      });
  });

  it('los archivos de una persona se reciben uno por uno, y los de otra, mientras', async () => {
    const order: string[] = [];
    const gate = {
      refusal: '',
      rightOf: ({ headers }: { headers: object }) => ({
        ...{ login: String(Reflect.get(headers, 'de')), name: '', role: 'redacta' as const },
      }),
    };
    const take = ({ body }: { body: unknown }) => void order.push(String(body));
    const { port, close } = await listen({ 'POST /api/archivo': take }, gate, 0);
    const send = (de: string, last?: string) => {
      const sent = request({
        ...{ port, method: 'POST', path: '/api/archivo' },
        headers: { de, 'Content-Type': 'application/octet-stream' },
      });
      const answered = new Promise((done) => sent.once('response', done));
      if (last === undefined) sent.flushHeaders();
      else sent.end(last);
      return { sent, answered };
    };
    const first = send('ana');
    // Its headers have come: the answers of others follow in the order of their arrival.
    await send('luis', 'luis 1').answered;
    const second = send('ana', 'ana 2');
    await send('luis', 'luis 2').answered;
    first.sent.end('ana 1');
    await Promise.all([first.answered, second.answered]);
    await close();
    expect(order).toEqual(['luis 1', 'luis 2', 'ana 1', 'ana 2']);
  });
});

/** How much more processor time four times the size takes: 4 when it grows like the size, 16 like its square. */
function growth(work: (size: number) => unknown, size: number): number {
  const least = (count: number) =>
    Math.min(
      ...listOf(3, () => {
        const before = process.cpuUsage();
        work(count);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      }),
    );
  const [once, fourfold] = [least(size), least(4 * size)];
  return fourfold / Math.max(once, 5);
}

const FILE = 'content/prensa/a.md';
function project(text: string) {
  mkdirSync(folder.at('content/prensa'), { recursive: true });
  writeFileSync(folder.at(FILE), text);
  return folder.at('');
}
const rows = (count: number, sign = '') =>
  listOf(count, (at) => ({ nombre: `${sign}${at}`, puesto: String(at) }));
const lines = (count: number, sign: string) =>
  listOf(count, (at) => (at % 3 ? `${sign}${at}` : String(at))).join('\n\n');
const release = (body: string) => `---\ntitulo: Uno\n---\n\n${body}`;

describe('el trabajo crece como el texto, no como su cuadrado', () => {
  it.each<[string, (size: number) => unknown, number]>([
    ['campos', (size) => newFile('content/x.yml', { data: keysOf(size) }), 1000],
    ['renglones, todos otros', (size) => matchRows(rows(size), rows(size, 'b')), 2500],
    [
      'renglones de un archivo, todos otros',
      (size) => {
        const text = newFile('content/x.yml', { data: { filas: rows(size) } });
        editFile('content/x.yml', text, { data: { filas: rows(size, 'b') } });
      },
      250,
    ],
    [
      'párrafos de la historia',
      (size) => differences(FILE, release(lines(size, 'a')), release(lines(size, 'b'))),
      3000,
    ],
    [
      'renglones en blanco',
      (size) => newFile('content/x.yml', { data: { a: `a${'\n'.repeat(size)}b` } }),
      3000,
    ],
    [
      'marcas de una unión',
      (size) => presentOf(project('<<<<<<< a\n||||||| b\n'.repeat(size)), FILE),
      2000,
    ],
    [
      'marcas de una unión, con otras dentro',
      (size) => presentOf(project('<<<<<<< a\n=======\n||||||| b\n'.repeat(size)), FILE),
      2000,
    ],
    ['llaves, al buscar', (size) => searchTexts(project('{{ '.repeat(size)), 'palabras'), 10_000],
    [
      'imágenes, en la lista de imágenes',
      (size) =>
        lookupRoutes(foldersIn(project(`${'![a '.repeat(size)}/imagenes/a `.repeat(2))), readHere)[
          'GET /api/imagenes'
        ]?.({
          query: new URLSearchParams(),
          body: undefined,
          signal: new AbortController().signal,
        }),
      10_000,
    ],
  ])('%s', (_what, work, size) => {
    expect(growth(work, size)).toBeLessThan(10);
  });
});
