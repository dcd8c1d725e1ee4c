import { fileWords } from '@/lib/content/faults';
import type { Problem } from '@/lib/content/types';
import { forTerminal } from './terminal';

const worded =
  (kind: string) =>
  (problem: Problem): string => {
    const { file, line, field } = problem;
    const place = `${file}${line > 0 ? `:${line}` : ''}`;
    return forTerminal(`${place} ${kind}${field ? `${field}: ` : ''}${fileWords(problem)}`);
  };

/** `content/<path>:<line> campo: qué está mal y qué escribir`, a form fixed by the contracts. */
export const formatProblem = worded('');
export const formatWarning = worded('aviso: ');

/** For the log of a forge, which others read. */
export const formatLogged = (problem: Problem): string =>
  formatWarning(problem.isSecret ? withoutTexts(problem) : problem);

/** Values with texts of a document. */
const TEXTS = ['people', 'words'];

function withoutTexts(problem: Problem): Problem {
  const hide = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => hide(one, key));
    if (value instanceof Object)
      return Object.fromEntries(Object.entries(value).map(([own, one]) => [own, hide(one, own)]));
    return TEXTS.includes(key) && value ? '…' : value;
  };
  return { ...problem, values: hide(problem.values) } as Problem;
}

const FOLDERS = /^content\/(prensa|direcciones)\/[^/]+\.md$/;

/** Advises how to publish the rest; undefined when indispensable files are faulty. */
export function wayOut(problems: readonly Problem[]): string | undefined {
  const files = [...new Set(problems.map(({ file }) => file))];
  if (files.length === 0 || !files.every((file) => FOLDERS.test(file))) return undefined;
  return `Para publicar lo demás mientras tanto, escriba borrador: true entre los datos de ${files.join(', ')}.`;
}

export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
    const count = problems.length === 1 ? 'Hay 1 error' : `Hay ${problems.length} errores`;
    const lines = [`${count} en los contenidos:`, ...problems.map(formatProblem)];
    super([...lines, wayOut(problems) ?? []].flat().join('\n'));
    this.name = 'ContentError';
  }
}

export function failOn(problems: Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
