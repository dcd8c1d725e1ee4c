import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file atomically, by rename. */
export async function putFile(file: string, text: string | Buffer): Promise<void> {
  const aside = `${file}.${process.pid}.parte`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(aside, text);
  await rename(aside, file);
}
