import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Undefined in Next's development bundle, which runs in the engine's folder. */
const here = import.meta.dirname as string | undefined;

/** Folder of this program: code, packages, and the demonstration's `content/` and `public/`. */
export const ENGINE = here ? path.join(here, '..', '..') : process.cwd();

export const engineVersion = (engine = ENGINE): string =>
  (JSON.parse(readFileSync(path.join(engine, 'package.json'), 'utf8')) as { version: string })
    .version;
