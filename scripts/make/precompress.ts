import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { paths } from './paths';

const br = promisify(brotliCompress);
const gz = promisify(gzip);
const SMALL = 256;
const AT_ONCE = 4;

/** Last of all: a `.br` and a `.gz` beside every text file, so that no host compresses at run time. */
export async function precompress(): Promise<string> {
  const files = globSync('**/*.{html,js,css,svg,xml,json,webmanifest,txt}', { cwd: paths.site });
  let before = 0;
  let after = 0;
  const queue = [...files];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let file = queue.pop(); file; file = queue.pop()) {
        const full = path.join(paths.site, file);
        const bytes = await readFile(full);
        if (bytes.length < SMALL) continue;
        const small = await br(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        });
        await writeFile(`${full}.br`, small);
        await writeFile(`${full}.gz`, await gz(bytes, { level: 9 }));
        before += bytes.length;
        after += small.length;
      }
    }),
  );
  return `${files.length} archivos, ${Math.round(before / 1024)} → ${Math.round(after / 1024)} KB`;
}
