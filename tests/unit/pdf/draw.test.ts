/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { drawPdf } from '@/scripts/make/pdf/draw';
import type { Originals } from '@/scripts/make/pdf/pictures';
import { planPdfs, type PdfInput } from '@/scripts/make/pdf/plan';
import { readPdf } from './read-pdf';
import { COMUNICADO, contentWith, DOCUMENTO, NORMA } from './workshop';

// Each of these starts threads of its own.
jest.setTimeout(30_000);

/** In the project, so that the bundle finds its packages. */
const folder = mkdtempSync('.cache/pdf-');
const workers: Worker[] = [];
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.terminate()));
  rmSync(folder, { recursive: true });
});

/** The drawing and all that it imports of the project, in one file. */
const bundle = path.resolve(folder, 'draw.mjs');
beforeAll(() => {
  const flags = ['--bundle', '--platform=node', '--format=esm', '--packages=external'];
  const entry = 'tests/unit/pdf/draw-worker.ts';
  const output = `--outfile=${bundle}`;
  execFileSync('node_modules/esbuild/bin/esbuild', [entry, ...flags, output], {
    stdio: 'pipe',
  });
});

/** Draws in a thread that has drawn nothing before. */
async function drawElsewhere(input: PdfInput, originals: Originals = new Map()): Promise<Buffer> {
  const worker = new Worker(bundle);
  workers.push(worker);
  worker.postMessage({ input: JSON.parse(JSON.stringify(input)) as unknown, originals });
  const [bytes] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(bytes);
}

const inputOf = (body: string): PdfInput => {
  const content = contentWith({ comunicados: [{ ...COMUNICADO, body }] });
  return [...planPdfs(content).values()][0]!.input;
};

describe('un PDF no depende de los que se dibujaron antes', () => {
  // The font draws «ı» with the glyph that it puts under the accents of «ï̄»; «Wałęsa» needs another
  // file of it; curly quotes are looked up before the text around them is measured.
  const one = inputOf('Diyarbakır, **“la sede”**, con Wałęsa y una flor.');
  const other = inputOf('**“Naï̄f”** y Šimon, ‘fin’ — €.\n\n> Dijo _“no”_.');

  it.each([
    ['uno con letras raras', one, other],
    ['otro que las usa de otro modo', other, one],
  ])('%s sale igual, byte por byte, solo o después', async (_name, first, second) => {
    const alone = await drawElsewhere(first);
    await drawPdf(second);
    expect((await drawPdf(first)).equals(alone)).toBe(true);
    expect((await drawPdf(first)).equals(alone)).toBe(true);
  });

  it('lo que se copia de él es lo que se escribió', async () => {
    await drawPdf(other);
    expect(readPdf(await drawPdf(one)).text).toContain('Diyarbakır, “la sede”, con Wałęsa');
    expect(readPdf(await drawPdf(other)).text).toContain('“Na');
  });

  it('las muestras y las imágenes también, en otro hilo', async () => {
    const content = contentWith({ normas: [NORMA], documentos: [DOCUMENTO] });
    for (const { input } of planPdfs(content).values())
      expect((await drawElsewhere(input)).equals(await drawPdf(input))).toBe(true);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
    const originals = new Map([['/imagenes/a.svg', Buffer.from(svg)]]);
    const input = inputOf('![Plano](/imagenes/a.svg)');
    const drawn = await drawPdf(input, originals);
    expect((await drawElsewhere(input, originals)).equals(drawn)).toBe(true);
  });
});
