import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Project = z.object({ browserslist: z.array(z.string().regex(/^[a-z_]+ \d+(\.\d+)?$/)) });

const ESBUILD: Record<string, string> = { ios_saf: 'ios' };

/** `browserslist` in package.json is the only list of oldest browsers. */
const oldest = () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  return Project.parse(JSON.parse(text)).browserslist.map((one) => {
    const [name = '', version = ''] = one.split(' ');
    return { name, version };
  });
};

export const scriptTargets = (): string[] =>
  oldest().map(({ name, version }) => `${ESBUILD[name] ?? name}${version}`);

export const styleTargets = (): Record<string, number> =>
  Object.fromEntries(
    oldest().map(({ name, version }) => {
      const [major = 0, minor = 0] = version.split('.').map(Number);
      return [name, (major << 16) | (minor << 8)];
    }),
  );
