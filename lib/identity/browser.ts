import type { Identity } from '../design/identity';

/** Variable in development; a literal in the build's bundles. */
const said = JSON.parse(process.env.NEXT_PUBLIC_IDENTIDAD ?? '{}') as Identity;
export const { dia, noche, dibujos, emblema } = said;
