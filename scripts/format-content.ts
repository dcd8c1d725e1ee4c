import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inForm } from '@/lib/content/edit';
import { listFiles } from '@/lib/content/load/files';
import { parseSource } from '@/lib/content/parse/source';
import { writeWhole } from './redaccion/whole-file';

/**
 * Writes the files of `content/` in the form that the newsroom writes (decision D64), with the same meaning.
 * A file that cannot be read is left for the check to tell.
 * @returns the files that were in another form
 */
export function formatContent(root: string): string[] {
  const formed = listFiles(root)
    .files.filter(({ file, text }) => parseSource(text, file).problems.length === 0)
    .map(({ file, text }) => [file, inForm(file, text)] as const);
  const others = formed.filter(
    ([file, text]) => readFileSync(path.join(root, file), 'utf8') !== text,
  );
  for (const [file, text] of others) writeWhole(path.join(root, file), text);
  return others.map(([file]) => file);
}
