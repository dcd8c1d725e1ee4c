import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SHAPERS = [
  ...['app', 'components', 'tailwind.config.ts', 'content/identidad.yml'],
  ...['lib/design', 'lib/identity', 'lib/office-folder'],
];
const made: string[] = [];

/**
 * A copy of all that shapes the stylesheet, in a folder of its own.
 * @param files written into the copy: path → text, or an edit of what is there
 */
export function styles(files: Record<string, string | ((text: string) => string)> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  made.push(folder);
  for (const name of SHAPERS) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof text === 'string' ? text : text(readFileSync(file, 'utf8')));
  }
  return folder;
}

export const cleanUp = () => made.forEach((folder) => rmSync(folder, { recursive: true }));

interface CompiledPart {
  name: string;
  css: string;
  /** The same before its rules were taken out of their layers. */
  layered: string;
}

/** The stylesheets of folders, each as its parts, in their order. */
export function compile(...folders: string[]): CompiledPart[][] {
  const script = path.resolve('tests/unit/styles/compile.ts');
  const options = { encoding: 'utf8', maxBuffer: 8 * 1024 * 1024 } as const;
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', script, ...folders], {
      ...options,
      // A copy is its own office.
      env: { ...process.env, OFICINA: '' },
    }),
  ) as CompiledPart[][];
}
