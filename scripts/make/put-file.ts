import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file aside and puts it in its place with a single rename: nobody reads half of it. */
export async function putFile(file: string, text: string | Buffer): Promise<void> {
  const aside = `${file}.${process.pid}.parte`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(aside, text);
  await rename(aside, file);
}
