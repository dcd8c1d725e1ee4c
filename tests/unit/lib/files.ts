import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for authors' files outside the project; the readers take paths from the root. */
export function desk() {
  const dir = mkdtempSync(path.join(tmpdir(), 'lib-'));
  return {
    dir,
    write(name: string, text: string): string {
      writeFileSync(path.join(dir, name), text);
      return path.relative(process.cwd(), path.join(dir, name));
    },
    cleanUp: () => rmSync(dir, { recursive: true, force: true }),
  };
}
