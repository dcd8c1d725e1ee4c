import { oncePainted } from '@/components/base/after-paint';
import { scheduleIslands, startReplay, startRetries } from './islands';
import {
  foldAccordions,
  openAddressed,
  startBackToTop,
  startLeaving,
  startLetters,
  startMenu,
  startRules,
} from './page';

/**
 * At most 2.05 KB (br) per script. Starts after the first frame, so that text is not delayed; with a
 * fragment, at once.
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
  startLetters();
}
if (location.hash) start();
else oncePainted(start);
