import path from 'node:path';

/** Heading fonts. */
export const LETTERS_FOLDER = 'lib/design/letras';

export const SCRIPTS_FOLDER = '_';

export interface BuildOptions {
  /** Has `content/` and `public/` (lib/office-folder). */
  root: string;
  out: string;
  /** Results for the next build; always safe to delete. */
  cache: string;
  /** Shows drafts and scheduled pieces with a mark; never publish it. */
  waiting?: boolean;
  /** Another build's results to share. */
  store?: string;
}

export const officeOptions = (root: string): BuildOptions => ({
  root,
  out: path.join(root, 'out'),
  cache: path.join(root, '.cache'),
});

/** A site with drafts, apart from `out/`; stored results are shared. */
export function waitingOptions(root: string): BuildOptions {
  const { store, cache: own } = pathsOf(officeOptions(root));
  const cache = path.join(own, 'con-borradores');
  return { root, out: path.join(cache, 'out'), cache, store, waiting: true };
}

/** Held while an office's `out` is made, or published. */
export const siteLock = (cache: string): string => path.join(cache, 'candado-sitio');

/** Returns a build's working folders without creating them; none is in `public/` or `content/`. */
export function pathsOf(options: BuildOptions) {
  const at = (name: string) => path.join(options.cache, name);
  const [folder, name] = [path.dirname(options.out), path.basename(options.out)];
  const hosts = path.join(folder, name === 'out' ? 'servidores' : `${name}.servidores`);
  return {
    ...options,
    public: path.join(options.root, 'public'),
    store: options.store ?? at('store'),
    /** Page data for Next (lib/data/snapshot.ts). */
    snapshot: at('snapshot'),
    /** Fixed by Next's configuration for any office (next.config.mjs). */
    exported: path.join(process.cwd(), '.cache', 'export'),
    siteLock: siteLock(options.cache),
    /** Held while Next works in the engine's folder, for whichever office. */
    engineLock: path.join(process.cwd(), '.cache', 'candado-next'),
    nextLog: at('next.log'),
    emitted: at('emitted'),
    /** The site being built, which replaces `out` after the last step. */
    site: at('site'),
    // Outside `out`: e-mail templates, each host's configuration.
    templates: path.join(folder, 'plantillas-correo'),
    hosts,
    former: path.join(hosts, 'anteriores'),
    hostRules: at('host-rules.json'),
    /** The key of `out` (keys.ts). */
    key: at('build-key'),
    report: at('build-report.json'),
  };
}
export type BuildPaths = ReturnType<typeof pathsOf>;
