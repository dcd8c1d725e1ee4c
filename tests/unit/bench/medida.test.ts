/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measure, weigh } from '@/scripts/bench/measure';

const MB = 1024 * 1024;
const node = (script: string) => [process.execPath, '-e', script] as const;
/** Holds memory that is really written, for long enough to be seen. */
const hold = (mb: number, ms: number) => `const held = Buffer.alloc(${mb * MB}, 1);
  setTimeout(() => held.length, ${ms});`;
const spin = (ms: number) => `const { cpuUsage } = process;
  while (cpuUsage().user + cpuUsage().system < ${ms} * 1000);`;

describe('la medida de un programa', () => {
  it('dice cuánta memoria llegó a tener, con la de los programas que llamó', async () => {
    const child = JSON.stringify(hold(100, 2500));
    const { peakBytes, wallMs } = await measure(
      node(`require('node:child_process').spawn(process.execPath, ['-e', ${child}]);
        ${hold(100, 3000)}`),
    );
    expect(peakBytes).toBeGreaterThan(200 * MB);
    expect(peakBytes).toBeLessThan(350 * MB);
    expect(wallMs).toBeGreaterThan(3000);
  });

  it('cuenta el tiempo de procesador de los programas que llamó', async () => {
    const child = JSON.stringify(spin(400));
    const { cpuMs } = await measure(
      node(`require('node:child_process').execFileSync(process.execPath, ['-e', ${child}])`),
    );
    expect(cpuMs).toBeGreaterThan(400);
  });

  it('y el de quien se quedó sin nadie que lo espere', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'medida-'));
    const done = JSON.stringify(path.join(dir, 'done'));
    // Long enough to be seen while others work: a look takes longer then, and looks are rarer.
    const orphan = `${spin(1200)} require('node:fs').writeFileSync(${done}, '')`;
    const { cpuMs } = await measure(
      node(`const { execFileSync } = require('node:child_process');
        const shell = '"$0" -e "$1" >/dev/null 2>&1 &';
        execFileSync('sh', ['-c', shell, process.execPath, ${JSON.stringify(orphan)}]);
        const look = setInterval(
          () => require('node:fs').existsSync(${done}) && clearInterval(look), 20);`),
    );
    expect(cpuMs).toBeGreaterThan(300);
    rmSync(dir, { recursive: true });
  });

  it('si falla, dice cómo y con qué palabras', async () => {
    await expect(
      measure(node(`console.error('falta el archivo'); process.exit(3)`)),
    ).rejects.toThrow(/ended with code 3\nfalta el archivo/);
    await expect(measure(['un-programa-que-no-existe'])).rejects.toThrow(/ENOENT/);
  });

  it('si tarda demasiado, lo termina', async () => {
    await expect(measure(node('setInterval(() => {}, 1000)'), { limitMs: 500 })).rejects.toThrow(
      /was stopped after/,
    );
  });
});

it('una carpeta pesa lo que pesan sus archivos', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'peso-'));
  mkdirSync(path.join(dir, 'a'));
  writeFileSync(path.join(dir, 'a', 'uno'), '12345');
  writeFileSync(path.join(dir, 'dos'), '12');
  expect(weigh(dir)).toEqual({ files: 2, bytes: 7 });
  rmSync(dir, { recursive: true });
});
