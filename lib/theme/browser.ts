import type { Theme } from '../design/theme';

/** Variable in development; a literal in the build's bundles. */
export const { dia, noche, dibujos, emblema } = JSON.parse(
  process.env.NEXT_PUBLIC_IDENTIDAD ?? '{}',
) as Theme;
