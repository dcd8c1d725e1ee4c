import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

/** New text of a file, a change to what it says, or `null` to take it away. Paths from `content/`. */
export type Edits = Record<string, string | null | ((text: string) => string)>;

export interface Checked {
  code: number;
  /** Everything it printed. */
  output: string;
  /** The problems alone: `<path from content/>:<line> …`. */
  problems: string[];
  /** What was said of one file, without its name. */
  said: (file: string) => string[];
  /** Line of a file, as edited, on which a text stands. */
  at: (file: string, text: string) => number;
  /** Whether the check left a file of that name in the project. */
  wrote: (name: string) => boolean;
}

/** Replaces a piece of text that must be there once. */
export function swap(from: string, to: string): (text: string) => string {
  return (text) => {
    if (text.split(from).length !== 2) throw new Error(`«${from}» is not in the file once.`);
    return text.replace(from, () => to);
  };
}

/** Copies of the project in which the real `npm run check` runs; all gone after `cleanUp`. */
export function copies() {
  const made: string[] = [];

  function copy(edits: Edits): string {
    const dir = mkdtempSync(path.join(tmpdir(), 'content-'));
    made.push(dir);
    cpSync(path.join(ROOT, 'content'), path.join(dir, 'content'), { recursive: true });
    for (const name of ['lib', 'scripts', 'public', 'node_modules'])
      symlinkSync(path.join(ROOT, name), path.join(dir, name), 'junction');
    for (const name of ['package.json', 'tsconfig.json'])
      cpSync(path.join(ROOT, name), path.join(dir, name));
    for (const [name, edit] of Object.entries(edits)) {
      const file = path.join(dir, 'content', name);
      if (edit === null) rmSync(file);
      else {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, typeof edit === 'string' ? edit : edit(readFileSync(file, 'utf8')));
      }
    }
    return dir;
  }

  function check(edits: Edits): Promise<Checked> {
    const dir = copy(edits);
    return new Promise((resolve) => {
      const args = ['--import', 'tsx', 'scripts/check.ts'];
      execFile(
        process.execPath,
        args,
        { cwd: dir, env: { PATH: process.env['PATH'], NODE_ENV: 'test' } },
        (error, stdout, stderr) => {
          const output = stdout + stderr;
          const problems = output
            .split('\n')
            .filter((line) => line.startsWith('content/'))
            .map((line) => line.slice('content/'.length));
          resolve({
            code: error ? Number(error.code) : 0,
            output,
            problems,
            said: (file) =>
              problems
                .filter((line) => line.startsWith(`${file}:`))
                .map((line) => line.slice(file.length + 1)),
            at: (file, text) =>
              readFileSync(path.join(dir, 'content', file), 'utf8')
                .split('\n')
                .findIndex((line) => line.includes(text)) + 1,
            wrote: (name) => existsSync(path.join(dir, name)),
          });
        },
      );
    });
  }

  return {
    check,
    cleanUp: () => made.forEach((dir) => rmSync(dir, { recursive: true, force: true })),
  };
}

/** A press release that is right, unless told otherwise. */
export function comunicado(
  change: Record<string, string | number | null> = {},
  body = 'Abre el lunes.',
): string {
  const data = {
    titulo: 'Abren un módulo de quejas',
    fecha: '2025-02-03',
    resumen: 'La oficina abre un módulo en la delegación.',
    imagen: '/ilustraciones/queja.svg',
    alt: 'Un módulo.',
    numero: 11,
    ...change,
  };
  const lines = Object.entries(data).flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}
