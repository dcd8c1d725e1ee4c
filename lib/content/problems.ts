import type { z } from 'zod';
import { wayOut } from './drafts';

/** What is wrong in an author's file: where it stands, and what to write instead. */
export interface Problem {
  /** Path from the project's root, for example `content/prensa/x.md`. */
  file: string;
  /** Line in the file, counted from 1; 0 when the file has none, such as a picture. */
  line: number;
  /** Dotted path of the field, empty when the problem is not in a field. */
  field: string;
  /** In Spanish: what is wrong and what to write. */
  message: string;
}

const placeOf = ({ file, line }: Problem) => (line > 0 ? `${file}:${line}` : file);

/** `content/<path>:<line> campo: qué está mal y qué escribir`, the form that the contracts fix. */
export function formatProblem(problem: Problem): string {
  const { field, message } = problem;
  return `${placeOf(problem)} ${field ? `${field}: ` : ''}${message}`;
}

/** As `formatProblem`, for what is only advice: `content/<path>:<line> aviso: …`. */
export function formatWarning(problem: Problem): string {
  const { field, message } = problem;
  return `${placeOf(problem)} aviso: ${field ? `${field}: ` : ''}${message}`;
}

/** All the problems of a run, thrown together so that an author mends them in one go. */
export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
    const count = problems.length === 1 ? 'Hay 1 error' : `Hay ${problems.length} errores`;
    const lines = [`${count} en los contenidos:`, ...problems.map(formatProblem)];
    super([...lines, wayOut(problems) ?? []].flat().join('\n'));
    this.name = 'ContentError';
  }
}

/** Throws a ContentError that holds every problem, unless there is none. */
export function failOn(problems: Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

const TYPE_NAMES: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista (renglones que empiezan con «- »)',
  object: 'un grupo de claves',
  record: 'un grupo de claves',
};

/** What the author wrote, in words: `un número (7)`. */
function found(input: unknown): string {
  if (input === null) return 'nada';
  if (Array.isArray(input)) return 'una lista';
  if (typeof input === 'object') return 'un grupo de claves';
  return `${TYPE_NAMES[typeof input] ?? 'otra cosa'} (${String(input).slice(0, 40)})`;
}

/** The allowed word nearest to what was typed, or undefined when none is near. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
  let best: string | undefined;
  let cost = Math.max(2, word.length / 3);
  for (const candidate of allowed) {
    // A difference in length is that many letters at least: no need to count further.
    if (Math.abs(candidate.length - word.length) > cost) continue;
    const found = distance(word, candidate);
    if (found < cost || (best === undefined && found === cost)) [best, cost] = [candidate, found];
  }
  return best;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The message, in Spanish and with the remedy, for one zod issue; unknown keys give one each. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  example: string | undefined,
  allowedKeys: readonly string[],
): { key?: string; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ message: messageOf(issue, example) }];
  return issue.keys.map((key) => {
    const near = nearest(key, allowedKeys);
    const advice = near
      ? `¿Quiso escribir «${near}»?`
      : `Bórrela o use una de: ${allowedKeys.join(', ')}.`;
    return { key, message: `la clave «${key.slice(0, 40)}» no existe aquí. ${advice}` };
  });
}

function messageOf(issue: z.core.$ZodIssue, example: string | undefined): string {
  const remedy = example ? ` Escriba, por ejemplo: ${example}` : '';
  const key = String(issue.path.at(-1));
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined)
        return `falta este dato.${remedy || ` Agregue un renglón con esa clave y su valor: «${key}: …».`}`;
      return `debe ser ${TYPE_NAMES[issue.expected] ?? issue.expected} y dice ${found(issue.input)}.${typeRemedy(issue, key, example) ?? remedy}`;
    case 'invalid_value': {
      const words = issue.values.map(String).join(', ');
      if (issue.input === undefined) return `falta este dato. Puede ser: ${words}.`;
      return `dice ${found(issue.input)} y sólo puede ser: ${words}.`;
    }
    case 'too_small':
      if (issue.origin === 'string') return `está vacío.${remedy || ' Escriba el dato.'}`;
      if (issue.origin === 'array')
        return `la lista está vacía o le faltan renglones: lleva al menos ${String(issue.minimum)}.`;
      return `es menor que ${String(issue.minimum)}.${remedy}`;
    case 'too_big':
      return `pasa del máximo de ${String(issue.maximum)}.${remedy}`;
    default:
      return `${issue.message}.${remedy}`;
  }
}

/** What to change in a value of the wrong type that has the right words: its quotes. */
function typeRemedy(
  { input, expected }: z.core.$ZodIssueInvalidType,
  key: string,
  example: string | undefined,
): string | undefined {
  const shown = String(input).slice(0, 40);
  if (expected === 'string' && typeof input === 'number')
    return ` Póngalo entre comillas${example?.includes('"') ? `, por ejemplo: ${example}` : `: ${key}: "${shown}"`}`;
  const fits =
    expected === 'boolean'
      ? /^(?:true|false)$/
      : expected === 'number' || expected === 'int'
        ? /^-?\d+$/
        : undefined;
  return typeof input === 'string' && fits?.test(input)
    ? ` Quite las comillas: ${key}: ${shown}`
    : undefined;
}
