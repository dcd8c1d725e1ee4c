import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { installedBrowser } from '../test/browser';
import { BENCH } from './root';

const run = promisify(execFile);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MAX_REPORT = 64 * 1024 ** 2;

/** A run. Times in milliseconds, sizes in bytes as transferred, headers included, scores of 100. */
export interface Sample {
  fcp: number;
  lcp: number;
  cls: number;
  bytes: number;
  html: number;
  scores: Record<(typeof CATEGORIES)[number], number>;
}

const Requests = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
});
const Result = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional(), details: z.unknown().optional() }),
  ),
});

/**
 * Installs Lighthouse, which only measures, in a folder of the cache: it is no part of the build or the
 * tests.
 * @returns its command
 * @throws when npm fails
 */
export async function installLighthouse(): Promise<string> {
  const from = path.join('scripts', 'bench', 'lighthouse');
  const dir = path.join(BENCH, 'lighthouse');
  const mark = path.join(dir, 'node_modules', '.installed-lock');
  const lock = readFileSync(path.join(from, 'package-lock.json'), 'utf8');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
    mkdirSync(dir, { recursive: true });
    cpSync(from, dir, { recursive: true });
    await run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit'], { cwd: dir });
    writeFileSync(mark, lock);
  }
  return path.join(dir, 'node_modules', 'lighthouse', 'cli', 'index.js');
}

/**
 * Measures an address with Lighthouse's own defaults: a phone, slow 4G simulated.
 * @throws when it could not load the page, or a figure is missing
 */
export async function lighthouse(command: string, url: string): Promise<Sample> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const { stdout } = await run(
    process.execPath,
    [
      ...[command, url, '--quiet', '--output=json', '--output-path=stdout'],
      `--only-categories=${CATEGORIES.join(',')}`,
      '--ignore-status-code',
      `--chrome-flags=--headless=new${sandbox}`,
    ],
    {
      maxBuffer: MAX_REPORT,
      env: { ...process.env, CHROME_PATH: installedBrowser() ?? chromium.executablePath() },
    },
  );
  return sampleOf(Result.parse(JSON.parse(stdout)), url);
}

function sampleOf(
  { audits, categories, runtimeError }: z.infer<typeof Result>,
  url: string,
): Sample {
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id: string): number => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse gave no «${id}».`);
    return value;
  };
  const { items } = Requests.parse(audits['network-requests']?.details);
  const score = (id: string) => Math.round(100 * (categories[id]?.score ?? NaN));
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    html: items.find(({ resourceType }) => resourceType === 'Document')?.transferSize ?? NaN,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
  };
}
