import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { wholeBrowser } from '../../../scripts/test/browser';
import { unpack } from './mozlz4';
import { test as base } from './test';

export interface Profile {
  context: BrowserContext;
  find(values: Record<string, string>, files: RegExp): string[];
  /** Closes the browser first: it writes the rest then. */
  closeAndFind(values: Record<string, string>, files?: RegExp): Promise<string[]>;
}

/** Chromium's LevelDB (snappy) keeps texts new to it literally; so does SQLite, removed rows included. */
function find(folder: string, values: Record<string, string>, files: RegExp): string[] {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !files.test(entry.name)) continue;
    const bytes = unpack(readFileSync(path.join(entry.parentPath, entry.name)));
    for (const [what, value] of Object.entries(values))
      if (bytes.includes(value) || bytes.includes(Buffer.from(value, 'utf16le')))
        found.add(`${what} (${entry.name})`);
  }
  return [...found].sort();
}

export const test = base.extend<{ openProfile: () => Promise<Profile> }>({
  openProfile: async (
    { playwright, browserName, channel, launchOptions, baseURL, locale },
    run,
  ) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'perfil-'));
    let context: BrowserContext | undefined;
    await run(async () => {
      const whole = browserName === 'chromium' && wholeBrowser();
      const own = whole ? { executablePath: whole } : { channel: channel ?? 'chromium' };
      context = await playwright[browserName].launchPersistentContext(folder, {
        ...launchOptions,
        ...own,
        baseURL,
        locale,
      });
      return {
        context,
        find: (values, files) => find(folder, values, files),
        closeAndFind: async (values, files = /./) => {
          await context?.close();
          return find(folder, values, files);
        },
      };
    });
    await context?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});
