/** What the open forms ask before they are left. */
const guards = new Set<() => boolean>();

/** @param wouldLose keeps a form's words, and tells whether nothing could. @returns what ends it */
export function guardLeaving(wouldLose: () => boolean): () => void {
  guards.add(wouldLose);
  return () => void guards.delete(wouldLose);
}

/** True when words are on the screen that neither the newsroom nor this browser could keep. */
export const wouldLose = (): boolean => [...guards].some((one) => one());
