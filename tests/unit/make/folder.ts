import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** A folder that is removed after the tests of its file. */
export function tempFolder() {
  const dir = mkdtempSync(path.join(tmpdir(), 'make-'));
  const at = (...names: string[]) => path.join(dir, ...names);
  const cleanUp = () => rmSync(dir, { recursive: true, force: true });
  // No hook may be added inside a test.
  if (!expect.getState().currentTestName) afterAll(cleanUp);
  return {
    dir,
    at,
    write(name: string, text: string | Buffer): string {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
      return at(name);
    },
    read: (name: string) => readFileSync(at(name), 'utf8'),
    has: (name: string) => existsSync(at(name)),
    remove: (name: string) => rmSync(at(name), { recursive: true, force: true }),
    files: (name = '.') => globSync('**/*', { cwd: at(name), dot: true }).sort(),
    cleanUp,
  };
}
