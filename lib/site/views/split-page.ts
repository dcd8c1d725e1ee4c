/** For the pages with a tool or a form between two parts of their text. */
export { splitPage, type SplitPage } from '@/lib/content/rendered';
