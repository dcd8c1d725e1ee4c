/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { keepRun, readRun } from '@/scripts/redaccion/publish/run-file';
import { clearAside } from '@/scripts/redaccion/whole-file';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
const KEPT = '.redaccion/publicacion.json';
const started: ChildProcess[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(folder.cleanUp);

async function program(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
  started.push(child);
  await once(child, 'spawn');
  return child as ChildProcess & { pid: number };
}
const publishing = (pid: number, startedAt = new Date().toISOString()) =>
  keepRun(folder.dir, pid, { who: 'Ana', startedAt, done: [], doing: 'Páginas' });

describe('si hay una publicación en curso', () => {
  it('la hay mientras su programa sigue, y no cuando se apagó', async () => {
    const child = await program();
    publishing(child.pid);
    expect(readRun(folder.dir)?.end).toBeUndefined();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readRun(folder.dir)?.end?.result).toBe('failed');
  });

  it('no la hay si su número es ya el de otro programa', async () => {
    publishing((await program()).pid);
    const kept = JSON.parse(folder.read(KEPT)) as object;
    // As a system that came round to the same number.
    for (const pid of [process.pid, process.ppid]) {
      folder.write(KEPT, JSON.stringify({ ...kept, pid }));
      expect(readRun(folder.dir)?.end?.result).toBe('failed');
    }
  });

  it('ni donde el sistema no dice cuándo empezó un programa, si pasó medio día', () => {
    publishing(process.pid, '2026-01-05T18:00:00.000Z');
    const kept = JSON.parse(folder.read(KEPT)) as object;
    folder.write(KEPT, JSON.stringify({ ...kept, started: undefined }));
    const at = (moment: string) => readRun(folder.dir, new Date(moment))?.end;
    expect(at('2026-01-05T19:00:00.000Z')).toBeUndefined();
    expect(at('2026-01-06T18:00:00.000Z')?.result).toBe('failed');
  });
});

it('un programa de otra persona cuenta como que sigue, para publicar y para lo que deja a medias', async () => {
  const child = await program();
  publishing(child.pid);
  const aside = `content/a.md.${child.pid}~`;
  folder.write(aside, 'a medias');
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  clearAside(folder.dir);
  expect([readRun(folder.dir)?.end, folder.has(aside)]).toEqual([undefined, true]);
  jest.mocked(process.kill).mockImplementation(() => {
    throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  });
  clearAside(folder.dir);
  expect([readRun(folder.dir)?.end?.result, folder.has(aside)]).toEqual(['failed', false]);
});
