import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../whole-file';

/** What was to be done at some time: what is no more among it is done. Git does not look at it. */
const FILE = '.redaccion/estreno.json';

const Seen = z.object({
  /** Each task by its key, in the order in which they were met. */
  tasks: z.record(z.string(), z.object({ kind: z.string(), where: z.string() })),
  /** What stood at first in the places that only a person can judge. */
  first: z.record(z.string(), z.string()),
  /** The keys of what somebody ticked. */
  ticked: z.array(z.string()),
});
export type Seen = z.infer<typeof Seen>;

/** What is remembered of a project's tasks; nothing yet when that cannot be read. */
export function readSeen(root: string): Seen {
  const file = path.join(root, FILE);
  try {
    if (existsSync(file)) return Seen.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Counted anew: it only tells how far one has come.
  }
  return { tasks: {}, first: {}, ticked: [] };
}

/** @throws Unwritten */
export const keepSeen = (root: string, seen: Seen): void =>
  writeWhole(path.join(root, FILE), JSON.stringify(seen, null, 1));
