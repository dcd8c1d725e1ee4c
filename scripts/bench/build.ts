import { execFileSync, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { oneMore, writeRelease, writeRoot } from './releases';

/**
 * `npm run bench -- build [--sizes 10,1000]`: time and memory of builds by size (docs/rendimiento.md). On Linux
 * alone: memory is the PSS of all processes of a build.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { sizes: { type: 'string', default: '10,1000,10000' } },
});
const root = path.resolve('.cache', 'bench', 'sitio');
const out = path.join(root, 'out');
const PROGRAM = ['--import', 'tsx', 'scripts/make/main.ts'];
const PLACES = ['--root', root, '--out', out, '--cache', path.join(root, '.cache')];
const SAMPLE_MS = 250;

console.log('| Releases | Build | Time, s | Memory, GB |\n| --: | --- | --: | --: |');
for (const size of values.sizes.split(',').map(Number)) {
  const archive = writeRoot(root, size);
  // Next's compiled code would be kept from the build before.
  rmSync('.next', { recursive: true, force: true });
  await build(size, 'from nothing', archive[0]?.slug);
  await build(size, 'nothing changed', archive[0]?.slug);
  const added = oneMore(size);
  writeRelease(root, added);
  await build(size, 'one more release', added.slug);
}

/** @throws when the build fails, or lacks the page of a release */
async function build(size: number, title: string, slug = ''): Promise<void> {
  const started = performance.now();
  const child = spawn(process.execPath, [...PROGRAM, ...PLACES], {
    env: { ...process.env, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let most = 0;
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(child.pid))), SAMPLE_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  if (code !== 0 || !existsSync(path.join(out, 'prensa', slug, 'index.html')))
    throw new Error(`The build of ${size} releases (${title}) failed.`);
  const took = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`| ${size} | ${title} | ${took} | ${(most / 1024 ** 2).toFixed(2)} |`);
}

/** Kilobytes that the processes of a session have together; 0 once they ended. */
function memoryOf(session: number | undefined): number {
  try {
    const list = execFileSync('ps', ['-o', 'pss=', '-s', String(session)], { encoding: 'utf8' });
    return list.split('\n').reduce((sum, line) => sum + Number(line), 0);
  } catch {
    return 0;
  }
}
