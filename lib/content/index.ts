import { checkReferences } from './check';
import { readContent } from './collect';
import { checkDemo } from './demo';
import type { Content } from './model';
import { failOn, type Problem } from './problems';

export type { Content, Entry } from './model';

/**
 * Reads and checks all of `content/`. Cross checks wait until every file is valid on its own.
 * @param root the folder that holds `content/` and `public/`
 */
export function validateContent(root = process.cwd()): { content: Content; problems: Problem[] } {
  const { content, problems } = readContent(root);
  if (problems.length > 0) return { content, problems };
  return { content, problems: [...checkReferences(content, root), ...checkDemo(content, root)] };
}

let cached: Content | undefined;

/**
 * The one door to the site's words. Read once in a build; anew at each call in development.
 * @throws ContentError with every problem found, in Spanish, with file and line.
 */
export function loadContent(): Content {
  if (cached && process.env.NODE_ENV !== 'development') return cached;
  const { content, problems } = validateContent();
  failOn(problems);
  cached = content;
  return content;
}
