import type { File } from '@/lib/content/lint/check-file';
import { isDraft as isDraftState, stateOf } from './states';

/** True for a file that says `borrador: true` or `enRevision: true`, whatever the day. */
export const isDraft = (file: File): boolean => isDraftState(stateOf(file, undefined, ''));
