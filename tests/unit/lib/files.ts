import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for authors' files outside the project. `write` answers the file's path from there. */
export function desk() {
  const dir = mkdtempSync(path.join(tmpdir(), 'lib-'));
  return {
    dir,
    write(name: string, text: string): string {
      writeFileSync(path.join(dir, name), text);
      return name;
    },
    cleanUp: () => rmSync(dir, { recursive: true, force: true }),
  };
}
