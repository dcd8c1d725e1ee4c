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
