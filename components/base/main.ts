import { startDialogs } from './dialogs';
import { scheduleScripts, startRetries } from './islands';
import {
  foldAccordions,
  openAddressed,
  startBackToTop,
  startLeaving,
  startMenu,
  startQuickExit,
} from './page';

/**
 * The base script: the same on every page, without a framework, at most 2 KB (br). It stands at the
 * end of the document, so that it never stands in the way of the first paint.
 */
startQuickExit();
foldAccordions();
addEventListener('hashchange', openAddressed);
startLeaving();
startBackToTop();
startMenu();
startDialogs();
startRetries();
scheduleScripts();
