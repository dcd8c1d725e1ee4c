import type { Identity } from '../design/identity';

/** In development Next gives its browser the identity by this variable; the build's bundles have it as literals. */
const said = JSON.parse(process.env.NEXT_PUBLIC_IDENTIDAD ?? '{}') as Identity;
export const { dia, noche, dibujos, emblema } = said;
