/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onlyFirst } from '@/scripts/test/parts';
import { tempFolder } from '../make/folder';
import { bundled } from './bundled';
import { filesOf, siteFiles, writeSite } from './site-files';

const folder = tempFolder();
const begun: ChildProcess[] = [];
afterEach(() => begun.splice(0).forEach((child) => child.kill('SIGKILL')));
const program = bundled('lock-program');
beforeAll(() =>
  cpSync('scripts/publicar/servidor.sh', path.join(path.dirname(program), 'servidor.sh')),
);
const LOCK = 'trabajo/candado';
beforeEach(() => folder.remove('trabajo'));

function start(more: object = {}) {
  const given = { lock: folder.at(LOCK), log: folder.at('trabajo/hecho'), ...more };
  if (!folder.has('trabajo/hecho')) folder.write('trabajo/hecho', '');
  const child = spawn(process.execPath, [program, JSON.stringify(given)]);
  begun.push(child);
  return { child, pid: child.pid!, ended: once(child, 'close') as Promise<[number | null]> };
}
const done = () =>
  folder
    .read('trabajo/hecho')
    .trim()
    .split('\n')
    .map((line) => /^(\d+) (.*)$/.exec(line)?.slice(1) ?? []);
async function until(line: string | RegExp) {
  while (!done().some(([, words = '']) => words.match(line))) await wait(10);
}
const left = () => readdirSync(folder.at('trabajo')).filter((name) => name.startsWith('candado'));

it('de varios programas a la vez trabaja uno, los demás esperan y dicen a quién, y todos acaban', async () => {
  const first = start({ until: folder.at('trabajo/siga') });
  await until('entra');
  const others = [1, 2, 3].map(() => start());
  while (done().filter(([, words]) => words?.startsWith('Espera')).length < 3) await wait(10);
  expect(done().at(-1)?.[1]).toContain(`probar (proceso ${first.pid} de `);
  folder.write('trabajo/siga', '');
  expect(await Promise.all([first, ...others].map(({ ended }) => ended))).toEqual(
    Array.from({ length: 4 }, () => [0, null]),
  );
  const turns = done().filter(([, words]) => /^(?:entra|sale)/.test(words ?? ''));
  expect(turns).toHaveLength(8);
  for (let at = 0; at < turns.length; at += 2) expect(turns[at]?.[0]).toBe(turns[at + 1]?.[0]);
  expect(turns.filter(([, words]) => words === 'entra esperó')).toHaveLength(3);
  expect(left()).toEqual([]);
});

const ROUNDS = onlyFirst ? 3 : 20;
it('quien muere a la mitad deja su turno, y el siguiente lo sabe', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    folder.remove('trabajo');
    const victim = start({ until: folder.at('trabajo/nunca') });
    await until('entra');
    const others = [1, 2, 3].map(() => start());
    if (round % 2) await until(/^Espera/);
    await wait((round * 37) % 61);
    victim.child.kill('SIGKILL');
    await victim.ended;
    for (const { ended } of others) expect(await ended).toEqual([0, null]);
    const turns = done().filter(
      ([pid, words = '']) => !words.startsWith('Espera') && Number(pid) !== victim.pid,
    );
    for (let at = 0; at < turns.length; at += 2) expect(turns[at]?.[0]).toBe(turns[at + 1]?.[0]);
    expect(turns.filter(([, words]) => words?.includes('heredó'))).toHaveLength(1);
    expect(left()).toEqual([]);
  }
});

it.each([
  ['de un programa que ya no está', { pid: 2 ** 22 + 1, started: 'x' }],
  ['de otro con el mismo número', { pid: process.pid, started: 'otra hora' }],
  ['que no dice de quién es', {}],
])('un candado %s no detiene a nadie', async (_what, owner) => {
  const host = (await import('node:os')).hostname();
  const whole = { id: 'x', host, what: 'antes', ...owner };
  folder.write(`${LOCK}/dueño.json`, JSON.stringify(whole));
  expect(await start().ended).toEqual([0, null]);
  expect(done().map(([, words]) => words)).toEqual(['entra heredó', 'sale']);
  expect(left()).toEqual([]);
});

it('quien tiene el turno empieza un programa que lo pide también', async () => {
  expect(await start({ child: true }).ended).toEqual([0, null]);
  expect(done().map(([, words]) => words)).toEqual(['entra', 'entra', 'sale', 'sale']);
});

it('dos entregas a la vez en una carpeta: las dos acaban, y el sitio es uno entero', async () => {
  const place = folder.at('entregas/sitio');
  for (let round = 0; round < (onlyFirst ? 2 : 12); round += 1) {
    folder.remove('trabajo');
    const both = [1, 2].map((version) => {
      writeSite(folder.at(`entregas/out-${version}`), siteFiles(version));
      const out = folder.at(`entregas/out-${version}`);
      return start({ out, folder: place, until: folder.at('trabajo/siga') });
    });
    while (done().filter(([, words]) => words === 'listo').length < 2) await wait(10);
    folder.write('trabajo/siga', '');
    for (const { ended } of both) expect(await ended).toEqual([0, null]);
    const shown = filesOf(folder.at('entregas/sitio/actual'));
    const version = Number(/\d+/.exec(shown['index.html'] ?? '')?.[0]);
    expect(shown).toMatchObject(siteFiles(version));
  }
  expect(readdirSync(place).filter((name) => !name.startsWith('.'))).toEqual([
    'actual',
    'versiones',
  ]);
  expect(readdirSync(place)).not.toContain('.candado-entrega');
});
