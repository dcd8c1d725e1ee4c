import type { Plugin } from 'esbuild';
import { IDENTITY } from '@/lib/identity/file';

/** Puts the office's identity into a bundle as literals, of which unused ones drop out. */
export const identityPlugin: Plugin = {
  name: 'identity',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lib[\\/]identity[\\/]file\.ts$/ }, () => ({
      contents: Object.entries(IDENTITY)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    }));
  },
};
