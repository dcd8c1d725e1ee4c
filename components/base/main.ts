import { scheduleScripts, startRetries } from './islands';
import { foldAccordions, openAddressed, startBackToTop, startLeaving, startMenu } from './page';

/**
 * The base script: the same on every page, without a framework, at most 2 KB (br) with what pages of
 * forms add to it (forms.ts). It stands at the end of the document, so that it never stands in the way
 * of the first paint.
 */
foldAccordions();
addEventListener('hashchange', openAddressed);
startLeaving();
startBackToTop();
startMenu();
startRetries();
scheduleScripts();
