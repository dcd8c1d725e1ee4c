import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Places } from './places';

/**
 * `next build` writes the pages of the snapshot, and nothing else.
 * @throws with Next's own words when it fails
 */
export async function nextBuild({ snapshot, exported }: Places): Promise<void> {
  await rm(exported, { recursive: true, force: true });
  const cli = path.join(process.cwd(), 'node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [cli, 'build'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_SNAPSHOT: snapshot,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`next build terminó con el código ${code}:\n${words}`);
}

/**
 * Clears what Next left of its pages, ten files each, once they are finished: else the next build would
 * wait for it. In a process of its own, beside the steps that follow; what Next compiled stays.
 */
export async function clearNext({ exported }: Pick<Places, 'exported'>): Promise<void> {
  const remove = `for (const one of process.argv.slice(1))
    require('node:fs').rmSync(one, { recursive: true, force: true });`;
  const pages = path.join(process.cwd(), '.next', 'server', 'app');
  const child = spawn(process.execPath, ['-e', remove, exported, pages], { stdio: 'inherit' });
  await new Promise((resolve) => child.on('close', resolve));
}
