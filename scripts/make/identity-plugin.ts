import type { Plugin } from 'esbuild';
import { IDENTITY } from '@/lib/identity/file';

/** Inlines the office's identity as literals, so that unused ones are removed. */
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
