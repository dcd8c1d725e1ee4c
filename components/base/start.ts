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
 * The common part of both base scripts (main.ts, forms.ts): no framework, at most 2.05 KB (br) each. It is at
 * the end of the document and begins after the first frame, so that it never delays the text; with a
 * fragment in the address, at once.
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
