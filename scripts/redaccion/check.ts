import { isDeepStrictEqual } from 'node:util';
import { checkFile, type FileResult } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/library';
import { readContent, type LoadedContent } from '@/lib/content/load/reading';
import { PUBLICADAS, type Content } from '@/lib/content/model';
import { valuesOf } from '@/lib/content/load/reference-values';
import { todayAt } from '@/lib/content/load/zone';
import { isDraft, stateOf } from '@/lib/content/load/states';
import type { Overlay, Problem } from '@/lib/content/types';
import { cleanText } from '@/lib/content/parse/read';
import { parseSource } from '@/lib/content/parse/source';
import { Store } from '@/lib/store';
import { checkSite } from '../make/content';
import type { BuildPaths } from '../make/paths';
import type { Checked } from './api';
import { Refused } from './refused';
import { problemsInWords } from './screen-words';

export type Folders = Pick<BuildPaths, 'root' | 'public' | 'store'>;

const loaded = new WeakMap<object, { today: string; read: LoadedContent }>();

/** The content as it is today, read again when a file of it changed. */
export function loadedContent({ root, store }: Folders): LoadedContent {
  const today = todayAt(root);
  const listed = listFiles(root);
  const known = loaded.get(listed);
  if (known?.today === today) return known.read;
  const read = readContent(root, { store: new Store(store), today });
  loaded.set(listed, { today, read });
  return read;
}

/** The content. @throws Refused, when a piece has a fault */
export function readableContent(folders: Folders, why: string): Content {
  const { content, problems } = loadedContent(folders);
  if (problems.length > 0) throw new Refused(409, why);
  return content;
}

/** Files that are to be written. */
export interface PendingWrite {
  /** Sources by their file of `content/`; that of the piece itself comes first. */
  sources: Overlay;
  files?: ReadonlyMap<string, string | null>;
}

/**
 * The answer of `npm run check` if files had another text, without writing it: each file by itself first,
 * which takes milliseconds, and the whole site when that has no problem. Former faults of other files are
 * advice here: it is no fault of this change.
 */
export async function checkChange(
  paths: Folders,
  { sources, files }: PendingWrite,
): Promise<Checked> {
  const overlay: Overlay = new Map(
    [...sources].map(([file, source]) => [file, source && cleanText(source)]),
  );
  const inWords = (found: Problem[]) => problemsInWords(paths.root, found, overlay);
  const listed = listFiles(paths.root, overlay).files;
  const values = valuesOf(listed);
  const alone = listed
    .filter((one) => overlay.has(one.file))
    // A draft may lack anything, but must be read again.
    .map((one): FileResult =>
      isDraft(stateOf(one, undefined, ''))
        ? parseSource(one.text, one.file)
        : checkFile(one, values),
    );
  const faults = alone.flatMap(({ problems }) => problems);
  if (faults.length > 0) {
    const advice = alone.flatMap((one) => one.advice ?? []);
    return { problems: await inWords(faults), warnings: await inWords(advice) };
  }
  const store = new Store(paths.store);
  const { problems, warnings } = await checkSite(paths, store, overlay, undefined, files);
  const isOwn = ({ file }: Problem) =>
    overlay.has(file) || (files?.has(file.replace(/^public\//, '')) ?? false);
  const elsewhere = problems.filter((one) => !isOwn(one));
  const before = await formerProblems(paths, store, elsewhere);
  const wasThere = (one: Problem) => !isOwn(one) && before.some((other) => isSame(one, other));
  const [own = ''] = overlay.keys();
  // It is shown in the changed file: a lost address is a problem of the list of published addresses, and what
  // two files share may be told of the other.
  const here = (one: Problem): Problem => {
    if (one.file === PUBLICADAS) return { ...one, file: own, line: 0 };
    if (one.code !== 'not-unique' || one.values.file !== own) return one;
    return { ...one, values: { ...one.values, file: one.file }, file: own, line: 0 };
  };
  return {
    problems: await inWords(problems.filter((one) => !wasThere(one)).map(here)),
    warnings: await inWords([...warnings.filter(isOwn), ...problems.filter(wasThere)]),
  };
}

/** Of the site as it is saved, by its content. */
const former = new WeakMap<object, Problem[]>();

/** The problems of the site as it is saved; it is checked again only if these are not all known of it. */
async function formerProblems(
  paths: Folders,
  store: Store,
  found: readonly Problem[],
): Promise<Problem[]> {
  if (found.length === 0) return [];
  const listed = listFiles(paths.root);
  const known = former.get(listed) ?? [];
  if (found.every((one) => known.some((other) => isSame(one, other)))) return known;
  const { problems } = await checkSite(paths, store, new Map());
  former.set(listed, problems);
  return problems;
}

const faultOf = ({ code, values, example, row }: Problem) => ({ code, values, example, row });

const isSame = (one: Problem, other: Problem) =>
  one.file === other.file &&
  one.field === other.field &&
  isDeepStrictEqual(faultOf(one), faultOf(other));
