import type { Plugin } from 'esbuild';
import { THEME } from '@/lib/theme/file';

/** Inlines the office's theme as literals, so that unused ones are removed. */
export const themePlugin: Plugin = {
  name: 'theme',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lib[\\/]theme[\\/]file\.ts$/ }, () => ({
      contents: Object.entries(THEME)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    }));
  },
};
