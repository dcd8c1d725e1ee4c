import { oncePainted } from '@/components/base/after-paint';
import { scheduleIslands, startReplay, startRetries } from './islands';
import {
  foldAccordions,
  openAddressed,
  startBackToTop,
  startLeaving,
  startMenu,
  startRules,
} from './page';

/**
 * What every base script does (main.ts, forms.ts), without a framework, at most 2 KB (br) with what each
 * of them adds. It stands at the end of the document and begins after the first frame, so
 * that it never stands in the way of the text; only what the address asks for comes before it.
 */
function start(): void {
  foldAccordions();
  addEventListener('hashchange', openAddressed);
  startLeaving();
  startBackToTop();
  startMenu();
  startRetries();
  startReplay();
  scheduleIslands();
  startRules();
}
if (location.hash) start();
else oncePainted(start);
