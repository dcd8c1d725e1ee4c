import path from 'node:path';

/** Where the headings' letters are kept. */
export const LETTERS_FOLDER = 'lib/design/letras';

/** The scripts' folder in the site. */
export const SCRIPTS_FOLDER = '_';

/** The folders of a build. */
export interface BuildOptions {
  /** The office's folder, which has `content/` and `public/` (lib/office-folder). */
  root: string;
  out: string;
  /** Everything that the build keeps for the next; always safe to delete. */
  cache: string;
  /** Shows drafts and scheduled pieces, each with a mark: never for a publication. */
  waiting?: boolean;
  /** Results kept from build to build, when they are another build's too. */
  store?: string;
}

/** Where each step works. Nothing generated lands in `public/` or `content/`. */
export interface BuildPaths extends BuildOptions {
  public: string;
  store: string;
  /** The pages' data for Next (lib/data/snapshot.ts). */
  snapshot: string;
  /** Next's export. */
  exported: string;
  /** Next's log, when it failed. */
  nextLog: string;
  /** The site being built; it takes `out`'s place only when every step has passed. */
  site: string;
  /** The e-mail templates, for the office to set up; beside `out` and never within it. */
  templates: string;
  /** Each host's configuration, never published: beside `out`, by the host's name. */
  hosts: string;
  /** The hashed files of the site before (unpublished.ts). */
  former: string;
  hostRules: string;
  /** Key of the site in `out` (keys.ts). */
  key: string;
  /** How the last build went: steps and counts. */
  report: string;
}

/** Where a command works in an office's folder. */
export const officeOptions = (root: string): BuildOptions => ({
  root,
  out: path.join(root, 'out'),
  cache: path.join(root, '.cache'),
});

/**
 * For a look at drafts: a site of its own, so that `out/` has only publishable pages. It shares kept results
 * with it.
 */
export function waitingOptions(root: string): BuildOptions {
  const { store, cache: own } = pathsOf(officeOptions(root));
  const cache = path.join(own, 'con-borradores');
  return { root, out: path.join(cache, 'out'), cache, store, waiting: true };
}

/** Every folder and file that a build works in, from its options; makes none of them. */
export function pathsOf(options: BuildOptions): BuildPaths {
  const at = (name: string) => path.join(options.cache, name);
  const [folder, name] = [path.dirname(options.out), path.basename(options.out)];
  const hosts = path.join(folder, name === 'out' ? 'servidores' : `${name}.servidores`);
  return {
    ...options,
    public: path.join(options.root, 'public'),
    store: options.store ?? at('store'),
    snapshot: at('snapshot'),
    // Next's configuration names it: an engine exports to a single folder, for any office (next.config.mjs).
    exported: path.join(process.cwd(), '.cache', 'export'),
    nextLog: at('next.log'),
    site: at('site'),
    templates: path.join(folder, 'plantillas-correo'),
    hosts,
    former: path.join(hosts, 'anteriores'),
    hostRules: at('host-rules.json'),
    key: at('build-key'),
    report: at('build-report.json'),
  };
}
