import type { File } from './entry';
import type { Name } from './model';
import type { Problem } from './problems';

/** Collections of which a file may wait: the site stands without any one of theirs. */
const WITH_DRAFTS: readonly Name[] = ['comunicados', 'direcciones'];

const FRONT = /^---[^\n]*\n([^]*?)\n---/;
const MARK = /^borrador:[ \t]*true[ \t]*(#.*)?$/im;

/**
 * True for a file that says `borrador: true`: it is left out of the whole site, and what is wrong in it
 * is only advice. Read from the text, so that a draft whose data cannot be read is one too.
 */
export const isDraft = ({ name, text }: File): boolean =>
  WITH_DRAFTS.includes(name) && MARK.test(FRONT.exec(text)?.[1] ?? '');

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
