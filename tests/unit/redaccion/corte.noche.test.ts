/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clearAside } from '@/scripts/redaccion/save-files';
import { bundled } from './bundled';

const folder = mkdtempSync(path.join(tmpdir(), 'corte-'));
afterAll(() => rmSync(folder, { recursive: true }));
jest.setTimeout(180_000);

const program = bundled('save-loop');

const savesBefore = (round: number) => 1 + ((round * 37) % 23);

it('quien apaga el equipo mientras se guarda encuentra siempre una versión entera (50 veces)', async () => {
  const file = path.join(folder, 'content/prensa/pieza.md');
  const cut = async (round: number) => {
    const child = spawn(process.execPath, [program, file]);
    let saves = 0;
    child.stdout.on('data', (dots: Buffer) => {
      saves += dots.length;
      if (saves >= savesBefore(round)) child.kill('SIGKILL');
    });
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    const lines = readFileSync(file, 'utf8').split('\n');
    expect([lines.length, new Set(lines).size, lines.at(-1)]).toEqual([20_001, 2, '']);
  };
  for (let round = 0; round < 50; round += 1) await cut(round);

  const beside = () => readdirSync(path.dirname(file)).filter((name) => name !== 'pieza.md');
  writeFileSync(`${file}.4194305~`, 'a medias');
  writeFileSync(`${file}.${process.ppid}~`, 'otra redacción');
  clearAside(folder);
  expect(beside()).toEqual([`pieza.md.${process.ppid}~`]);
});
