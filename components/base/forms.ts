import { startQuickExit, startTyped } from './leaving';
import { startDialogs } from './dialogs';
import './start';

/** The base script of a page that holds a dialog or can be left in a hurry: dialogs and the ways out. */
startQuickExit();
startTyped();
startDialogs();
