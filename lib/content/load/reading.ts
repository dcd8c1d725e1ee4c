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
import { leaveOut } from './files';
import { listFiles } from './library';
import { apartadoRow, lackedBy } from '@/lib/content/model/apartados';
import { distinctCitas } from '@/lib/content/model/fuentes';
import {
  collections,
  isFolder,
  WITH_STATES,
  type Content,
  type EntryOf,
  type Name,
} from '@/lib/content/model';
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
  const today = options.today ?? (sitio ? dayIn(zoneIn(sitio), new Date()) : todayAt(root));
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

/** Work between two turns of the program, in milliseconds. */
const SLICE_MS = 10;

/** Reads the valid files into memory a few at a time, so that whoever asks meanwhile does not wait. */
export async function readAhead(root: string, store: Store): Promise<void> {
  const { files } = listFiles(root);
  const values = valuesOf(files);
  const valuesKey = keyOf(JSON.stringify(values));
  let began = performance.now();
  for (const file of files) {
    storedCheck(file, values, valuesKey, store);
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise(setImmediate);
    began = performance.now();
  }
}

/** Valid files in memory, with their key in the store and that of the values they were checked with. */
const inMemory = new WeakMap<File, { key: string; valuesKey: string; checked: ValidFile }>();

/** Files with problems are checked again at each run. */
function storedCheck(
  file: File,
  values: Record<string, unknown>,
  valuesKey: string,
  store: Store,
): FileResult {
  const known = inMemory.get(file);
  if (known?.valuesKey === valuesKey) {
    store.use('content', known.key);
    return { checked: known.checked, problems: [] };
  }
  const key = keyOf(codeKey(), file.name, file.file, file.text, valuesKey);
  const kept = store.get<ValidFile>('content', key)?.value;
  const result = kept ? { checked: kept, problems: [] } : checkFile(file, values);
  const { checked } = result;
  if (!kept && checked) store.put('content', key, checked);
  if (checked) inMemory.set(file, { key, valuesKey, checked });
  return result;
}

interface Valid {
  file: File;
  state: State;
  checked: ValidFile;
}

function assembleContent(valid: readonly Valid[]): ContentWithFacts {
  const isGone = ({ state }: Valid) => state.name === 'retirado';
  const here = valid.filter((one) => !isGone(one));
  const entriesIn = (some: readonly Valid[], name: string) =>
    some.filter(({ file }) => file.name === name).map(entryOf);
  const all = Object.entries(collections).map(([name, { files }]) => {
    const list = entriesIn(here, name);
    return [name, isFolder(files) ? list : list[0]];
  });
  const gone = WITH_STATES.map((name) => [name, entriesIn(valid.filter(isGone), name)]);
  const content = { ...Object.fromEntries(all), withdrawn: Object.fromEntries(gone) } as Content;
  if (here.some(({ file }) => file.name === 'sitio'))
    content.sitio = withoutLackedKeys(content.sitio);
  content.comunicados.sort(newestFirst);
  return { content, facts: new Map(here.map(({ file, checked }) => [file.file, checked.facts])) };
}

const entryOf = ({ file: { file }, state, checked }: Valid): Entry<unknown> => ({
  slug: path.posix.parse(file).name,
  file,
  data: checked.data,
  body: checked.body,
  bodyLine: checked.bodyLine,
  citas: distinctCitas(checked.facts.citas.map(({ what }) => what)),
  ...(isWaiting(state) && { waits: state }),
});

function withoutLackedKeys(sitio: EntryOf<'sitio'>): EntryOf<'sitio'> {
  const lacked = lackedBy(sitio.data).flatMap((name) => apartadoRow(name).keys ?? []);
  const kept = Object.entries(sitio.data).filter(([key]) => !lacked.includes(key));
  return { ...sitio, data: Object.fromEntries(kept) as typeof sitio.data };
}

const newestFirst = (a: EntryOf<'comunicados'>, b: EntryOf<'comunicados'>) =>
  compare(b.data.fecha, a.data.fecha) || b.data.numero - a.data.numero;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
