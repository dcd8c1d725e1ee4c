import type { Change, Opened } from '../api';

type DeviceDraft = NonNullable<Opened['draft']>;

const KEY = 'redaccion-palabras';

const all = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, DeviceDraft>;
/** @returns whether the browser had room for them */
function put(drafts: Record<string, DeviceDraft>): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

export const deviceDraft = (file: string): DeviceDraft | undefined => all()[file];

/** Keeps words in this browser, until the newsroom's program has them. @returns when; nothing if it is full */
export function keepOnDevice({ file, ...words }: Change): string | undefined {
  const savedAt = new Date().toISOString();
  return put({ ...all(), [file]: { ...words, savedAt } }) ? savedAt : undefined;
}

/** Forgets the words of that moment: others may have been kept since. */
export function forgetOnDevice(file: string, moment: string | undefined): void {
  const others = Object.entries(all()).filter(
    ([name, { savedAt }]) => name !== file || savedAt !== moment,
  );
  put(Object.fromEntries(others));
}
