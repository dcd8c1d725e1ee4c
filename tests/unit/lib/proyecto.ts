import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE } from '../../sample';

/** A copy of the sample project that a test may change; gone after `cleanUp`. Paths from its root. */
export function projectCopy() {
  const root = mkdtempSync(path.join(tmpdir(), 'proyecto-'));
  cpSync(SAMPLE, root, { recursive: true });
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  return {
    root,
    read,
    write,
    remove: (file: string) => rmSync(path.join(root, file), { recursive: true }),
    /** Replaces a piece of text, which must be there. */
    swap(file: string, from: string, to: string) {
      if (!read(file).includes(from)) throw new Error(`«${from}» is not in ${file}.`);
      write(
        file,
        read(file).replace(from, () => to),
      );
    },
    cleanUp: () => rmSync(root, { recursive: true, force: true }),
  };
}
