import { oncePainted } from '@/lib/site/painted';
import { scheduleScripts, startReplay, startRetries } from './islands';
import {
  foldAccordions,
  openAddressed,
  startBackToTop,
  startLeaving,
  startMenu,
  startRules,
} from './page';

/**
 * The base script: the same on every page, without a framework, at most 2 KB (br) with what pages of
 * forms add to it (forms.ts). It stands at the end of the document and begins after the first frame, so
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
  scheduleScripts();
  startRules();
}
if (location.hash) start();
else oncePainted(start);
