import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { mailboxEnv } from '@/lib/forms/settings';
import { beginHistory } from '../../git';
import { expect, test as base } from './test';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
/** What the sample's build keeps, without its other sites: previews and publications begin with it. */
const KEPT =
  /sample(\/(out|emitted|snapshot|servidores|store|build-[^/]+|host-rules.json|huellas.txt)(\/.*)?)?$/;

/** The newsroom's program over a copy of the sample. */
export interface Newsroom {
  /** The address of the file that opens it. */
  address: string;
  /** The folder with `content/` and `public/`. */
  root: string;
  read(file: string): string;
  /** The folder that it publishes to; `actual` in it is what visitors see. */
  site: string;
}

type Places = Pick<Newsroom, 'root' | 'site'>;

interface Sample {
  /** Folder of the content that each test begins with. */
  sample: string;
  program: Newsroom;
}

/** The newsroom's tests: they share one newsroom, and each begins with the sample as it is. */
export const test = base.extend<{ newsroom: Newsroom }, Sample>({
  // axe asks each frame, and the preview's has no right to answer; what is no photograph is refused.
  tolerated: /Failed to execute 'postMessage'|status of 422/,
  sample: [path.join(PROJECT, 'tests/sample'), { scope: 'worker', option: true }],
  program: [
    async ({ sample }, run) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'redaccion-'));
      const places = { root: path.join(folder, 'programa'), site: path.join(folder, 'sitio') };
      beginWith(sample, places);
      const { newsroom, close } = await open(places);
      await run(newsroom);
      await close();
      // A publication goes on without the newsroom that began it.
      rmSync(folder, { recursive: true, force: true, maxRetries: 60, retryDelay: 2_000 });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  newsroom: async ({ program, sample }, run) => {
    beginWith(sample, program);
    await run(program);
  },
});

/** The file that opens the newsroom is the program's own while it runs; the history begins anew. */
function beginWith(sample: string, { root, site }: Places): void {
  const kept = path.join(root, '.redaccion');
  if (existsSync(kept))
    for (const name of readdirSync(kept))
      if (name !== 'acceso') rmSync(path.join(kept, name), { recursive: true });
  rmSync(site, { recursive: true, force: true });
  for (const part of ['oficina.json', 'content', 'public', '.git'])
    rmSync(path.join(root, part), { recursive: true, force: true });
  for (const part of ['content', 'public'])
    cpSync(path.join(sample, part), path.join(root, part), { recursive: true });
  beginHistory(root);
}

async function open({
  root,
  site,
}: Places): Promise<{ newsroom: Newsroom; close: () => Promise<void> }> {
  const cache = path.join(root, '.cache/sample');
  cpSync(path.join(PROJECT, '.cache/sample'), cache, {
    recursive: true,
    filter: (from) => KEPT.test(from),
  });
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/redaccion/main.ts', '--root', root, '--cache', cache],
    { cwd: PROJECT, env: { ...process.env, ...mailboxEnv({}), BROWSER: 'none', PORT: '0' } },
  );
  const ended = new Promise<void>((done) => program.once('close', () => done()));
  const address = await new Promise<string>((found, fail) => {
    let said = '';
    const hear = (words: Buffer) => {
      said += words.toString();
      const [printed] = /\/\S+abrir-\d+\.html/.exec(said) ?? [];
      if (printed) found(pathToFileURL(printed).href);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    // What it says later belongs to the failure of a test.
    program.stderr.pipe(process.stderr);
    program.once('close', () => fail(new Error(said)));
  });
  return {
    newsroom: { address, root, site, read: (file) => readFileSync(path.join(root, file), 'utf8') },
    async close() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

/** Opens a piece by its file, as a link to it does. */
export async function openPiece(page: Page, file: string): Promise<void> {
  await page.evaluate((hash) => (window.location.hash = hash), encodeURI(file));
  await expect(page.locator(`form[data-file="${file}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeEnabled();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado. Falta publicarlo.')).toBeVisible();
}

/** Says where to publish, as who sets the newsroom up does. */
export const saySiteFolder = ({ root, site }: Newsroom): void =>
  writeFileSync(
    path.join(root, 'oficina.json'),
    JSON.stringify({ motor: '1.0.0', entrega: { carpeta: site } }),
  );

/** A publication builds the site: minutes on a machine under load. */
export const PUBLISHED = { timeout: 480_000 };

/** Nothing is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

/** The lines of one text that the other has not. */
export const linesWithout = (text: string, other: string): string[] => {
  const known = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
};
