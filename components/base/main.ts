import { startPrint } from './page';
import './start';

startPrint();
