import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { projectOptions } from './places';
import { buildAndSay } from './run';

/**
 * `npm run build`. `--root` names another folder with `content/` and `public/`, `--out` and `--cache`
 * where the site and what is kept go.
 */
const { values } = parseArgs({
  options: { root: { type: 'string' }, out: { type: 'string' }, cache: { type: 'string' } },
});
// The forms' keys may stand in .env.local.
nextEnv.loadEnvConfig(process.cwd());
const given = Object.entries(values).map(([name, value]) => [name, path.resolve(value)]);
const root = values.root ? path.resolve(values.root) : process.cwd();
const done = await buildAndSay({ ...projectOptions(root), ...Object.fromEntries(given) });
if (!done) process.exitCode = 1;
