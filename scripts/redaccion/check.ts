import { checkFile } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/files';
import { PUBLICADAS } from '@/lib/content/model';
import { valuesOf } from '@/lib/content/load/reference-values';
import { isDraft, stateOf } from '@/lib/content/load/states';
import type { Problem } from '@/lib/content/types';
import { cleanText } from '@/lib/content/parse/read';
import { Store } from '@/lib/store';
import { checkSite } from '../make/content';
import type { BuildPaths } from '../make/paths';
import type { Checked } from './api';

/** The project's folders that a check reads, and where it keeps what it found. */
export type Folders = Pick<BuildPaths, 'root' | 'public' | 'store'>;

/**
 * What `npm run check` would say if a file had another text, without writing it: the file by itself
 * first, which takes milliseconds, and the whole site when that has no problem. What was wrong before
 * in other files is advice here: it is no fault of this change.
 * @param source of the file as it would be written
 */
export async function checkChange(paths: Folders, file: string, source: string): Promise<Checked> {
  const overlay = new Map([[file, cleanText(source)]]);
  const { files } = listFiles(paths.root, overlay);
  const changed = files.find((one) => one.file === file);
  if (changed && !isDraft(stateOf(changed, undefined, ''))) {
    const { problems } = checkFile(changed, valuesOf(files));
    if (problems.length > 0) return { problems, warnings: [] };
  }
  const store = new Store(paths.store);
  const { problems, warnings } = await checkSite(paths, store, overlay);
  const isOwn = (one: Problem) => one.file === file;
  const elsewhere = problems.filter((one) => !isOwn(one));
  const before = elsewhere.length > 0 ? (await checkSite(paths, store, new Map())).problems : [];
  const wasThere = (one: Problem) => !isOwn(one) && before.some((other) => isSame(one, other));
  // An address that would be lost stands in the list of those published: here it is this change's own.
  const here = (one: Problem) => (one.file === PUBLICADAS ? { ...one, file, line: 0 } : one);
  return {
    problems: problems.filter((one) => !wasThere(one)).map(here),
    warnings: [...warnings.filter(isOwn), ...problems.filter(wasThere)],
  };
}

/** Whether two say the same, wherever it stands now. */
const isSame = (one: Problem, other: Problem) =>
  one.file === other.file && one.field === other.field && one.message === other.message;
