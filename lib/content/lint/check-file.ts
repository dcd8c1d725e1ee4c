import { renderBody } from '@/lib/content/parse/body';
import { type Rendered } from '@/lib/content/types';
import { bodyFaults, type Purpose } from './body-faults';
import { carrierByHand } from './handwritten-carrier';
import { dataFaults } from './data-faults';
import { fileFacts, type FileFacts, type Noted } from './file-facts';
import { unsourced } from './unsourced-law';
import { allowedKeysAt, exampleAt } from '@/lib/content/model/schema-tree';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { collections, type Name } from '@/lib/content/model';
import { fieldLineFinder, parseSource } from '@/lib/content/parse/source';
import { describeIssue } from './describe-issue';
import { type Problem } from '@/lib/content/types';
import {
  isSource,
  References,
  replaceInText,
  replaceReferences,
  specialWords,
  type Used,
} from '@/lib/content/parse/references';
import type { Place } from '@/lib/content/types';
import { rowOf } from '@/lib/content/model/texts';
import { warningsOf } from './warnings';
import { lineAt } from '@/lib/content/parse/yaml-lines';

/** An author's file: which collection it belongs to, its path from the project's root, its text. */
export interface File {
  name: Name;
  file: string;
  text: string;
}

/** A file without problems of its own. Plain data, fit for a cache. */
export interface ValidFile {
  data: unknown;
  /** Where the Markdown begins in the file's text; -1 in a YAML file. */
  bodyStart: number;
  bodyLine: number;
  facts: FileFacts;
  warnings: Problem[];
  /** Values of its references. */
  used: Used;
  /** Only of Markdown. */
  rendered?: Rendered;
}

/** A valid file, or its problems. */
export interface FileResult {
  checked?: ValidFile;
  problems: Problem[];
}

/**
 * Checks one file by itself; `crossCheck` compares files. Reads no disk and parses the Markdown once.
 * @param values of `{{clave}}`, from `valuesOf`
 */
export function checkFile({ name, file, text }: File, values: Record<string, unknown>): FileResult {
  const source = parseSource(text, file);
  if (source.problems.length > 0) return { problems: source.problems };
  const problems: Problem[] = [];
  let lineOf: ReturnType<typeof fieldLineFinder> | undefined;
  const at = (fieldPath: readonly PropertyKey[], message: string): Problem => ({
    file,
    line: (lineOf ??= fieldLineFinder(text, file))(fieldPath),
    field: fieldPath.join('.'),
    message,
  });
  const inBody = (line: number, message: string): Problem => ({
    file,
    line: source.bodyLine + line - 1,
    field: '',
    message,
  });

  const place = (where: Place, message: string): Problem =>
    'field' in where ? at(where.field, message) : inBody(where.bodyLine, message);

  const references = new References(values);
  const noted: Noted[] = [];
  const written = PLAIN.includes(name)
    ? source.data
    : replaceReferences(
        source.data,
        references,
        (field, message) => problems.push(at(field, message)),
        (field, special) => noted.push({ special, place: { field } }),
      );
  const cited = new Set<string>();
  const body = replaceInText(
    source.body,
    references,
    (message, offset) => problems.push(inBody(lineAt(source.body, offset), message)),
    (special, offset) => {
      noted.push({ special, place: { bodyLine: lineAt(source.body, offset) } });
      if (isSource(special)) cited.add(specialWords(special));
    },
  );
  const tree = file.endsWith('.md') ? parseMarkdown(body) : undefined;
  const faults = dataFaults(source.data, PLAIN.includes(name), references);
  problems.push(...faults.map(({ what, ...where }) => place(where, what)));
  const { data, issues } = parseData(name, written);
  // A fault caused by another file's value is reported in that file; a field is reported once.
  const spoiled = (field: readonly PropertyKey[]) =>
    references.usesInvalidValue(textAt(source.data, field));
  const known = new Set(problems.map(({ field }) => field));
  problems.push(
    ...issues
      .filter(({ field }) => !spoiled(field) && !known.has(field.join('.')))
      .map(({ field, message }) => at(field, `${message}${rowWords(source.data, field)}`)),
  );
  if (tree)
    problems.push(
      ...bodyFaults(tree, body, purposeOf(name, file), references, filledTabs(source.data)).map(
        ({ line, message }) => inBody(line, message),
      ),
    );
  if (problems.length > 0 || issues.length > 0) return { problems: firstOf(problems) };
  const said = [
    ...unsourced({
      name,
      file,
      raw: source.data,
      tree,
      body,
      cited,
      given: Object.values(references.used).filter((value) => value !== null),
    }),
    ...carrierByHand(name, source.data, source.body),
  ].map(({ what, ...where }) => place(where, what));
  // A published release is not edited: advice only.
  const strict = name !== 'comunicados';
  if (strict && said.length > 0) return { problems: said };

  const checked: ValidFile = {
    data,
    bodyStart: tree ? text.length - source.body.length : -1,
    bodyLine: source.bodyLine,
    facts: fileFacts(data, tree, body, noted),
    warnings: [
      ...said,
      ...warningsOf(name, file, data, tree).map(({ message, ...where }) => place(where, message)),
    ],
    used: references.used,
  };
  if (tree) checked.rendered = renderBody(tree, isTabbed(data));
  return { checked, problems };
}

/** Files whose texts are the values themselves: nothing is replaced in them. */
const PLAIN: readonly Name[] = ['sitio', 'oficina'];

/** More in one file have one cause, and would bury the problems of other files. */
const MAX_PROBLEMS = 40;

function firstOf(problems: Problem[]): Problem[] {
  const [first] = problems;
  const more = problems.length - MAX_PROBLEMS;
  if (!first || more <= 0) return problems;
  const message = `hay ${more} errores más en este archivo. Corrija los primeros y vuelva a revisar.`;
  return [...problems.slice(0, MAX_PROBLEMS), { ...first, field: '', message }];
}

/** Validates the data with the schema of its collection. */
function parseData(name: Name, written: unknown) {
  const { schema } = collections[name];
  const { data, error } = schema.safeParse(written, { reportInput: true });
  const issues = (error?.issues ?? []).flatMap((issue) =>
    describeIssue(issue, exampleAt(schema, issue.path), allowedKeysAt(schema, issue.path)).map(
      ({ key, message }) => ({
        field: key === undefined ? issue.path : [...issue.path, key],
        message,
      }),
    ),
  );
  return { data, issues };
}

/** The text at a field; empty when there is none. */
function textAt(data: unknown, field: readonly PropertyKey[]): string {
  const value = field.reduce<unknown>(
    (group, key) => (group as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
  return typeof value === 'string' ? value : '';
}

/** The row of the list that holds a field, from 1, in words. */
function rowWords(data: unknown, field: readonly PropertyKey[]): string {
  const row = rowOf(data, field);
  if (!row) return '';
  const { list, order, name } = row;
  return ` (renglón ${order} de «${list}»${name ? `, «${name.slice(0, 60)}»` : ''})`;
}

const purposeOf = (name: Name, file: string): Purpose => {
  if (name === 'comunicados') return 'release';
  return name === 'direcciones' || file === TABBED_PAGE ? 'tabs' : 'text';
};

/** The ids of the tabs that show a catalogue, a document or a part made of data. */
function filledTabs(raw: unknown): string[] {
  const { pestanas } = (raw ?? {}) as { pestanas?: Record<string, unknown> };
  return Object.entries(pestanas ?? {}).flatMap(([id, tab]) =>
    ['bloque', 'catalogo', 'documento'].some((key) => key in Object(tab)) ? [id] : [],
  );
}

/** The one page of `paginas` whose sections are tabs (section 2.5). */
const TABBED_PAGE = 'content/paginas/sindico.md';

/** The text of a file from `bodyStart` on, references replaced: cheap enough to be kept nowhere. */
export const replacedBody = ({ text }: File, { bodyStart, used }: ValidFile): string =>
  bodyStart < 0 ? '' : replaceInText(text.slice(bodyStart), new References(used), () => undefined);

/** True for a page whose `##` sections may be tabs. */
const isTabbed = (data: unknown) => typeof data === 'object' && data !== null && 'pestanas' in data;
