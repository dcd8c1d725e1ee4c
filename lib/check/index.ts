import { crossCheck } from './cross-check';
import { readContent, type LoadedContent, type ReadOptions } from '@/lib/content/load/reading';
import { checkDemo } from './pendientes';

import type { Content } from '@/lib/content/model';
import { failOn } from '@/lib/content/load/problems';
import { dayAtTheOffice } from '@/lib/office/today';

/**
 * Reads and checks all of `content/`. Cross checks wait until every file is valid on its own.
 * @param root the folder that holds `content/` and `public/`
 * @returns the content, complete when there are no problems; warnings are advice and stop nothing
 */
export const validateContent = (root = process.cwd(), options: ReadOptions = {}): LoadedContent =>
  validateRead(readContent(root, options), root);

/**
 * As `validateContent`, of what is read already. What other files would say of a draft is advice too.
 * @param today in ISO form: nothing is dated later
 */
export function validateRead(
  read: LoadedContent,
  root: string,
  today = dayAtTheOffice(new Date()),
): LoadedContent {
  if (read.problems.length > 0) return read;
  const { problems, warnings } = crossCheck(read, root, today);
  const { drafts, withDrafts, overlay } = read;
  const ofDrafts = withDrafts
    ? crossCheck({ ...withDrafts, overlay }, root, today, drafts).problems
    : [];
  return {
    ...read,
    problems: [...problems, ...checkDemo(read, root)],
    warnings: [
      ...read.warnings,
      ...warnings,
      ...ofDrafts.filter(({ file }) => drafts.includes(file)),
    ],
  };
}

const loaded = new Map<string, Content>();

/**
 * The one door to the site's words. Read once in a build; anew at each call in development.
 * @param root the folder that holds `content/` and `public/`
 * @throws ContentError with every problem found, in Spanish, with file and line.
 */
export function loadContent(root = process.cwd(), options: ReadOptions = {}): Content {
  const known = loaded.get(root);
  if (known && process.env.NODE_ENV !== 'development') return known;
  const { content, problems } = validateContent(root, options);
  failOn(problems);
  loaded.set(root, content);
  return content;
}
