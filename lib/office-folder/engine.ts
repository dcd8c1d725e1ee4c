import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Next, in development, bundles this file and tells it no folder; it runs in the engine's. */
const here = import.meta.dirname as string | undefined;

/** The folder of this program: code, packages, and the demonstration in `content/` and `public/`. */
export const ENGINE = here ? path.join(here, '..', '..') : process.cwd();

/** Returns the engine's version, as `motor` of `oficina.json` has it. */
export const engineVersion = (engine = ENGINE): string =>
  (JSON.parse(readFileSync(path.join(engine, 'package.json'), 'utf8')) as { version: string })
    .version;
