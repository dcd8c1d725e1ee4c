import type { Change, Opened } from '../api';

type DeviceDraft = NonNullable<Opened['draft']>;

const KEY = 'redaccion-palabras';

const all = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, DeviceDraft>;
const put = (drafts: Record<string, DeviceDraft>) =>
  localStorage.setItem(KEY, JSON.stringify(drafts));

/** Keeps words in this browser, while the newsroom's program does not answer. @returns the moment */
export function keepOnDevice({ file, ...words }: Change): string {
  const savedAt = new Date().toISOString();
  put({ ...all(), [file]: { ...words, savedAt } });
  return savedAt;
}

export function forgetOnDevice(file: string): void {
  put(Object.fromEntries(Object.entries(all()).filter(([name]) => name !== file)));
}

/** The newer of a piece's draft and the words that this browser kept. */
export function newestDraft({ piece: { file }, draft }: Opened): DeviceDraft | undefined {
  const here = all()[file];
  return here && (!draft || here.savedAt > draft.savedAt) ? here : draft;
}
