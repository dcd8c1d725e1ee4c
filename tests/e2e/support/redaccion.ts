import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** A newsroom of its own, over a copy of the sample. */
export interface Newsroom {
  /** The address with its token. */
  address: string;
  root: string;
  read(file: string): string;
  close(): Promise<void>;
}

/**
 * Starts `npm run redaccion`'s program over a copy of the sample's content. What the sample's build keeps
 * makes its previews: the PDFs are there.
 * @param more arguments of the program
 */
export async function openNewsroom(...more: string[]): Promise<Newsroom> {
  const root = mkdtempSync(path.join(tmpdir(), 'redaccion-'));
  for (const part of ['content', 'public'])
    cpSync(path.join(PROJECT, 'tests/sample', part), path.join(root, part), { recursive: true });
  const program = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'scripts/redaccion/main.ts', '--root', root],
      ...['--cache', path.join(PROJECT, '.cache/sample'), ...more],
    ],
    { cwd: PROJECT, env: { ...process.env, BROWSER: 'none', PORT: '0' } },
  );
  const ended = new Promise<void>((done) => program.once('close', () => done()));
  const address = await new Promise<string>((found, fail) => {
    let said = '';
    const hear = (words: Buffer) => {
      said += words.toString();
      const [printed] = /http:\S+clave=\S+/.exec(said) ?? [];
      if (printed) found(printed);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.once('close', () => fail(new Error(said)));
  });
  return {
    address,
    root,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    async close() {
      program.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
