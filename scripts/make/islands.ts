import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, context, type BuildOptions, type Metafile } from 'esbuild';
import { minify } from 'terser';
import { globSync } from 'tinyglobby';
import { brotliSize } from './compress';
import { themePlugin } from './theme-plugin';
import { BUDGETS, overBudget } from './checks/budgets';
import { LETTERS_FOLDER, SCRIPTS_FOLDER } from './paths';
import { oldestBrowsers } from './baseline';

export type Scripts = Awaited<ReturnType<typeof bundleIslands>>;

const common = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: oldestBrowsers().map((one) => one.replace(/^ios_saf/, 'ios').replace(' ', '')),
  // Safari 14 fails only on `({ a }) = b`, and Chrome 80 on `a?.(...b)`; lowering would enlarge all scripts.
  supported: { destructuring: true, 'optional-chain': true },
  define: {
    'process.env.NODE_ENV': '"production"',
    // The e-mail library reads localStorage on load, which throws when storage is blocked. This site stores
    // nothing there.
    localStorage: 'undefined',
    // React's hook for developer tools, which no reader has a use for.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  // Notices are in licencias.txt (emit/licencias.ts).
  legalComments: 'none',
  // Modules are read as UTF-8 whatever a host says: its letters weigh less than their escapes.
  charset: 'utf8',
  logLevel: 'warning',
  plugins: [themePlugin],
} satisfies BuildOptions;

const BASE = {
  base: 'components/base/main.ts',
  formsBase: 'components/base/forms.ts',
};
const NOT_FOUND = 'components/base/not-found.ts';
const OLDER = 'components/base/older-browsers.ts';

/** Base scripts name the script for older browsers; their addresses are fetched, not bundled. */
const baseWith = (older: string) =>
  ({
    ...common,
    external: [`/${SCRIPTS_FOLDER}/*`],
    define: { ...common.define, OLDER: JSON.stringify(older) },
  }) satisfies BuildOptions;

/** Returns the islands' entries of a kind; React islands are `index.tsx`. */
const entriesOf = (ending: 'ts' | 'tsx'): Record<string, string> =>
  Object.fromEntries(
    globSync(`components/islands/*/index.${ending}`)
      .sort()
      .map((file) => [path.basename(path.dirname(file)), file]),
  );

/** Bundles islands with hashed names, React's in chunks, and base scripts as text. @param folder empty */
export async function bundleIslands(folder: string) {
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
    ...baseWith(older),
    entryPoints: BASE,
    // Only names the outputs; nothing is written.
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
    /** Script name without ending, by island. */
    islands: Object.fromEntries(
      Object.entries(islandFiles).map(([name, [own = '']]) => [name, path.basename(own, '.js')]),
    ),
    /** Files that each island fetches, its own script first. */
    islandFiles,
    notFoundUrl: `/${filesOf(react.metafile, NOT_FOUND)[0]}`,
    packages: packagesOf(react.metafile, plain.metafile, base.metafile),
  };
}

/** Terser saves 5 % (br) over esbuild on the base script; hashed files keep esbuild's text. */
const shorten = async (text: string): Promise<string> =>
  (
    await minify(text, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, booleans_as_integers: true },
    })
  ).code ?? '';

/** Rebuilds base script and plain islands for `npm run dev`; Next hydrates React's. */
export async function watchScripts(site: string): Promise<void> {
  await cp(LETTERS_FOLDER, path.join(site, SCRIPTS_FOLDER), { recursive: true });
  const watched = await context({
    ...baseWith('older-dev'),
    minify: false,
    entryPoints: { base: BASE.formsBase, older: OLDER, ...entriesOf('ts') },
    outdir: path.join(site, SCRIPTS_FOLDER),
    entryNames: '[name]-dev',
  });
  await watched.watch();
}

/** Checks base script and islands against the budgets. @param folder of their files */
export async function checkScripts(
  { formsBase, islandFiles }: Scripts,
  folder: string,
): Promise<string[]> {
  const problems = overBudget('El guion base', brotliSize(formsBase), BUDGETS.base);
  for (const [name, own] of Object.entries(islandFiles)) {
    let weight = 0;
    for (const file of own) weight += brotliSize(await readFile(path.join(folder, file)));
    const plain = name === 'search' ? BUDGETS.searchIsland : BUDGETS.island;
    // Only React islands have chunks.
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

/** Returns an entry's output with all its static and dynamic imports. */
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
