import { forTerminal } from '@/lib/content/load/terminal';
import { remove } from '@/lib/files/move';
import { todayAt } from '@/lib/content/load/zone';
import { recoverFolder } from '@/lib/files/swap';
import { oneAtATime } from '../one-at-a-time';
import { build } from './build';
import { isBuilt } from './keys';
import { clearCompiled } from './next';
import { pathsOf, type BuildOptions } from './paths';
import { readReport, type Report } from './report';

/** Builds even if nothing changed; a failure leaves `out` as it was. @throws with fault, place and remedy */
export async function rebuild(
  options: BuildOptions,
  print?: (line: string) => void,
): Promise<Report> {
  const paths = pathsOf(options);
  // Of the office first: a publication holds it until the site is online.
  return oneAtATime(paths.siteLock, WHAT, (site) =>
    oneAtATime(paths.engineLock, WHAT, async ({ waited, afterDeath }) => {
      const report = site.waited || waited ? readReport(paths) : undefined;
      if (report?.day === todayAt(paths.root) && isBuilt(paths)) return report;
      if (afterDeath) await clearCompiled(paths);
      recoverFolder(options.out);
      remove(paths.key);
      return build(options, print);
    }),
  );
}

const WHAT = 'compilar el sitio';

/** Builds and prints progress; a failure leaves `out` as it was. @returns true on success */
export async function buildAndSay(options: BuildOptions): Promise<boolean> {
  try {
    const { warnings } = await rebuild(options);
    for (const warning of warnings) console.warn(forTerminal(`Aviso: ${warning}`));
    return true;
  } catch (error) {
    console.error(error instanceof Error ? forTerminal(error.message) : error);
    if (error instanceof Error && error.cause) console.error(error.cause);
    console.error('\nLa compilación se detuvo. La última versión buena sigue en out/.');
    return false;
  }
}
