import { rm } from 'node:fs/promises';
import { recover } from './assemble';
import { build } from './build';
import { pathsOf, type BuildOptions } from './paths';

/**
 * Runs the build and says on the screen how it goes. A failure leaves `out` as it was.
 * @returns true when `out` holds the new site
 */
export async function buildAndSay(options: BuildOptions): Promise<boolean> {
  try {
    await recover(options);
    await rm(pathsOf(options).key, { force: true });
    const { warnings } = await build(options);
    for (const warning of warnings) console.warn(`Aviso: ${warning}`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && error.cause) console.error(error.cause);
    console.error('\nLa compilación se detuvo. La última versión buena sigue en out/.');
    return false;
  }
}
