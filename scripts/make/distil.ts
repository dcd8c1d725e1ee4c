import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { globSync } from 'tinyglobby';
import type { Scripts } from './islands';
import { paths } from './paths';

/** The inline texts that every page shares; the policy allows them by these hashes. */
export interface Inline {
  styleHash: string;
  scriptHashes: string[];
}

/** Prefetch of a page under the pointer; documents are not pages. */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/static/*' } }] },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Step 5: turns what Next exported into plain pages: its scripts, preloads and flight data go, the
 * one stylesheet comes inline, the base script is added. Payloads and chunks are left behind.
 * @throws naming the page, when its content sits behind a streamed boundary or carries a handler
 */
export async function distil(scripts: Scripts): Promise<{ pages: number; inline: Inline }> {
  const files = globSync('**/*', { cwd: paths.exported, dot: true });
  const pages = files.filter((file) => file.endsWith('.html') && !/^(_not-found|404)\//.test(file));
  const style = await stylesheet(pages);

  for (const page of pages) {
    const $ = load(await readFile(path.join(paths.exported, page), 'utf8'));
    refuseStreamed($, page);
    strip($);
    $('head').append(`<style>${style}</style>`);
    $('head').append($('[data-to-head]').removeAttr('data-to-head'));
    $('body').append(`<script type="speculationrules">${SPECULATION}</script>`);
    if (page === '404.html')
      $('body').append(`<script type="module" src="${scripts.notFoundUrl}"></script>`);
    else $('body').append(`<script type="module">${scripts.base}</script>`);
    await put(page, $.html());
  }
  for (const file of files)
    if (!file.endsWith('.html') && !isNextOwn(file))
      await copy(path.join(paths.exported, file), file);
  for (const file of globSync('**/*', { cwd: paths.assets, dot: true }))
    await copy(path.join(paths.assets, file), file);
  return {
    pages: pages.length,
    inline: { styleHash: hashOf(style), scriptHashes: [SPECULATION, scripts.base].map(hashOf) },
  };
}

/** Chunks, and the payloads that Next writes beside each page for its own navigation. */
const isNextOwn = (file: string) =>
  file.startsWith('_next/') ||
  /^(_not-found|404)\//.test(file) ||
  (file.endsWith('.txt') && file !== 'robots.txt');

/** The site's one stylesheet: more than one would mean that pages no longer share it. */
async function stylesheet(pages: string[]): Promise<string> {
  const sheets = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(paths.exported, page), 'utf8');
    for (const [, href] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      sheets.add(href ?? '');
  }
  const [href, ...others] = sheets;
  if (!href || others.length > 0)
    throw new Error(
      `The pages should share one stylesheet and have ${sheets.size}: import CSS only in app/layout.tsx.`,
    );
  return (await readFile(path.join(paths.exported, href.replace(/\?.*$/, '')), 'utf8')).trim();
}

function refuseStreamed($: CheerioAPI, page: string): void {
  if ($('template[id^="B:"], [id^="S:"][hidden]').length > 0)
    throw new Error(
      `${page}: its content sits behind a streamed Suspense boundary and would be lost. Remove the Suspense or make the page lighter.`,
    );
}

function strip($: CheerioAPI): void {
  $('script').not('[type="application/ld+json"]').remove();
  $(
    'link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"], meta[name="next-size-adjust"]',
  ).remove();
  $('body > [hidden]:empty').remove();
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function put(file: string, text: string): Promise<void> {
  const target = path.join(paths.site, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function copy(from: string, file: string): Promise<void> {
  const target = path.join(paths.site, file);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, target);
}
