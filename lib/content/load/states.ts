import type { File } from '@/lib/content/lint/check-file';
import { WITH_STATES } from '@/lib/content/model';
import { splitText } from '@/lib/content/parse/source';
import type { State, Stated } from '@/lib/content/types';
import { parsedFile } from './files';
import { memoizeByObject } from '@/lib/content/model/memoize';
import { listFiles } from './library';

const MARK = /^(borrador|enRevision):[ \t]*true[ \t]*(#.*)?$/im;
const SAYS_STATE = /borrador|enRevision|publicar|retirar/;
const saysState = memoizeByObject(({ text }: File) => SAYS_STATE.test(text));
const PUBLISHED: State = { name: 'publicado' };

/** Returns a file's publication state on a day, from its text when its data cannot be read. */
export function stateOf(one: File, valid: unknown, today: string): State {
  const { name, file, text } = one;
  if (!WITH_STATES.some((one) => one === name) || !saysState(one)) return PUBLISHED;
  if (valid !== undefined) return stateIn(valid, today);
  const { data, problems } = parsedFile(one);
  if (problems.length === 0) return stateIn(data, today);
  const [, mark] = MARK.exec(splitText(text, file).yaml) ?? [];
  return mark ? { name: mark.toLowerCase() === 'borrador' ? 'borrador' : 'revision' } : PUBLISHED;
}

function stateIn(data: unknown, today: string): State {
  const { borrador, enRevision, publicar, retirar } = asGroup(data);
  if (enRevision === true) return { name: 'revision' };
  if (borrador === true) return { name: 'borrador' };
  const last = asGroup(retirar)['fecha'];
  if (typeof last === 'string' && last <= today) return { name: 'retirado', day: last };
  if (typeof publicar === 'string' && publicar > today)
    return { name: 'programado', day: publicar };
  return typeof last === 'string' ? { ...PUBLISHED, day: last } : PUBLISHED;
}

const asGroup = (value: unknown) => Object(value) as Record<string, unknown>;

export const isDraft = ({ name }: State): boolean => name === 'borrador' || name === 'revision';

export const isWaiting = (state: State): boolean => isDraft(state) || state.name === 'programado';

export const nextDay = (stated: readonly Stated[]): string | undefined =>
  stated.flatMap(({ state: { name, day } }) => (name !== 'retirado' && day ? [day] : [])).sort()[0];

/** True when `content/` has unpublished files; does not check them. */
export const hasWaiting = (root: string, today: string): boolean =>
  listFiles(root).files.some((file) => isWaiting(stateOf(file, undefined, today)));
