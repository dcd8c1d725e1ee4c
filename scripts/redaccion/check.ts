import { checkFile } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/files';
import { PUBLICADAS } from '@/lib/content/model';
import { valuesOf } from '@/lib/content/load/reference-values';
import { isDraft, stateOf } from '@/lib/content/load/states';
import type { Overlay, Problem } from '@/lib/content/types';
import { cleanText } from '@/lib/content/parse/read';
import { Store } from '@/lib/store';
import { checkSite } from '../make/content';
import type { BuildPaths } from '../make/paths';
import type { Checked } from './api';
import { problemsInWords } from './screen-words';

export type Folders = Pick<BuildPaths, 'root' | 'public' | 'store'>;

export interface Tried {
  /** Sources by their file of `content/`; that of the piece itself comes first. */
  sources: Overlay;
  files?: ReadonlyMap<string, string | null>;
}

/**
 * The answer of `npm run check` if files had another text, without writing it: each file by itself first,
 * which takes milliseconds, and the whole site when that has no problem. Former faults of other files are
 * advice here: it is no fault of this change.
 */
export async function checkChange(paths: Folders, { sources, files }: Tried): Promise<Checked> {
  const overlay: Overlay = new Map(
    [...sources].map(([file, source]) => [file, source === null ? null : cleanText(source)]),
  );
  const { problems, warnings } = await checkedAsFiles(paths, overlay, files);
  const inWords = (found: Problem[]) => problemsInWords(paths.root, found, overlay);
  return { problems: await inWords(problems), warnings: await inWords(warnings) };
}

async function checkedAsFiles(
  paths: Folders,
  overlay: Overlay,
  files: Tried['files'],
): Promise<Checked> {
  const listed = listFiles(paths.root, overlay).files;
  const values = valuesOf(listed);
  const changed = listed.filter((one) => overlay.has(one.file));
  const alone = changed
    .filter((one) => !isDraft(stateOf(one, undefined, '')))
    .flatMap((one) => checkFile(one, values).problems);
  if (alone.length > 0) return { problems: alone, warnings: [] };
  const store = new Store(paths.store);
  const { problems, warnings } = await checkSite(paths, store, overlay, undefined, files);
  const isOwn = ({ file }: Problem) =>
    overlay.has(file) || (files?.has(file.replace(/^public\//, '')) ?? false);
  const elsewhere = problems.filter((one) => !isOwn(one));
  const before = elsewhere.length > 0 ? (await checkSite(paths, store, new Map())).problems : [];
  const wasThere = (one: Problem) => !isOwn(one) && before.some((other) => isSame(one, other));
  // A lost address is a problem of the list of published addresses; here it is shown in the changed file.
  const [own = ''] = overlay.keys();
  const here = (one: Problem) => (one.file === PUBLICADAS ? { ...one, file: own, line: 0 } : one);
  return {
    problems: problems.filter((one) => !wasThere(one)).map(here),
    warnings: [...warnings.filter(isOwn), ...problems.filter(wasThere)],
  };
}

const isSame = (one: Problem, other: Problem) =>
  one.file === other.file && one.field === other.field && one.message === other.message;
