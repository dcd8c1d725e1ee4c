/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measure } from '@/scripts/bench/measure';

const MB = 1024 * 1024;
const node = (script: string) => [process.execPath, '-e', script] as const;

describe('la medida de un programa', () => {
  it('dice cuánta memoria llegó a tener, con la de los programas que llamó', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'medida-'));
    const done = path.join(dir, 'done');
    // Has memory that is really written, until it has been seen.
    const hold = `const held = Buffer.alloc(${100 * MB}, 1); const wait = setInterval(
      () => require('node:fs').existsSync(${JSON.stringify(done)}) && held.length && clearInterval(wait), 20);`;
    const { peakBytes } = await measure(
      node(`require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}]);
        ${hold}`),
      { onSample: (peak) => peak > 200 * MB && writeFileSync(done, '') },
    );
    rmSync(dir, { recursive: true });
    expect(peakBytes).toBeGreaterThan(200 * MB);
    expect(peakBytes).toBeLessThan(350 * MB);
  }, 30_000);

  it('cuenta el tiempo de procesador de los programas que llamó', async () => {
    const child = `const { cpuUsage } = process;
      while (cpuUsage().user + cpuUsage().system < 400_000);`;
    const { cpuMs } = await measure(
      node(`require('node:child_process')
        .execFileSync(process.execPath, ['-e', ${JSON.stringify(child)}])`),
    );
    expect(cpuMs).toBeGreaterThanOrEqual(400);
  });

  it('si falla, dice cómo y con qué palabras', async () => {
    await expect(
      measure(node(`console.error('falta el archivo'); process.exit(3)`)),
    ).rejects.toThrow(/ended with code 3\nfalta el archivo/);
    await expect(measure(['un-programa-que-no-existe'])).rejects.toThrow(/ENOENT/);
  });
});
