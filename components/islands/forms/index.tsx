import { hydrate } from '../hydrate';
import { FormIsland } from './FormIsland';

export const start = (element: HTMLElement) => hydrate(element, FormIsland);
