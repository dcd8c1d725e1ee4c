import { kindOf, type PageKind } from '@/lib/site/kinds';

const KB = 1024;

interface PageBudget {
  html: number;
  words: number;
}

/** Bytes of the first round trip: the ten packets that a server sends before it waits for an answer. */
const FIRST_TRIP = 14_600;
/** The headers of a page over HTTP/1.1, its policy included; over HTTP/2 a fifth less. */
const HEADERS = 2400;

const TEXT: PageBudget = { html: FIRST_TRIP - HEADERS, words: 3.5 * KB };
const TOOL: PageBudget = { html: 2 * FIRST_TRIP - HEADERS, words: 12 * KB };

/**
 * What a page's HTML may weigh, with the parts of the stylesheet and the scripts that are in it. What
 * the office publishes is no fault of the code's: more words than usual bring their own bytes (`extraOf`).
 */
export const pageBudget = (kind: PageKind): PageBudget =>
  kindOf(kind).weight === 'text' ? TEXT : TOOL;

/** A byte of words brings half of one of tags: measured on thirty more norms, and on 25 more documents. */
const WITH_TAGS = 1.5;

/**
 * What a page may weigh above the most of its kind, for having more words than usual. A norm, a document, a
 * person or a paragraph more is what its reader came for, and never stops a publication.
 * @param words Brotli bytes of all the words that the content gives the page
 */
export const extraOf = (kind: PageKind, words: number): number =>
  Math.ceil(WITH_TAGS * Math.max(0, words - pageBudget(kind).words));
