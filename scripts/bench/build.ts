import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measure, type Measure } from './measure';
import { oneMore } from './releases';
import { BENCH, writeRelease, writeRoot } from './root';
import { seconds, table } from './table';

const SIZES = [10, 1000, 10_000];

/**
 * `npm run bench -- build`: builds archives of several sizes, in turn: from nothing, with nothing changed,
 * and with another release.
 * @throws outside Linux
 */
export async function benchBuild(args: string[]): Promise<void> {
  const sizes = sizesOf(args);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const rows: string[][] = [];
  for (const size of sizes)
    await measureSize(size, (what, { wallMs, cpuMs, peakBytes }) => {
      const gb = (peakBytes / 1024 ** 3).toFixed(2);
      rows.push([String(size), what, seconds(wallMs), seconds(cpuMs), gb]);
      console.log(rows.at(-1)?.join('  '));
    });
  console.log(`\n${table(['Releases:', 'Build', 'Time, s:', 'CPU, s:', 'GB:'], rows)}`);
}

async function measureSize(
  size: number,
  done: (what: string, measure: Measure) => void,
): Promise<void> {
  const root = path.join(BENCH, 'sitio');
  const out = path.join(root, 'out');
  let archive = writeRoot(root, size);
  // Else Next's compiled code is kept from the build before.
  rmSync('.next', { recursive: true, force: true });
  const program = [process.execPath, '--import', 'tsx', 'scripts/make/main.ts'] as const;
  const places = ['--root', root, '--out', out, '--cache', path.join(root, '.cache')];
  const build = async (what: string) => {
    const took = await measure([...program, ...places], { env: withoutEmail() });
    // A build that wrote too little is not fast.
    const missing = archive.find(
      ({ slug }) => !existsSync(path.join(out, 'prensa', slug, 'index.html')),
    );
    if (missing) throw new Error(`wrote no page for ${missing.slug}`);
    done(what, took);
  };
  await build('from nothing');
  await build('nothing changed');
  const added = oneMore(size);
  writeRelease(root, added);
  archive = [...archive, added];
  await build('one more release');
}

function sizesOf(args: string[]): number[] {
  const { values } = parseArgs({
    args,
    options: { sizes: { type: 'string', default: SIZES.join(',') } },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error(`--sizes are whole numbers with commas between them, not «${values.sizes}».`);
  return sizes;
}

/** A build without anyone's e-mail settings. */
const withoutEmail = () =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => name.startsWith('NEXT_PUBLIC_'))
      .map((name) => [name, '']),
  );
