import path from 'node:path';
import type { Store } from '@/lib/store';
import { ContentCache } from './content-cache';
import { isDraft, isWaiting, stateOf } from './states';
import {
  replacedBody,
  checkFile,
  type ValidFile,
  type File,
  type FileResult,
} from '@/lib/content/lint/check-file';
import type { Facts } from '@/lib/content/lint/file-facts';
import { leaveOut, withoutLackedKeys } from './apartados';
import { listFiles } from './files';
import { distinctCitas } from '@/lib/content/model/fuentes';
import { collections, isFolder, type Content, type Name } from '@/lib/content/model';
import { dayIn } from '@/lib/office/clock';
import type { Entry, Overlay, Problem, State, Stated } from '@/lib/content/types';
import { valuesOf } from './reference-values';
import { todayAt, zoneIn } from './zone';

export interface ReadOptions {
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
  const reading = new ContentReader(root, options);
  for (const file of reading.missing()) reading.add(file, checkFile(file, reading.values));
  return reading.finish();
}

/**
 * Reads `content/` in three steps: look in the cache, check missing files (here or in worker threads),
 * assemble.
 */
export class ContentReader {
  /** Values of references, even of a faulty file, so that only that file is blamed. */
  readonly values: Record<string, unknown>;
  private readonly files: File[];
  private readonly problems: Problem[];
  private readonly results = new Map<File, FileResult>();
  private readonly cache: ContentCache | undefined;
  private readonly today: string;

  constructor(
    root: string,
    private readonly options: ReadOptions,
  ) {
    const { store, overlay, only } = options;
    ({ files: this.files, problems: this.problems } = leaveOut(listFiles(root, overlay, only)));
    const sitio = this.files.find(({ name }) => name === 'sitio');
    this.today = options.today ?? (sitio ? dayIn(zoneIn(sitio.text), new Date()) : todayAt(root));
    this.values = valuesOf(this.files);
    this.cache = store && new ContentCache(store, this.values);
    for (const file of this.files) {
      const checked = this.cache?.find(file);
      if (checked) this.results.set(file, { checked, problems: [] });
    }
  }

  missing = (): File[] => this.files.filter((file) => !this.results.has(file));

  add(file: File, result: FileResult): void {
    this.results.set(file, result);
    if (result.checked) this.cache?.keep(file, result.checked);
  }

  finish(): LoadedContent {
    const all = this.inOrder();
    const states = new Map(
      all.map(([file, { checked }]) => [file.file, stateOf(file, checked?.data, this.today)]),
    );
    const stated = [...states].flatMap(([file, state]): Stated[] =>
      state.name === 'publicado' && !state.day ? [] : [{ file, state }],
    );
    const drafts = stated.filter(({ state }) => isDraft(state)).map(({ file }) => file);
    const waits = new Set(stated.filter(({ state }) => isWaiting(state)).map(({ file }) => file));
    const isOfDraft = ({ file }: { file: string }) => drafts.includes(file);
    const found = [...this.problems, ...all.flatMap(([, { problems }]) => problems)];
    const valid = all.flatMap(([file, { checked }]): Valid[] => (checked ? [[file, checked]] : []));
    const withWaiting = (shown: (file: string) => boolean) =>
      assembleContent(
        valid.filter(([{ file }]) => !waits.has(file) || shown(file)),
        states,
      );
    return {
      ...withWaiting(() => false),
      problems: found.filter((one) => !isOfDraft(one)),
      warnings: [...found.filter(isOfDraft), ...valid.flatMap(([, { warnings }]) => warnings)],
      drafts,
      stated,
      ...(valid.some(([{ file }]) => waits.has(file)) && { withWaiting }),
      ...(this.options.overlay && { overlay: this.options.overlay }),
    };
  }

  private inOrder = () =>
    this.files.flatMap((file): [File, FileResult][] => {
      const result = this.results.get(file);
      return result ? [[file, result]] : [];
    });
}

type Valid = [File, ValidFile];

type Lists = Map<Name, Entry<unknown>[]>;

function assembleContent(
  valid: readonly Valid[],
  states: ReadonlyMap<string, State>,
): ContentWithFacts {
  const facts: ContentWithFacts['facts'] = new Map();
  const [lists, withdrawn]: [Lists, Lists] = [new Map(), new Map()];
  for (const [file, checked] of valid) {
    const state = states.get(file.file);
    const isGone = state?.name === 'retirado';
    if (!isGone) facts.set(file.file, { ...checked.facts, used: checked.used });
    const into = isGone ? withdrawn : lists;
    const entry = {
      ...entryOf(file, checked),
      ...(state && isWaiting(state) && { waits: state }),
    };
    const list = into.get(file.name);
    if (list) list.push(entry);
    else into.set(file.name, [entry]);
  }
  return { content: contentOf(lists, withdrawn), facts };
}

function entryOf(file: File, checked: ValidFile): Entry<unknown> {
  const { data, bodyLine, facts, rendered } = checked;
  return {
    slug: path.posix.parse(file.file).name,
    file: file.file,
    data,
    body: replacedBody(file, checked),
    bodyLine,
    citas: distinctCitas(facts.citas.map(({ what }) => what)),
    ...(rendered && { rendered }),
  };
}

function contentOf(lists: Lists, withdrawn: Lists): Content {
  const all = Object.entries(collections).map(([name, { files }]) => {
    const list = lists.get(name as Name) ?? [];
    return [name, isFolder(files) ? list : list[0]];
  });
  const content = {
    ...Object.fromEntries(all),
    withdrawn: {
      comunicados: withdrawn.get('comunicados') ?? [],
      direcciones: withdrawn.get('direcciones') ?? [],
    },
  } as Content;
  if (lists.get('sitio')) content.sitio = withoutLackedKeys(content.sitio);
  content.comunicados.sort(newestFirst);
  return content;
}

const newestFirst = (a: Content['comunicados'][number], b: Content['comunicados'][number]) =>
  compare(b.data.fecha, a.data.fecha) || b.data.numero - a.data.numero;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
