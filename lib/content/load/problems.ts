import type { Problem } from '@/lib/content/types';
import { forTerminal } from './terminal';

export const MISSING = 'falta este archivo. Recupérelo: el sitio lo necesita.';

const worded =
  (kind: string) =>
  ({ file, line, field, message }: Problem): string =>
    forTerminal(
      `${file}${line > 0 ? `:${line}` : ''} ${kind}${field ? `${field}: ` : ''}${message}`,
    );

/** `content/<path>:<line> campo: qué está mal y qué escribir`, a form fixed by the contracts. */
export const formatProblem = worded('');
export const formatWarning = worded('aviso: ');

/** For the log of a forge, which others read. */
export const formatLogged = ({ isSecret, message, ...problem }: Problem): string =>
  formatWarning({ ...problem, message: isSecret ? message.replace(/«[^»]*»/g, '«…»') : message });

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
