import { oncePainted } from '@/components/base/after-paint';
import { scheduleIslands, startReplay, startRetries } from './islands';
import * as page from './page';

/** Starts after the first frame, so that text is not delayed; with a fragment, at once. */
function start(): void {
  page.foldAccordions();
  addEventListener('hashchange', page.openAddressed);
  page.startLeaving();
  page.startBackToTop();
  page.startMenu();
  startRetries();
  startReplay();
  scheduleIslands();
  page.startRules();
  page.startLetters();
}
if (location.hash) start();
else oncePainted(start);
