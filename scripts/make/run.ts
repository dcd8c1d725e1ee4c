import { rm } from 'node:fs/promises';
import { Listr, PRESET_TIMER } from 'listr2';
import { keepKey, takeKey } from './key';
import { paths } from './paths';
import { buildSteps } from './steps';

/**
 * Runs the build and says on the screen how it goes. A failure leaves `out/` as it was.
 * @returns true when `out/` holds the new site
 */
export async function build(): Promise<boolean> {
  const { tasks, warnings } = buildSteps();
  try {
    const key = await takeKey();
    await rm(paths.key, { force: true });
    await new Listr(tasks, {
      rendererOptions: { timer: PRESET_TIMER, collapseSubtasks: false },
      fallbackRendererOptions: { timer: PRESET_TIMER },
    }).run();
    await keepKey(key);
    for (const warning of warnings) console.warn(`Aviso: ${warning}`);
    return true;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    console.error(cause instanceof Error ? cause.message : cause);
    console.error('\nLa compilación se detuvo. La última versión buena sigue en out/.');
    return false;
  }
}
