import { hydrate } from '../hydrate';
import { AcuseCheck } from './AcuseCheck';

export const start = (element: HTMLElement) => hydrate(element, AcuseCheck);
