import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measure, type Measure } from './measure';
import { oneMore, type Release } from './releases';
import { BENCH, writeRelease, writeRoot } from './root';
import { seconds, table } from './table';

const SIZES = [10, 1000, 10_000];

/** A tool that builds the releases of a folder. */
interface Tool {
  name: string;
  /** Makes the folder ready, nothing built before. */
  prepare: (root: string) => void;
  build: (root: string) => Promise<Measure>;
  pageOf: (root: string, release: Release) => string;
  /** Whether a build with nothing changed is worth a measurement. */
  keepsPages: boolean;
}

const atRoot =
  (out: string) =>
  (root: string, { slug }: Release) =>
    path.join(root, out, 'prensa', slug, 'index.html');

const TOOLS: Record<string, Tool> = {
  own: {
    name: 'This site',
    // Else Next's compiled code is kept from the build before.
    prepare: () => rmSync('.next', { recursive: true, force: true }),
    build: (root) =>
      measure(
        [
          ...([process.execPath, '--import', 'tsx', 'scripts/make/main.ts'] as const),
          ...[
            '--root',
            root,
            '--out',
            path.join(root, 'out'),
            '--cache',
            path.join(root, '.cache'),
          ],
        ],
        { env: withoutEmail() },
      ),
    pageOf: atRoot('out'),
    keepsPages: true,
  },
  next: {
    name: 'Next alone',
    // It finds the project's own Next and React in the folder above.
    prepare: (root) => cpSync(path.join('scripts', 'bench', 'next'), root, { recursive: true }),
    build: (root) =>
      measure([process.execPath, path.resolve('node_modules/next/dist/bin/next'), 'build'], {
        cwd: root,
        env: { NEXT_TELEMETRY_DISABLED: '1' },
      }),
    pageOf: atRoot('out'),
    keepsPages: false,
  },
};

/**
 * `npm run bench -- build`: builds archives of several sizes with this site's own build and with Next
 * alone, one after another: from nothing, with nothing changed, and with one more release.
 * @throws outside Linux
 */
export async function benchBuild(args: string[]): Promise<void> {
  const { sizes, tools } = optionsOf(args);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const rows: string[][] = [];
  for (const size of sizes)
    for (const tool of tools)
      await measureTool(tool, size, (what, { wallMs, cpuMs, peakBytes }) => {
        const gb = (peakBytes / 1024 ** 3).toFixed(2);
        rows.push([String(size), tool.name, what, seconds(wallMs), seconds(cpuMs), gb]);
        console.log(rows.at(-1)?.join('  '));
      }).catch((error: Error) => {
        process.exitCode = 1;
        console.error(`${tool.name}, ${size}: ${error.message}`);
      });
  console.log(`\n${table(['Releases:', 'Tool', 'Build', 'Time, s:', 'CPU, s:', 'GB:'], rows)}`);
}

async function measureTool(
  tool: Tool,
  size: number,
  done: (what: string, measure: Measure) => void,
): Promise<void> {
  const root = path.join(BENCH, tool.name.replaceAll(' ', '-'));
  let archive = writeRoot(root, size);
  tool.prepare(root);
  const build = async (what: string) => {
    const took = await tool.build(root);
    // A build that wrote too little is not fast.
    const missing = archive.find((release) => !existsSync(tool.pageOf(root, release)));
    if (missing) throw new Error(`wrote no page for ${missing.slug}`);
    done(what, took);
  };
  await build('from nothing');
  if (tool.keepsPages) await build('nothing changed');
  const added = oneMore(size);
  writeRelease(root, added);
  archive = [...archive, added];
  await build('one more release');
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: SIZES.join(',') },
      tools: { type: 'string', default: Object.keys(TOOLS).join(',') },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error(`--sizes are whole numbers with commas between them, not «${values.sizes}».`);
  const tools = values.tools.split(',').map((name) => {
    const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
    if (!tool)
      throw new Error(`There is no «${name}»; --tools are ${Object.keys(TOOLS).join(', ')}.`);
    return tool;
  });
  return { sizes, tools };
}

/** A build without anyone's e-mail settings. */
const withoutEmail = () =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => name.startsWith('NEXT_PUBLIC_'))
      .map((name) => [name, '']),
  );
