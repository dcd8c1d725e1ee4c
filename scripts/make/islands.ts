import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, context, type BuildOptions, type Metafile } from 'esbuild';
import { minify } from 'terser';
import { globSync } from 'tinyglobby';
import { brotli } from './compress';
import { identityPlugin } from './identity-plugin';
import { BUDGETS, overBudget } from './checks/budgets';
import { LETTERS_FOLDER, SCRIPTS_FOLDER } from './paths';
import { scriptTargets } from './baseline';

/** The scripts of the site: the texts of the base scripts, and the files of the others. */
export interface Scripts {
  base: string;
  formsBase: string;
  /** The name of each island's script, without its ending, by the island's name. */
  islands: Record<string, string>;
  /** All that each island fetches, its own script first, as files of the site. */
  islandFiles: Record<string, string[]>;
  notFoundUrl: string;
  packages: string[];
}

const common = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: scriptTargets(),
  // Safari 14 errs only in `({ a }) = b`, Chrome 80 only in `a?.(...b)`: lowered, all scripts would grow.
  supported: { destructuring: true, 'optional-chain': true },
  define: {
    'process.env.NODE_ENV': '"production"',
    // The e-mail library reads it as it loads, which throws where a person blocks storage. Nothing
    // of this site may keep anything there.
    localStorage: 'undefined',
    // React's hook for developer tools, which no reader has a use for.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  // Their notices are in licencias.txt (emit/licencias.ts).
  legalComments: 'none',
  // Modules are read as UTF-8 whatever a host says: its letters weigh less than their escapes.
  charset: 'utf8',
  logLevel: 'warning',
  plugins: [identityPlugin],
} satisfies BuildOptions;

const BASE = {
  base: 'components/base/main.ts',
  formsBase: 'components/base/forms.ts',
};
const NOT_FOUND = 'components/base/not-found.ts';
const OLDER = 'components/base/older.ts';

const olderIs = (name: string) => ({ OLDER: JSON.stringify(name) });
/** The browser fetches those: their addresses are no modules of the project. */
const FETCHED = { external: [`/${SCRIPTS_FOLDER}/*`] };

/** The entry of each island of a kind, by the island's name: `index.tsx` where React runs it. */
const entriesOf = (ending: 'ts' | 'tsx'): Record<string, string> =>
  Object.fromEntries(
    globSync(`components/islands/*/index.${ending}`)
      .sort()
      .map((file) => [path.basename(path.dirname(file)), file]),
  );

/**
 * Bundles the islands: those of React in pieces that they share, each of the others whole, in a single
 * request; ESM, with hashed names under `/_/`. And the two base scripts, as text.
 * @param folder an empty folder, for their files
 */
export async function bundleIslands(folder: string): Promise<Scripts> {
  const written = {
    ...common,
    outdir: path.join(folder, SCRIPTS_FOLDER),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
  } as const;
  const react = await build({
    ...written,
    entryPoints: { ...entriesOf('tsx'), 'not-found': NOT_FOUND },
    splitting: true,
    jsx: 'automatic',
  });
  const plain = await build({ ...written, entryPoints: { ...entriesOf('ts'), older: OLDER } });
  const older = path.basename(filesOf(plain.metafile, OLDER)[0] ?? '', '.js');
  const base = await build({
    ...common,
    ...FETCHED,
    define: { ...common.define, ...olderIs(older) },
    entryPoints: BASE,
    // Nothing is written there: it only gives each its name.
    outdir: folder,
    write: false,
    metafile: true,
  });
  const textOf = (name: string) =>
    shorten(base.outputFiles.find((one) => path.basename(one.path) === `${name}.js`)?.text ?? '');
  const islandFiles = Object.fromEntries(
    [react, plain].flatMap(({ metafile }, at) =>
      Object.entries(entriesOf(at === 0 ? 'tsx' : 'ts')).map(([name, entry]) => [
        name,
        filesOf(metafile, entry),
      ]),
    ),
  );
  return {
    base: await textOf('base'),
    formsBase: await textOf('formsBase'),
    islands: Object.fromEntries(
      Object.entries(islandFiles).map(([name, [own = '']]) => [name, path.basename(own, '.js')]),
    ),
    islandFiles,
    notFoundUrl: `/${filesOf(react.metafile, NOT_FOUND)[0]}`,
    packages: packagesOf(react.metafile, plain.metafile, base.metafile),
  };
}

/**
 * Every page carries the base script, so a second program shortens it by a twentieth (br), which esbuild leaves
 * for its speed. Files keep esbuild's text, since their names are the hash of it.
 */
const shorten = async (text: string): Promise<string> =>
  (
    await minify(text, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, booleans_as_integers: true },
    })
  ).code ?? '';

/**
 * Base script and islands for `npm run dev`, written again whenever they change; those of React, Next
 * hydrates there.
 * @param site the folder that they are served from
 */
export async function watchScripts(site: string): Promise<void> {
  await cp(LETTERS_FOLDER, path.join(site, SCRIPTS_FOLDER), { recursive: true });
  const watched = await context({
    ...common,
    ...FETCHED,
    minify: false,
    define: { ...common.define, ...olderIs('older-dev') },
    entryPoints: { base: BASE.formsBase, older: OLDER, ...entriesOf('ts') },
    outdir: path.join(site, SCRIPTS_FOLDER),
    entryNames: '[name]-dev',
  });
  await watched.watch();
}

/**
 * Brotli bytes of the base script, and of all that readers fetch to use each island, against the budgets.
 * @param folder of their files
 */
export async function checkScripts(
  { formsBase, islandFiles }: Scripts,
  folder: string,
): Promise<string[]> {
  const problems = overBudget('El guion base', brotli(formsBase).length, BUDGETS.base);
  for (const [name, own] of Object.entries(islandFiles)) {
    let weight = 0;
    for (const file of own) weight += brotli(await readFile(path.join(folder, file))).length;
    const plain = name === 'search' ? BUDGETS.searchIsland : BUDGETS.island;
    // Only those of React are in pieces.
    const most = own.length > 1 ? BUDGETS.reactIsland : plain;
    problems.push(...overBudget(`La isla ${name}`, weight, most));
  }
  return problems;
}

function packagesOf(...bundles: Metafile[]): string[] {
  const outputs = bundles.flatMap((one) => Object.values(one.outputs));
  const used = outputs.flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [/^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? ''] : [],
    ),
  );
  return [...new Set(used)].filter(Boolean).sort();
}

/** The bundle of an entry with all that it imports, at once or later, as files of the site. */
function filesOf({ outputs }: Metafile, entry: string): string[] {
  const start = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)?.[0];
  if (!start) throw new Error(`esbuild wrote nothing for ${entry}.`);
  const seen = new Set<string>();
  const visit = (output: string) => {
    if (seen.has(output)) return;
    seen.add(output);
    for (const { external, path: imported } of outputs[output]?.imports ?? [])
      if (!external) visit(imported);
  };
  visit(start);
  return [...seen].map((output) => `${SCRIPTS_FOLDER}/${path.basename(output)}`);
}
