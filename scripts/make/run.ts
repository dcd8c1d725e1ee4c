import { rm } from 'node:fs/promises';
import { recoverSite } from './assemble';
import { build } from './build';
import type { Report } from './report';
import { pathsOf, type BuildOptions } from './paths';

/** Builds even if nothing changed; a failure leaves `out` as it was. @throws with fault, place and remedy */
export async function rebuild(
  options: BuildOptions,
  print?: (line: string) => void,
): Promise<Report> {
  await recoverSite(options);
  await rm(pathsOf(options).key, { force: true });
  return build(options, print);
}

/** Builds and prints progress; a failure leaves `out` as it was. @returns true on success */
export async function buildAndSay(options: BuildOptions): Promise<boolean> {
  try {
    const { warnings } = await rebuild(options);
    for (const warning of warnings) console.warn(`Aviso: ${warning}`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && error.cause) console.error(error.cause);
    console.error('\nLa compilación se detuvo. La última versión buena sigue en out/.');
    return false;
  }
}
