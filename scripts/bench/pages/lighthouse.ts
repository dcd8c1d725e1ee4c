import { fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../../hosts/start';
import { installedBrowser } from '../../test/browser';
import { installTool } from '../tool';
import type { Sample, Scores } from './results';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const Requests = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
});
const Result = z.object({
  lighthouseVersion: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional(), details: z.unknown().optional() }),
  ),
});
type Result = z.infer<typeof Result>;

/** Lighthouse with its own defaults: a phone, slow 4G simulated. */
export interface Lighthouse {
  versions: Record<string, string>;
  /** A run; with `all`, the scores of every category too. */
  measure(
    url: string,
    all: boolean,
    excused: string[],
  ): Promise<{ sample: Sample; scores: Scores }>;
  /** The shift alone. */
  shift(url: string): Promise<number>;
  close(): Promise<void>;
}

/** Starts a browser, and Lighthouse beside it: what it computes must not delay the server's answers. */
export async function openLighthouse(): Promise<Lighthouse> {
  const tool = path.join(await installTool('lighthouse'), 'node_modules/lighthouse/core/index.js');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-quic',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const child = fork(path.join('scripts', 'bench', 'pages', 'lighthouse-child.mjs'), [
    pathToFileURL(tool).href,
  ]);
  const answer = () =>
    new Promise<{ lhr?: unknown; error?: string }>((resolve, reject) => {
      const ended = () => reject(new Error('Lighthouse ended by itself.'));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as { lhr?: unknown });
      });
    });
  const run = async (url: string, config: object): Promise<Result> => {
    const answered = answer();
    child.send({ url, port, config });
    const { lhr, error } = await answered;
    const result = lhr ? Result.parse(lhr) : undefined;
    const why = error ?? result?.runtimeError?.message;
    if (!result || why) throw new Error(`${url}: ${why}`);
    versions['Lighthouse'] = result.lighthouseVersion;
    return result;
  };
  const versions: Record<string, string> = { Chromium: browser.version() };
  await answer();
  return {
    versions,
    async measure(url, all, excused) {
      const onlyCategories = all ? CATEGORIES : ['performance'];
      const result = await run(url, {
        onlyCategories,
        skipAudits: excused,
        ignoreStatusCode: true,
      });
      return { sample: sampleOf(result), scores: scoresOf(result) };
    },
    async shift(url) {
      const result = await run(url, { onlyAudits: ['cumulative-layout-shift'] });
      return numberOf(result, 'cumulative-layout-shift');
    },
    async close() {
      child.removeAllListeners('exit');
      child.kill();
      await browser.close();
    },
  };
}

/** @throws when an audit has no figure: a page without one is not a page at zero */
function numberOf({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no «${id}».`);
  return value;
}

function sampleOf(result: Result): Sample {
  const { items } = Requests.parse(result.audits['network-requests']?.details);
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return {
    fcp: numberOf(result, 'first-contentful-paint'),
    lcp: numberOf(result, 'largest-contentful-paint'),
    cls: numberOf(result, 'cumulative-layout-shift'),
    tbt: numberOf(result, 'total-blocking-time'),
    bytes: numberOf(result, 'total-byte-weight'),
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: items.length,
    performance: scoreOf(result, 'performance'),
  };
}

const scoreOf = ({ categories }: Result, id: string) =>
  Math.round(100 * (categories[id]?.score ?? NaN));

const scoresOf = (result: Result): Scores => ({
  accessibility: scoreOf(result, 'accessibility'),
  bestPractices: scoreOf(result, 'best-practices'),
  seo: scoreOf(result, 'seo'),
});
