import { startPrint } from './page';
import './start';

/**
 * The base script of a page that is read, and printed for a window; a page of forms has its own (forms.ts),
 * and sheets for that.
 */
startPrint();
