import { startQuickExit, startTyped } from './leaving';
import { startDialogs } from './dialogs';
import './start';

startQuickExit();
startTyped();
startDialogs();
