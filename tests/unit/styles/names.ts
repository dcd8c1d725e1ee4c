// As compile.ts, in a process of its own: prints what the project's classes are called in what readers get.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleIslands, textOfAll } from '@/scripts/make/islands';
import { compileStylesheet } from '@/scripts/make/pages/compile-stylesheet';
import { withShortNames } from '@/scripts/make/pages/short-names';

const cache = mkdtempSync(path.join(tmpdir(), 'names-'));
try {
  const scripts = await textOfAll(await bundleIslands({ cache }));
  process.stdout.write(JSON.stringify(withShortNames(await compileStylesheet(), scripts).names));
} finally {
  rmSync(cache, { recursive: true });
}
