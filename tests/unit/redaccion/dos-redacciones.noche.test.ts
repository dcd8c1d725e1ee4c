/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recoverRepository } from '@/scripts/repository/recover';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { beginHistory, gitIn } from '../../git';
import { bundled } from './bundled';
import { random } from './random';

jest.setTimeout(2_400_000);
const base = mkdtempSync(path.join(tmpdir(), 'dos-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const program = bundled('newsroom-loop');
const ROUNDS = Number(process.env['VUELTAS'] ?? 20);

function kill(pid = 0): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

async function work(
  root: string,
  who: string,
  seed: number,
): Promise<{ marks: string[]; kills: number }> {
  const next = random(seed);
  const marks: string[] = [];
  let [left, kills] = [ROUNDS / 2, 0];
  for (let start = 0; left > 0; start += 1) {
    const args = [program, root, who, String(seed * 1000 + start), String(left)];
    const child = spawn(process.execPath, args, { detached: true });
    let said = '';
    let cut: NodeJS.Timeout | undefined;
    const [dots, ms] = [next(5), next(900)];
    const hear = (words: Buffer) => {
      said += words.toString();
      if (said.split('\n.').length > dots + 1) cut ??= setTimeout(() => kill(child.pid), ms);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    clearTimeout(cut);
    if (signal) kills += 1;
    expect(said).not.toMatch(/Error/);
    const lines = said.split('\n');
    marks.push(...lines.filter((line) => line.startsWith(`${who}-`)));
    left -= lines.filter((line) => line === '.').length;
  }
  return { marks, kills };
}

it('dos redacciones guardan, vuelven y publican sin orden y se apagan a medias: no se pierde nada', async () => {
  const [first, second, remote] = ['una', 'otra', 'comun.git'].map((one) => path.join(base, one));
  if (!first || !second || !remote) throw new Error();
  mkdirSync(path.join(first, 'content/prensa'), { recursive: true });
  for (let piece = 0; piece < 5; piece += 1)
    writeFileSync(
      path.join(first, `content/prensa/p${piece}.md`),
      Array.from({ length: 12 }, (_, line) => `renglón ${line}\n`).join(''),
    );
  const git = beginHistory(first);
  git('init', '-q', '--bare', '-b', 'main', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '-q', '-u', 'origin', 'main');
  git('clone', '-q', remote, second);

  const done = await Promise.all([work(first, 'ana', 1), work(second, 'luis', 2)]);
  const [marks, kills] = [done.flatMap((one) => one.marks), done.map((one) => one.kills)];
  for (const root of [first, second, first, second]) {
    const shared = new Shared(new Repository(root), () => undefined);
    await recoverRepository(shared);
    await shared.repository.commitOutside(['content']);
    await shared.sync();
  }
  const heads = [first, second, remote].map((root) => gitIn(root)('rev-parse', 'main'));
  expect(new Set(heads).size).toBe(1);
  for (const root of [first, second, remote]) {
    expect(gitIn(root)('fsck', '--full', '--no-dangling')).toBe('');
    expect(gitIn(root)('tag', '--list')).toBe(git('tag', '--list'));
  }
  expect(gitIn(first)('status', '--porcelain')).toBe('');
  const history = git('log', '-p', '--format=%s');
  expect(marks.length).toBeGreaterThan(ROUNDS / 3);
  for (const mark of marks) expect(history).toContain(`\n+${mark}\n`);
  if (process.env['VUELTAS'])
    console.log(
      `${marks.length} guardados, ${kills.join(' y ')} cortes, ${git('tag', '--list').split('\n').length} publicaciones, ${git('rev-list', '--count', '--merges', 'HEAD')} uniones`,
    );
});
