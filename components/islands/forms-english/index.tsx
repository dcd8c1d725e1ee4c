import { hydrate } from '../hydrate';
import { EnglishForm } from './EnglishForm';

export const start = (element: HTMLElement) => hydrate(element, EnglishForm);
