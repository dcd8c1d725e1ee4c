import { Listr, PRESET_TIMER } from 'listr2';
import { ContentError } from '@/lib/content/problems';
import { runBuild } from './steps';

const { tasks, warnings } = runBuild();
try {
  await new Listr(tasks, {
    rendererOptions: { timer: PRESET_TIMER, collapseSubtasks: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  }).run();
  for (const warning of warnings) console.warn(`Aviso: ${warning}`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  console.error('\nLa compilación se detuvo. La última versión buena sigue en out/.');
  process.exitCode = 1;
}
