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
import { casesOf } from '../../../scripts/test/parts';
import { beginHistory } from '../../git';
import { expect, test as base } from './test';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
/** The sample's build without its other sites: previews and publications start from it. */
const KEPT =
  /sample(\/(out|emitted|snapshot|servidores|store|build-[^/]+|host-rules.json|huellas.txt)(\/.*)?)?$/;

export interface Newsroom {
  address: string;
  root: string;
  read(file: string): string;
  /** `actual` in it is the published site. */
  site: string;
}

type Places = Pick<Newsroom, 'root' | 'site'>;

interface Sample {
  sample: string;
  program: Newsroom;
}

/** The tests share a newsroom; each starts from the sample. */
export const test = base.extend<{ newsroom: Newsroom }, Sample>({
  // axe messages each frame, and the preview's may not answer; a file that is no photograph gets a 422.
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
      // A publication outlives the newsroom that began it.
      rmSync(folder, { recursive: true, force: true, maxRetries: 60, retryDelay: 2_000 });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  newsroom: async ({ program, sample }, run) => {
    beginWith(sample, program);
    await run(program);
  },
});

/** `acceso` belongs to the running program. */
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
    // Later output explains a failed test.
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

export async function openPiece(page: Page, file: string): Promise<void> {
  await page.evaluate((hash) => (window.location.hash = hash), encodeURI(file));
  await expect(page.locator(`form[data-file="${file}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeEnabled();
}

/** The search of every screen. */
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en todo' });

/** A result of the search, the best first. */
export const result = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Resultados' }).getByRole('link', { name }).first();

/** A place that only the menu of the head names. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name }).click();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado. Falta publicarlo.')).toBeVisible();
}

export const saySiteFolder = ({ root, site }: Newsroom): void =>
  writeFileSync(
    path.join(root, 'oficina.json'),
    JSON.stringify({ motor: '1.0.0', entrega: { carpeta: site } }),
  );

/** A publication builds the site: minutes on a machine under load. */
export const PUBLISHED = { timeout: 480_000 };

/** The rest looks at the wide layout too. */
export const WIDTHS = casesOf([360, 1280], 1);

export async function expectFits(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

export const linesWithout = (text: string, other: string): string[] => {
  const known = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
};
