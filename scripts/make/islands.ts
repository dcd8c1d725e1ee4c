import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, context, type BuildOptions, type ImportKind, type Metafile } from 'esbuild';
import { minify } from 'terser';
import { globSync } from 'tinyglobby';
import { brotli } from './compress';
import { BUDGETS, overBudget } from './checks/budgets';
import { SCRIPTS_FOLDER, type Places } from './places';

/** The scripts of the site: the texts of the base scripts, and the addresses of the others. */
export interface Scripts {
  base: string;
  /** The base script of pages with forms. */
  formsBase: string;
  /** The names of the files that parts of a page name: React's (`hydrate`) and each behaviour's. */
  scripts: Record<string, string>;
  /** The behaviours without React, as files of the site. */
  behaviourFiles: string[];
  /** What every island fetches: React with its shared modules, as files of the site. */
  hydrateFiles: string[];
  notFoundUrl: string;
  /** What a form fetches beside React, as files of the site. */
  formFiles: string[];
  /** The packages that are within them. */
  packages: string[];
  /** Path in the site → where its bytes are. */
  files: Map<string, string>;
}

const common = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: ['es2022', 'safari16'],
  define: {
    'process.env.NODE_ENV': '"production"',
    // The e-mail library reads it as it loads, which throws where a person blocks storage. Nothing
    // of this site may keep anything there.
    localStorage: 'undefined',
  },
  // Their notices are in licencias.txt (emit/licencias.ts).
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

/** The base script, and the same with what pages of forms need besides. */
const BASE = {
  base: 'components/base/main.ts',
  formsBase: 'components/base/forms.ts',
};
const behaviours = () => globSync('components/behaviours/*.ts').sort();

/**
 * Bundles the islands (split) and the behaviours (each whole, one request): ESM, with hashed names under
 * `/_/`; and the two base scripts, as text.
 */
export async function bundleIslands({ cache }: Pick<Places, 'cache'>): Promise<Scripts> {
  const folder = path.join(cache, 'islands');
  await rm(folder, { recursive: true, force: true });
  const split = await build({
    ...common,
    entryPoints: {
      hydrate: 'components/islands/hydrate.ts',
      'not-found': 'components/base/not-found.ts',
    },
    outdir: path.join(folder, SCRIPTS_FOLDER),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    jsx: 'automatic',
    metafile: true,
  });
  const whole = await build({
    ...common,
    entryPoints: behaviours(),
    outdir: path.join(folder, SCRIPTS_FOLDER),
    entryNames: '[name]-[hash]',
    metafile: true,
  });
  const behaviourUrls = behaviours().map((file) => addressOf(whole.metafile, file));
  const named = [addressOf(split.metafile, 'components/islands/hydrate.ts'), ...behaviourUrls];
  const base = await build({
    ...common,
    entryPoints: BASE,
    // Nothing is written there: it only gives each its name.
    outdir: folder,
    write: false,
    metafile: true,
  });
  const textOf = (name: string) =>
    shorten(base.outputFiles.find((one) => path.basename(one.path) === `${name}.js`)?.text ?? '');
  const hydrateFiles = filesOf(split.metafile, 'components/islands/hydrate.ts', 'import-statement');
  const form = filesOf(split.metafile, 'components/islands/forms/FormIsland.tsx');
  return {
    base: await textOf('base'),
    formsBase: await textOf('formsBase'),
    scripts: Object.fromEntries(
      named.map((address) => {
        const name = path.basename(address, '.js');
        return [name.replace(/-\w+$/, ''), name];
      }),
    ),
    behaviourFiles: behaviourUrls.map((address) => address.slice(1)),
    hydrateFiles,
    notFoundUrl: addressOf(split.metafile, 'components/base/not-found.ts'),
    formFiles: form.filter((file) => !hydrateFiles.includes(file)),
    packages: packagesOf(split.metafile, whole.metafile, base.metafile),
    files: new Map(
      globSync('**/*', { cwd: folder })
        .sort()
        .map((file) => [file, path.join(folder, file)]),
    ),
  };
}

/**
 * What stands in every page is worth a second program: a twentieth of it (br) goes, which esbuild leaves
 * for its speed. Files keep esbuild's text, since their names are the hash of it.
 */
const shorten = async (text: string): Promise<string> =>
  (await minify(text, { module: true, ecma: 2020, compress: { passes: 3 } })).code ?? '';

/**
 * Base script and behaviours for `npm run dev`, written again whenever they change; Next hydrates the
 * islands there.
 * @param site the folder that they are served from
 */
export async function watchScripts(site: string): Promise<void> {
  const watched = await context({
    ...common,
    minify: false,
    entryPoints: [BASE.formsBase, ...behaviours()],
    outbase: 'components',
    outdir: path.join(site, SCRIPTS_FOLDER),
    entryNames: '[name]-dev',
  });
  await watched.watch();
}

/** Brotli bytes of what readers fetch to use an island, against the budgets. */
export async function checkScripts({
  formsBase,
  hydrateFiles,
  behaviourFiles,
  formFiles,
  files,
}: Scripts): Promise<string[]> {
  const weigh = async (names: string[]) => {
    let sum = 0;
    for (const name of names) sum += brotli(await readFile(files.get(name) ?? '')).length;
    return sum;
  };
  return [
    ...overBudget('El guion base', brotli(formsBase).length, BUDGETS.base),
    ...overBudget('El guion de los formularios', await weigh(formFiles), BUDGETS.formScript),
    ...overBudget('React', await weigh(hydrateFiles), BUDGETS.hydration),
    ...(
      await Promise.all(
        behaviourFiles.map(async (file) =>
          overBudget(`El guion ${file}`, await weigh([file]), BUDGETS.behaviour),
        ),
      )
    ).flat(),
  ];
}

/** The packages that some bytes of a bundle come from. */
function packagesOf(...bundles: Metafile[]): string[] {
  const outputs = bundles.flatMap((one) => Object.values(one.outputs));
  const used = outputs.flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [/^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? ''] : [],
    ),
  );
  return [...new Set(used)].filter(Boolean).sort();
}

function addressOf(metafile: Metafile, entry: string): string {
  const output = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === entry,
  );
  if (!output) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return `/${SCRIPTS_FOLDER}/${path.basename(output[0])}`;
}

/** The bundle of a module with all that it imports: now or later, or only in one way. */
function filesOf({ outputs }: Metafile, module: string, kind?: ImportKind): string[] {
  const start = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === module)?.[0];
  if (!start) throw new Error(`esbuild wrote nothing for ${module}.`);
  const seen = new Set<string>();
  const visit = (output: string) => {
    if (seen.has(output)) return;
    seen.add(output);
    for (const one of outputs[output]?.imports ?? [])
      if (!one.external && (!kind || one.kind === kind)) visit(one.path);
  };
  visit(start);
  return [...seen].map((output) => `${SCRIPTS_FOLDER}/${path.basename(output)}`);
}
