import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Every author's file as it is written, with its path; the manual is no content. */
export const fuentes = globSync('content/**/*.{md,yml}', {
  cwd: process.cwd(),
  ignore: 'content/README.md',
})
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
