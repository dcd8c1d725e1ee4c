import path from 'node:path';

const at = (...parts: string[]) => path.join(process.cwd(), ...parts);

/** Where each step works. Nothing generated lands in `public/` or `content/`. */
export const paths = {
  public: at('public'),
  /** Pictures, PDFs and drawings made from the content; kept from build to build. */
  assets: at('.cache', 'assets'),
  /** What Next exports. */
  exported: at('.cache', 'export'),
  /** The site being built; it takes `out/`'s place only when every step has passed. */
  site: at('.cache', 'site'),
  out: at('out'),
  /** What the local server does beyond sending files; written when the site is swapped in. */
  hostRules: at('.cache', 'host-rules.json'),
  cache: at('.cache', 'build'),
  /** What `out/` was built from. */
  key: at('.cache', 'build-key'),
};
