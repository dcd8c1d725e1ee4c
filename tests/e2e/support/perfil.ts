import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { wholeBrowser } from '../../../scripts/test/browser';
import { unpack } from './mozlz4';
import { test as base } from './test';

/** A browser with a profile of its own, as a person's. */
export interface Profile {
  context: BrowserContext;
  /** Names what of these is found in its files, while it runs. */
  find(values: Record<string, string>, files: RegExp): string[];
  /** Closes the browser, so that it writes all that it keeps, and names what of these is found in its files. */
  closeAndFind(values: Record<string, string>, files?: RegExp): Promise<string[]>;
}

/**
 * Texts are found in every file, as UTF-8 and UTF-16, Firefox's packed session among them. What Chromium
 * packs (LevelDB's snappy) has a text that is new to it letter by letter; tables of SQLite hold it so
 * too, removed rows among them.
 */
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
