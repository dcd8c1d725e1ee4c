import { execFile, execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { installedBrowser } from '../test/browser';

const run = promisify(execFile);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MAX_REPORT = 64 * 1024 ** 2;

const audit = z.object({ numericValue: z.number() });
/** Times in milliseconds; sizes in bytes as transferred, headers included; the lowest score, of 100. */
const report = z
  .object({
    categories: z.record(z.string(), z.object({ score: z.number() })),
    audits: z.object({
      'first-contentful-paint': audit,
      'largest-contentful-paint': audit,
      'cumulative-layout-shift': audit,
      'total-byte-weight': audit,
      'network-requests': z.object({
        details: z.object({
          items: z.array(
            z.object({ resourceType: z.string().optional(), transferSize: z.number() }),
          ),
        }),
      }),
    }),
  })
  .transform(({ categories, audits }) => {
    const { items } = audits['network-requests'].details;
    return {
      fcp: audits['first-contentful-paint'].numericValue,
      lcp: audits['largest-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      bytes: audits['total-byte-weight'].numericValue,
      html: items.find(({ resourceType }) => resourceType === 'Document')?.transferSize ?? NaN,
      score: Math.min(...Object.values(categories).map(({ score }) => Math.round(100 * score))),
    };
  });

export type Sample = z.infer<typeof report>;

/** Installs Lighthouse by its own lock file in a folder of the cache. @returns its command */
export function installLighthouse(cache: string): string {
  const dir = path.join(cache, 'lighthouse');
  cpSync(path.join('scripts', 'bench', 'lighthouse'), dir, { recursive: true });
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit'];
  execFileSync('npm', args, { cwd: dir, stdio: 'inherit' });
  return path.join(dir, 'node_modules', 'lighthouse', 'cli', 'index.js');
}

/** Measures an address with Lighthouse's defaults: a phone, slow 4G simulated. @throws */
export async function lighthouse(command: string, url: string): Promise<Sample> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const args = [
    ...[command, url, '--quiet', '--output=json', '--output-path=stdout', '--ignore-status-code'],
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new${sandbox}`,
  ];
  const env = { ...process.env, CHROME_PATH: installedBrowser() ?? chromium.executablePath() };
  const { stdout } = await run(process.execPath, args, { maxBuffer: MAX_REPORT, env });
  return report.parse(JSON.parse(stdout));
}
