/** What a merge that was left half done writes in a file, with or without the common text. */
const MARKS = /^<{7} .*\n([^]*?)(?:^\|{7} .*\n[^]*?)?^={7}\n([^]*?)^>{7} .*(?:\n|$)/gm;

/** Returns the two texts that are in one, ours and theirs; undefined in one without a merge's marks. */
export function sidesOf(source: string): { ours: string; theirs: string } | undefined {
  const [ours, theirs] = [source.replace(MARKS, '$1'), source.replace(MARKS, '$2')];
  return ours === source ? undefined : { ours, theirs };
}
