import { kindOf, type PageKind } from '@/lib/site/kinds';
import { BUDGETS } from './budgets';

/** The most that a page of a kind weighs with as many words as usual (`extraOf`). */
export const pageBudget = (kind: PageKind): { html: number; words: number } =>
  BUDGETS.pages[kindOf(kind).weight];

/** A byte of words brings half a byte of tags: measured on thirty more norms, and on 25 more documents. */
const WITH_TAGS = 1.5;

/**
 * The allowance of a page above the most of its kind, for having more words than usual. A norm, a document, a
 * person or a paragraph more is for its reader, and never stops a publication.
 * @param words Brotli bytes of all the words that the content gives the page
 */
export const extraOf = (kind: PageKind, words: number): number =>
  Math.ceil(WITH_TAGS * Math.max(0, words - pageBudget(kind).words));
