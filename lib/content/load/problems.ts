import type { Problem } from '@/lib/content/types';

export const MISSING = 'falta este archivo. Recupérelo: el sitio lo necesita.';

const placeOf = ({ file, line }: Problem) => (line > 0 ? `${file}:${line}` : file);

/** `content/<path>:<line> campo: qué está mal y qué escribir`, the form that the contracts fix. */
export function formatProblem(problem: Problem): string {
  const { field, message } = problem;
  return `${placeOf(problem)} ${field ? `${field}: ` : ''}${message}`;
}

/** As `formatProblem`, for advice: `content/<path>:<line> aviso: …`. */
export function formatWarning(problem: Problem): string {
  const { field, message } = problem;
  return `${placeOf(problem)} aviso: ${field ? `${field}: ` : ''}${message}`;
}

const FOLDERS = /^content\/(prensa|direcciones)\/[^/]+\.md$/;

/**
 * How to publish the rest while some files cannot be mended; undefined when the mistakes are in files
 * that the site cannot do without.
 */
export function wayOut(problems: readonly Problem[]): string | undefined {
  const files = [...new Set(problems.map(({ file }) => file))];
  if (files.length === 0 || !files.every((file) => FOLDERS.test(file))) return undefined;
  return `Para publicar lo demás mientras tanto, escriba borrador: true entre los datos de ${files.join(', ')}.`;
}

/** All the problems of a run, thrown together so that an author mends them together. */
export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
    const count = problems.length === 1 ? 'Hay 1 error' : `Hay ${problems.length} errores`;
    const lines = [`${count} en los contenidos:`, ...problems.map(formatProblem)];
    super([...lines, wayOut(problems) ?? []].flat().join('\n'));
    this.name = 'ContentError';
  }
}

/** Throws a ContentError that has every problem, unless there is none. */
export function failOn(problems: Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
