import { kindOf, type PageKind } from '@/lib/site/kinds';
import { BUDGETS } from './budgets';

/** Budget of a page with up to the usual words; `extraOf` adds to it. */
export const pageBudget = (kind: PageKind): { html: number; words: number } =>
  BUDGETS.pages[kindOf(kind).weight];

/** Bytes with markup for each byte of words, measured on 30 norms and 25 documents. */
const WITH_TAGS = 1.5;

/** Extra bytes for more words than usual: content never stops publication. @param words in Brotli bytes */
export const extraOf = (kind: PageKind, words: number): number =>
  Math.ceil(WITH_TAGS * Math.max(0, words - pageBudget(kind).words));
