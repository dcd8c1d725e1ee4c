const MARKS = /^<{7} .*\n([^]*?)(?:^\|{7} .*\n[^]*?)?^={7}\n([^]*?)^>{7} .*(?:\n|$)/gm;

/** Returns our text and theirs of a file with a merge's marks; undefined without marks. */
export function sidesOf(source: string): { ours: string; theirs: string } | undefined {
  const [ours, theirs] = [source.replace(MARKS, '$1'), source.replace(MARKS, '$2')];
  return ours === source ? undefined : { ours, theirs };
}
