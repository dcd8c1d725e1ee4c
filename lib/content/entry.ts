import { renderBody, type Rendered } from './body';
import { carrierByHand } from './carrier';
import { fileFacts, type FileFacts, type Noted } from './facts';
import { unsourced } from './legal';
import { allowedKeysAt, exampleAt } from './tree';
import { parseMarkdown } from './markdown';
import { collections, type Name } from './model';
import { lineAt, lineOf, parseSource } from './parse';
import { describeIssue, type Problem } from './problems';
import { isSource, References, replaceInText, replaceReferences, specialWords } from './references';
import type { Place } from './report';
import { warningsOf } from './warnings';

/** An author's file: which collection it belongs to, its path from the project's root, its text. */
export interface File {
  name: Name;
  file: string;
  text: string;
}

/** What a file says, when nothing is wrong with it on its own. Plain data, fit for a cache. */
export interface Checked {
  data: unknown;
  /** Where the Markdown begins in the file's text; -1 in a YAML file. */
  bodyStart: number;
  bodyLine: number;
  facts: FileFacts;
  warnings: Problem[];
  /** The values that it refers to. */
  used: Record<string, string>;
  /** When asked for, and only of Markdown. */
  rendered?: Rendered;
}

/** What a file says, or the problems that it has. */
export interface FileResult {
  checked?: Checked;
  problems: Problem[];
}

/**
 * Checks an author's text on its own; what files say of each other is `checkReferences`' matter.
 * Reads nothing from the disk; parses the Markdown once, whatever is asked.
 * @param values what `{{clave}}` stands for, as `valuesOf` gives it
 * @param render whether the Markdown is wanted as HTML too
 */
export function checkFile(
  { name, file, text }: File,
  values: Record<string, unknown>,
  render = false,
): FileResult {
  const source = parseSource(text, file);
  if (source.problems.length > 0) return { problems: source.problems };
  const problems: Problem[] = [];
  const at = (fieldPath: readonly PropertyKey[], message: string): Problem => ({
    file,
    line: lineOf(text, file, fieldPath),
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
  const { data, problems: wrong } = parseData(name, written, at);
  problems.push(...wrong);
  if (problems.length > 0) return { problems };

  const tree = file.endsWith('.md') ? parseMarkdown(body) : undefined;
  const said = [
    ...unsourced({ name, file, raw: source.data, tree, body, cited }),
    ...carrierByHand(name, source.data, source.body),
  ].map(({ what, ...where }) => place(where, what));
  // What was published stays as it was: a release is only advised.
  const strict = name !== 'comunicados';
  if (strict && said.length > 0) return { problems: said };

  const checked: Checked = {
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
  if (render && tree) checked.rendered = renderBody(tree, isTabbed(data));
  return { checked, problems };
}

/** Files whose texts are the values themselves: nothing is replaced in them. */
const PLAIN: readonly Name[] = ['sitio', 'oficina'];

/** Holds what was written against the schema of its collection. */
function parseData(
  name: Name,
  written: unknown,
  at: (fieldPath: readonly PropertyKey[], message: string) => Problem,
): { data?: unknown; problems: Problem[] } {
  const { schema } = collections[name];
  const { data, error } = schema.safeParse(written, { reportInput: true });
  const problems = (error?.issues ?? []).flatMap((issue) =>
    describeIssue(issue, exampleAt(schema, issue.path), allowedKeysAt(schema, issue.path)).map(
      ({ key, message }) => at(key === undefined ? issue.path : [...issue.path, key], message),
    ),
  );
  return { data, problems };
}

/** The text of a file from `bodyStart` on, references replaced: cheap enough to be kept nowhere. */
export const bodyOf = ({ text }: File, { bodyStart, used }: Checked): string =>
  bodyStart < 0 ? '' : replaceInText(text.slice(bodyStart), new References(used), () => undefined);

/** True for a page whose `##` sections may be tabs. */
const isTabbed = (data: unknown) => typeof data === 'object' && data !== null && 'pestanas' in data;
