/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { endRun, keepRun, readRun } from '@/scripts/redaccion/publish/run-file';
import { clearAside } from '@/scripts/write-files';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
const KEPT = '.redaccion/publicacion.json';
const started: ChildProcess[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function program(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], {
    ...{ stdio: 'ignore', detached: true },
  });
  started.push(child);
  await once(child, 'spawn');
  return child as ChildProcess & { pid: number };
}
const publishing = (pid: number, startedAt = new Date().toISOString(), doing = 'Páginas') =>
  keepRun(folder.dir, pid, { who: 'Ana', startedAt, done: [], doing });

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
    for (const pid of [process.pid, process.ppid]) {
      folder.write(KEPT, JSON.stringify({ ...kept, pid }));
      expect(readRun(folder.dir)?.end?.result).toBe('failed');
    }
  });

  it.each([
    ['sin la hora en que empezó', { started: undefined }],
    ['con la hora en blanco', { started: '' }],
    ['con otra hora', { started: 'otra' }],
    ['con el número 1', { pid: 1 }],
    ['con un número negativo', { pid: -1 }],
    ['con un número que no lo es', { pid: 1.5 }],
  ])('un archivo que puso otro, %s, no detiene ningún programa', async (_what, change) => {
    const child = await program();
    publishing(child.pid);
    const kept = JSON.parse(folder.read(KEPT)) as object;
    folder.write(KEPT, JSON.stringify({ ...kept, ...change, toldAt: '2020-01-01T00:00:00Z' }));
    const kill = jest.spyOn(process, 'kill');
    endRun(folder.dir);
    readRun(folder.dir);
    expect(kill.mock.calls.filter(([, signal]) => signal !== 0)).toEqual([]);
    expect(child.exitCode ?? child.signalCode).toBeNull();
  });

  it.each(['', '{', '[]', 'null', '{"pid": 7}'])(
    'un archivo con %j cuenta como ninguno',
    (text) => {
      folder.write(KEPT, text);
      expect(readRun(folder.dir)).toBeUndefined();
      endRun(folder.dir);
    },
  );

  it('ni si pasó una hora sin que dijera nada: se detiene, y se dice', async () => {
    const child = await program();
    publishing(child.pid);
    const kept = JSON.parse(folder.read(KEPT)) as object;
    folder.write(KEPT, JSON.stringify({ ...kept, toldAt: '2026-01-05T18:00:00.000Z' }));
    const at = (moment: string) => readRun(folder.dir, new Date(moment))?.end;
    expect(at('2026-01-05T18:59:00.000Z')).toBeUndefined();
    expect(at('2026-01-05T19:01:00.000Z')?.words[0]).toMatch(/^Pasó una hora sin noticia/);
    await once(child, 'exit');
  });

  it.each([
    ['Páginas', 'failed', /ven el sitio de antes\.$/],
    ['Entregar el sitio', 'unknown', /el de antes o el nuevo|de antes o el nuevo, entero/],
  ])('se detiene, con lo que empezó, y dice qué quedó (%s)', async (doing, result, left) => {
    const child = await program();
    publishing(child.pid, undefined, doing);
    endRun(folder.dir);
    const [, signal] = (await once(child, 'exit')) as [null, string];
    expect(signal).toBe('SIGKILL');
    expect(readRun(folder.dir)?.end).toMatchObject({
      result,
      words: [expect.stringMatching(/^Usted la detuvo/), expect.stringMatching(left)],
    });
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
