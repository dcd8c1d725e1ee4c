import { crossCheck } from './cross-check';
import { readContent, type LoadedContent, type ReadOptions } from '@/lib/content/load/reading';
import { checkDemo } from './pendientes';
import { checkPublicadas } from './publicadas';

import type { Content } from '@/lib/content/model';
import { failOn } from '@/lib/content/load/problems';
import { todayAt } from '@/lib/content/load/zone';

/** Reads and checks `content/`; cross checks need valid files. Warnings are advice. */
export function validateContent(root: string, options: ReadOptions = {}): LoadedContent {
  const { today = todayAt(root), waiting = false } = options;
  const read = readContent(root, options);
  if (read.problems.length > 0) return read;
  const { problems, warnings } = crossCheck(read, root, today);
  const { drafts, stated, withWaiting, overlay } = read;
  // Faults of a draft are advice; of a scheduled file, errors: its day may come without an editor.
  const ofWaiting = (shown: (file: string) => boolean, told: (file: string) => boolean) =>
    withWaiting
      ? crossCheck({ ...withWaiting(shown), overlay }, root, today, drafts).problems.filter((one) =>
          told(one.file),
        )
      : [];
  const isOfDraft = (file: string) => drafts.includes(file);
  const dated = new Set(
    stated.filter(({ state }) => state.name === 'programado').map(({ file }) => file),
  );
  const isDated = (file: string) => dated.has(file);
  const ofDrafts = drafts.length > 0 ? ofWaiting(() => true, isOfDraft) : [];
  const ofDated = dated.size > 0 ? ofWaiting(isDated, isDated) : [];
  const published = checkPublicadas(read, root, waiting);
  return {
    ...read,
    ...(waiting && shownWaiting(read, root, today, new Set(ofDrafts.map(({ file }) => file)))),
    problems: [...problems, ...ofDated, ...checkDemo(read, root), ...published.problems],
    warnings: [...read.warnings, ...warnings, ...ofDrafts, ...published.warnings],
  };
}

/** Content with waiting files except faulty drafts; without any when they would break other files. */
function shownWaiting(
  { drafts, withWaiting, overlay }: LoadedContent,
  root: string,
  today: string,
  wrong: ReadonlySet<string>,
): Partial<LoadedContent> {
  const shown = withWaiting?.((file) => !wrong.has(file));
  if (!shown || crossCheck({ ...shown, overlay }, root, today, drafts).problems.length > 0)
    return {};
  return shown;
}

const loaded = new Map<string, Content>();

/** Cached in a build, read again at each call in development. @throws ContentError with every problem */
export function loadContent(root: string, options: ReadOptions = {}): Content {
  const known = loaded.get(root);
  if (known && process.env.NODE_ENV !== 'development') return known;
  const { content, problems } = validateContent(root, options);
  failOn(problems);
  loaded.set(root, content);
  return content;
}
