import path from 'node:path';
import { codeKey, keyOf } from '@/lib/keys';
import type { Store } from '@/lib/store';
import { isDraft, isWaiting, stateOf } from './states';
import {
  checkFile,
  type Facts,
  type File,
  type FileResult,
  type ValidFile,
} from '@/lib/content/lint/check-file';
import { leaveOut, withoutLackedKeys } from './apartados';
import { listFiles } from './files';
import { distinctCitas } from '@/lib/content/model/fuentes';
import { collections, isFolder, WITH_STATES, type Content, type Name } from '@/lib/content/model';
import { dayIn } from '@/lib/office/clock';
import type { Entry, Overlay, Problem, State, Stated } from '@/lib/content/types';
import { valuesOf } from './reference-values';
import { todayAt, zoneIn } from './zone';

export interface ReadOptions {
  /** Keeps valid files between runs. */
  store?: Store;
  overlay?: Overlay;
  /** ISO date at the office; today by default. */
  today?: string | undefined;
  /** Includes drafts and scheduled files: never for a publication. */
  waiting?: boolean | undefined;
  only?: readonly Name[];
}

export interface ContentWithFacts {
  content: Content;
  facts: Map<string, Facts>;
}

export interface LoadedContent extends ContentWithFacts {
  problems: Problem[];
  warnings: Problem[];
  drafts: string[];
  stated: Stated[];
  /** Content with some valid waiting files; absent without any. */
  withWaiting?: (shown: (file: string) => boolean) => ContentWithFacts;
  overlay?: Overlay | undefined;
}

/** Reads and validates each file of `content/`; `crossCheck` compares them. */
export function readContent(root: string, options: ReadOptions = {}): LoadedContent {
  const { store, overlay, only } = options;
  const { files, problems } = leaveOut(listFiles(root, overlay, only));
  const sitio = files.find(({ name }) => name === 'sitio');
  const today = options.today ?? (sitio ? dayIn(zoneIn(sitio.text), new Date()) : todayAt(root));
  const values = valuesOf(files);
  const valuesKey = keyOf(JSON.stringify(values));
  const results = files.map((file) => {
    const result = store ? storedCheck(file, values, valuesKey, store) : checkFile(file, values);
    return { file, state: stateOf(file, result.checked?.data, today), ...result };
  });
  const stated = results.flatMap(({ file: { file }, state }): Stated[] =>
    state.name === 'publicado' && !state.day ? [] : [{ file, state }],
  );
  const drafts = stated.filter(({ state }) => isDraft(state)).map(({ file }) => file);
  const isOfDraft = ({ file }: Problem) => drafts.includes(file);
  const found = [...problems, ...results.flatMap((one) => one.problems)];
  const valid = results.flatMap(({ file, state, checked }): Valid[] =>
    checked ? [{ file, state, checked }] : [],
  );
  const withWaiting = (shown: (file: string) => boolean) =>
    assembleContent(valid.filter(({ file, state }) => !isWaiting(state) || shown(file.file)));
  return {
    ...withWaiting(() => false),
    problems: found.filter((one) => !isOfDraft(one)),
    warnings: [
      ...found.filter(isOfDraft),
      ...valid.flatMap(({ checked: { warnings } }) => warnings),
    ],
    drafts,
    stated,
    ...(valid.some(({ state }) => isWaiting(state)) && { withWaiting }),
    ...(overlay && { overlay }),
  };
}

/** Valid files in memory, by path, with their key in the store. */
const inMemory = new Map<string, { key: string; checked: ValidFile }>();

/** Files with problems are checked again at each run. */
function storedCheck(
  file: File,
  values: Record<string, unknown>,
  valuesKey: string,
  store: Store,
): FileResult {
  const key = keyOf(codeKey(), file.name, file.file, file.text, valuesKey);
  const known = inMemory.get(file.file);
  if (known?.key === key) store.use('content', key);
  const checked = known?.key === key ? known.checked : store.get<ValidFile>('content', key)?.value;
  const result = checked ? { checked, problems: [] } : checkFile(file, values);
  if (!checked && result.checked) store.put('content', key, result.checked);
  if (result.checked) inMemory.set(file.file, { key, checked: result.checked });
  return result;
}

interface Valid {
  file: File;
  state: State;
  checked: ValidFile;
}

type Lists = Map<Name, Entry<unknown>[]>;

function assembleContent(valid: readonly Valid[]): ContentWithFacts {
  const facts: ContentWithFacts['facts'] = new Map();
  const [lists, withdrawn]: [Lists, Lists] = [new Map(), new Map()];
  for (const { file, state, checked } of valid) {
    const isGone = state.name === 'retirado';
    if (!isGone) facts.set(file.file, checked.facts);
    const into = isGone ? withdrawn : lists;
    const list = into.get(file.name) ?? [];
    list.push({ ...entryOf(file, checked), ...(isWaiting(state) && { waits: state }) });
    into.set(file.name, list);
  }
  return { content: contentOf(lists, withdrawn), facts };
}

const entryOf = ({ file }: File, { data, body, bodyLine, facts }: ValidFile): Entry<unknown> => ({
  slug: path.posix.parse(file).name,
  file,
  data,
  body,
  bodyLine,
  citas: distinctCitas(facts.citas.map(({ what }) => what)),
});

function contentOf(lists: Lists, withdrawn: Lists): Content {
  const all = Object.entries(collections).map(([name, { files }]) => {
    const list = lists.get(name as Name) ?? [];
    return [name, isFolder(files) ? list : list[0]];
  });
  const content = {
    ...Object.fromEntries(all),
    withdrawn: Object.fromEntries(WITH_STATES.map((name) => [name, withdrawn.get(name) ?? []])),
  } as Content;
  if (lists.get('sitio')) content.sitio = withoutLackedKeys(content.sitio);
  content.comunicados.sort(newestFirst);
  return content;
}

const newestFirst = (a: Content['comunicados'][number], b: Content['comunicados'][number]) =>
  compare(b.data.fecha, a.data.fecha) || b.data.numero - a.data.numero;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
