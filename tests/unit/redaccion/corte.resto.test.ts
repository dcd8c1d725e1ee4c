/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recoverRepository } from '@/scripts/repository/recover';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { clearAside } from '@/scripts/write-files';
import { beginHistory, gitIn } from '../../git';
import { bundled } from './bundled';
import { random } from './random';

jest.setTimeout(2_400_000);
const base = mkdtempSync(path.join(tmpdir(), 'corte-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const program = bundled('newsroom-loop');
const CUTS = Number(process.env['CORTES'] ?? 40);

function begin(name: string) {
  const [root, remote] = [path.join(base, name), path.join(base, `${name}.git`)];
  mkdirSync(path.join(root, 'content/prensa'), { recursive: true });
  writeFileSync(path.join(root, 'content/prensa/p0.md'), 'antes\n');
  const git = beginHistory(root);
  git('init', '-q', '--bare', '--template=', '-b', 'main', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '-q', '-u', 'origin', 'main');
  const saved: string[] = [];

  /** Runs a newsroom until it ends or is killed. @returns its output, and whether it was killed */
  async function run(who: string, count: number, cut = 0, ms = 0) {
    const args = [program, root, who, String(count), String(cut)];
    const child = spawn(process.execPath, args, { detached: true });
    let said = '';
    let killing: NodeJS.Timeout | undefined;
    const hear = (words: Buffer) => {
      said += words.toString();
      if (ms) killing ??= setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), ms);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    clearTimeout(killing);
    saved.push(...said.split('\n').filter((line) => line.startsWith(`${who}-`)));
    return { said, isCut: signal === 'SIGKILL' };
  }

  /** A remote in a folder dies with who pushes, and the next exchange takes only old locks there away. */
  function ageLocks() {
    for (const lock of locksIn(remote, '')) utimesSync(path.join(remote, lock), 1, 1);
  }

  /** As the next start finds it: each save whole or not at all, and nothing in the way. */
  async function isWhole(who: string) {
    const repository = new Repository(root);
    await recoverRepository(repository);
    clearAside(root);
    ageLocks();
    expect(git('status', '--porcelain')).toBe('');
    const mark = readFileSync(path.join(root, 'content/prensa/p0.md'), 'utf8');
    const folder = path.join(root, `content/nueva-${who}`);
    const others = existsSync(folder) ? readdirSync(folder) : [];
    if (mark.startsWith(`${who}-`)) expect(others).toContain(`p-${mark.trim().split('-')[1]}.md`);
    else expect(others).toEqual([]);
    expect(locksIn(root, '.git')).toEqual([]);
    const kept = path.join(root, '.redaccion');
    expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([]);
    return new Shared(repository);
  }

  async function isAllShared() {
    ageLocks();
    await new Shared(new Repository(root)).sync();
    const there = gitIn(remote);
    expect(there('rev-parse', 'main')).toBe(git('rev-parse', 'HEAD'));
    for (const one of [git, there]) expect(one('fsck', '--full', '--no-dangling')).toBe('');
    const history = git('log', '--format=%s');
    for (const mark of saved) expect(history).toContain(`Corrige «${mark}»`);
  }
  return { run, isWhole, isAllShared, saved };
}

const locksIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.lock$|redaccion-/.test(name));

it('una redacción que muere antes de cada uno de sus pasos no deja nada a medias, y la siguiente guarda', async () => {
  const { run, isWhole, isAllShared } = begin('pasos');
  const { said } = await run('entera', 1);
  const steps = Number(/pasos (\d+)/.exec(said)?.[1]);
  expect(steps).toBeGreaterThan(20);
  for (let cut = 1; cut <= steps; cut += 1) {
    const { isCut } = await run(`corte${cut}`, 1, cut);
    expect([cut, isCut]).toEqual([cut, true]);
    await isWhole(`corte${cut}`);
  }
  await isAllShared();
  if (process.env['CORTES']) console.log(`${steps} pasos, cada uno cortado`);
});

it('quien comparte después quita los candados que dejó el que murió al compartir, y ningún otro', async () => {
  const { run, isWhole, isAllShared } = begin('candados');
  await run('antes', 1);
  const at = (name: string) => path.join(base, 'candados/.git', name);
  const others = at('refs/remotes/origin/de-otro.lock');
  writeFileSync(others, '');
  utimesSync(others, 1, 1);
  const { pid = 0 } = spawnSync('true');
  writeFileSync(at(`redaccion-comparte-${pid}.json`), JSON.stringify({ redaccion: pid }));
  for (const name of [
    'refs/redaccion/origin/main',
    'refs/remotes/origin/main',
    'objects/maintenance',
  ])
    writeFileSync(at(`${name}.lock`), '');
  await new Shared(new Repository(path.join(base, 'candados'))).sync();
  expect(locksIn(path.join(base, 'candados'), '.git')).toEqual([
    'refs/remotes/origin/de-otro.lock',
  ]);
  rmSync(others);
  await isWhole('antes');
  await isAllShared();
});

it('ni el que comparte por una carpeta y murió mientras ella recibía', async () => {
  const { run, isAllShared } = begin('carpeta');
  await run('antes', 1);
  for (const name of ['HEAD', 'packed-refs', 'refs/heads/main']) {
    const lock = path.join(base, `carpeta.git/${name}.lock`);
    writeFileSync(lock, '');
    utimesSync(lock, 1, 1);
  }
  await run('despues', 1);
  await isAllShared();
  expect(locksIn(path.join(base, 'carpeta.git'), '')).toEqual([]);
});

it('ni la que se apaga a media orden de git', async () => {
  const { run, isWhole, isAllShared, saved } = begin('azar');
  const next = random(1);
  let cuts = 0;
  for (let round = 0; round < CUTS; round += 1) {
    const { isCut } = await run(`vuelta${round}`, 20, 0, 1 + next(600));
    if (isCut) cuts += 1;
    await isWhole(`vuelta${round}`);
  }
  await isAllShared();
  expect(cuts).toBeGreaterThan(CUTS / 2);
  if (process.env['CORTES']) console.log(`${saved.length} guardados, ${cuts} cortes`);
});
