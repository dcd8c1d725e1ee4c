import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { load } from 'cheerio';
import { z } from 'zod';
import { NO_RULES } from '@/lib/site/host-rules';
import { placesOf, projectOptions } from '../make/places';
import { serveSite } from '../serve/serve';
import { installedBrowser } from '../test/browser';
import { installTool } from './tool';

/**
 * `npm run bench`: what a page weighs and when it paints, with Lighthouse's simulated slow 4G on a
 * phone, against `out/` as it is. A blank page measured in the same run is the floor that the others
 * are compared with: machines differ, the ratio does not.
 */
const places = placesOf(projectOptions());
const ROUTES = [
  '/prensa/instalan-comites-de-etica/',
  '/documentos/',
  '/sindico/',
  '/directorio/',
  '/default/',
  '/quejapublica/',
];
const DEBUG_PORT = 9333;
const AUDITS = [
  'largest-contentful-paint',
  'total-byte-weight',
  'cumulative-layout-shift',
  'first-contentful-paint',
];
const Result = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
const run = promisify(execFile);

interface Row {
  página: string;
  'HTML br (KB)': string;
  'bytes transferidos (KB)': string;
  'LCP (s)': string;
  'LCP / piso': string;
  CLS: string;
}

const lighthouse = path.join(
  await installTool('lighthouse'),
  'node_modules/lighthouse/cli/index.js',
);
const server = await serveSite({ dir: places.out, rules: places.hostRules, port: 0 });
const browser = await chromium.launch({
  executablePath: installedBrowser(),
  args: [
    `--remote-debugging-port=${DEBUG_PORT}`,
    '--disable-quic',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
try {
  const floor = await measureFloor();
  const rows: Row[] = [];
  for (const route of ROUTES) {
    const { lcp, bytes, cls } = await measure(`${server.url}${route}`);
    const html = await readFile(path.join(places.out, route, 'index.html'), 'utf8');
    if (load(html)('h1').length !== 1) throw new Error(`${route} is not a page of the site.`);
    rows.push({
      página: route,
      'HTML br (KB)': (brotliCompressSync(html).length / 1024).toFixed(1),
      'bytes transferidos (KB)': (bytes / 1024).toFixed(1),
      'LCP (s)': (lcp / 1000).toFixed(2),
      'LCP / piso': (lcp / floor.lcp).toFixed(2),
      CLS: cls.toFixed(3),
    });
  }
  console.table(rows);
} finally {
  await browser.close();
  await server.close();
}

/** One Lighthouse run with its default throttling (simulated slow 4G, mobile). */
async function measure(url: string): Promise<{ lcp: number; bytes: number; cls: number }> {
  const options = [`--port=${DEBUG_PORT}`, '--output=json', '--quiet'];
  const { stdout } = await run(
    process.execPath,
    [lighthouse, url, ...options, `--only-audits=${AUDITS.join(',')}`],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { audits } = Result.parse(JSON.parse(stdout));
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcp: value('largest-contentful-paint'),
    bytes: value('total-byte-weight'),
    cls: value('cumulative-layout-shift'),
  };
}

/** The least that a page can take here: one line of text, nothing else. */
async function measureFloor() {
  const dir = await mkdtemp(path.join(tmpdir(), 'piso-'));
  await mkdir(path.join(dir, 'piso'));
  await writeFile(
    path.join(dir, 'piso', 'index.html'),
    '<!doctype html><title>piso</title><link rel="icon" href="data:,"><h1>Piso</h1>',
  );
  const blank = await serveSite({ dir, rules: NO_RULES, port: 0 });
  try {
    return await measure(`${blank.url}/piso/`);
  } finally {
    await blank.close();
    await rm(dir, { recursive: true });
  }
}
