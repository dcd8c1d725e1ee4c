/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measure, weigh } from '@/scripts/bench/measure';

const MB = 1024 * 1024;
const node = (script: string) => [process.execPath, '-e', script] as const;
let dir: string;
let done: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'medida-'));
  done = path.join(dir, 'done');
});
afterEach(() => rmSync(dir, { recursive: true }));
/** What the programs wait for. */
const finish = () => writeFileSync(done, '');
const isDone = () => `require('node:fs').existsSync(${JSON.stringify(done)})`;
/** Holds memory that is really written, until it has been seen. */
const hold = (mb: number) => `const held = Buffer.alloc(${mb * MB}, 1);
  const wait = setInterval(() => ${isDone()} && held.length && clearInterval(wait), 20);`;
const spin = (ms: number) => `const { cpuUsage } = process;
  while (cpuUsage().user + cpuUsage().system < ${ms} * 1000);`;

describe('la medida de un programa', () => {
  it('dice cuánta memoria llegó a tener, con la de los programas que llamó', async () => {
    const child = JSON.stringify(hold(100));
    const { peakBytes, wallMs } = await measure(
      node(`require('node:child_process').spawn(process.execPath, ['-e', ${child}]);
        ${hold(100)}`),
      { onLook: (seen) => seen.peakBytes > 200 * MB && finish() },
    );
    expect(peakBytes).toBeGreaterThan(200 * MB);
    expect(peakBytes).toBeLessThan(350 * MB);
    expect(wallMs).toBeGreaterThan(0);
  }, 30_000);

  it('cuenta el tiempo de procesador de los programas que llamó', async () => {
    const child = JSON.stringify(spin(400));
    const { cpuMs } = await measure(
      node(`require('node:child_process').execFileSync(process.execPath, ['-e', ${child}])`),
    );
    expect(cpuMs).toBeGreaterThan(400);
  });

  it('y el de quien se quedó sin nadie que lo espere', async () => {
    // Works until it has been seen to.
    const orphan = `while (!${isDone()});`;
    const { cpuMs } = await measure(
      node(`const { execFileSync } = require('node:child_process');
        const shell = '"$0" -e "$1" >/dev/null 2>&1 &';
        execFileSync('sh', ['-c', shell, process.execPath, ${JSON.stringify(orphan)}]);
        const look = setInterval(() => ${isDone()} && clearInterval(look), 20);`),
      { onLook: ({ sampledMs }) => sampledMs > 300 && finish() },
    );
    expect(cpuMs).toBeGreaterThan(300);
  }, 30_000);

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
