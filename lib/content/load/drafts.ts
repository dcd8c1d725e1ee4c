import type { File } from '@/lib/content/lint/check-file';
import type { Name } from '@/lib/content/model';
import { parseSource } from '@/lib/content/parse/source';

/** Collections of which a file may wait: the site stands without any one of theirs. */
const WITH_DRAFTS: readonly Name[] = ['comunicados', 'direcciones'];

const FRONT = /^---[^\n]*\n([^]*?)\n---/;
const MARK = /^borrador:[ \t]*true[ \t]*(#.*)?$/im;

/**
 * True for a file that says `borrador: true`: it is left out of the whole site, and what is wrong in it
 * is only advice. Its data tell, however they spell it; its text, only when they cannot be read.
 * @param valid its data, when nothing is wrong with them: others are parsed again
 */
export function isDraft({ name, file, text }: File, valid?: unknown): boolean {
  if (!WITH_DRAFTS.includes(name)) return false;
  if (valid !== undefined) return saysDraft(valid);
  const { data, problems } = parseSource(text, file);
  return problems.length > 0 ? MARK.test(FRONT.exec(text)?.[1] ?? '') : saysDraft(data);
}

const saysDraft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'borrador' in data && data.borrador === true;
