import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Project = z.object({ browserslist: z.array(z.string().regex(/^[a-z_]+ \d+(\.\d+)?$/)) });

/** Reads `browserslist` of package.json, the only list of oldest browsers. */
export function oldestBrowsers(): string[] {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  return Project.parse(JSON.parse(text)).browserslist;
}
