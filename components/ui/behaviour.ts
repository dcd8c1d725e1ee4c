import type { Moment } from './Island';

/** The scripts of components/behaviours, by the names of their files. */
export type BehaviourName =
  'carousel' | 'chart' | 'facade' | 'filter' | 'hyphens' | 'office' | 'search' | 'tabs';

/**
 * The attributes of an element that a behaviour works on: a script without React, which the base script
 * fetches at its moment and starts on the markup that stands in the page (decisions/0026). Its file,
 * `components/behaviours/<name>.ts`, exports `start(root: HTMLElement): void`.
 * @param media only where this media query holds; elsewhere the script is never fetched
 */
export const behaviour = (name: BehaviourName, when: Moment, media?: string) => ({
  'data-behaviour': name,
  // The build writes it into each page (make/pages/distil.ts).
  'data-script': process.env.NODE_ENV === 'development' ? `${name}-dev` : undefined,
  'data-when': when,
  'data-media': media,
});
