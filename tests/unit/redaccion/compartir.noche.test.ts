/** @jest-environment node */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { validateContent } from '@/lib/check';
import { PUBLICADAS } from '@/lib/content/model';
import { lastPublication, notePublication } from '@/scripts/repository/publications';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { keptIn } from '../../sample';
import { beginHistory, gitIn } from '../../git';
import { newsrooms, RELEASE, withData } from './helpers';

const { open, project } = newsrooms();
jest.setTimeout(120_000);

const OTHER = 'content/prensa/invitan-a-comisarios-sociales.md';

async function two() {
  const [first, place] = [project(), project()];
  const git = beginHistory(first);
  const [remote, second] = [path.join(place, 'comun.git'), path.join(place, 'otra')];
  git('init', '-q', '--bare', '-b', 'main', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '-q', 'origin', 'main');
  git('clone', '-q', remote, second);
  const [ana, luis] = [await open(first), await open(second)];
  const save = async (who: typeof ana, resumen: string, file = RELEASE) =>
    who.save(withData(await who.read(file), { resumen }));
  const settled = () => Promise.all([ana, luis].map(({ shared }) => shared.idle()));
  return { ana, luis, git, remote, second, save, settled };
}

it('lo que una guarda, la otra lo ve al abrir la pieza; y la historia es la misma', async () => {
  const { ana, luis, git, remote, save, settled } = await two();
  expect(await save(ana, 'El de Ana.')).toMatchObject({ result: 'saved' });
  await settled();
  expect(gitIn(remote)('log', '-1', '--format=%s', 'main')).toBe(
    'Corrige «Aplican 404 pruebas toxicológicas a personal de primer nivel»',
  );
  expect((await luis.read(RELEASE)).data).toMatchObject({ resumen: 'El de Ana.' });
  expect(await save(luis, 'El de Luis.', OTHER)).toMatchObject({ result: 'saved' });
  await settled();
  expect((await ana.read(OTHER)).data).toMatchObject({ resumen: 'El de Luis.' });
  expect(gitIn(luis.root)('rev-parse', 'HEAD')).toBe(git('rev-parse', 'HEAD'));
});

it('sin red se guarda aquí y se dice; al volver la red, lo de ambos se une, y lo que chocó queda como borrador', async () => {
  const { ana, luis, git, remote, save, settled } = await two();
  const away = `${remote}.lejos`;
  renameSync(remote, away);
  expect(await save(luis, 'El de Luis.')).toMatchObject({ result: 'saved' });
  expect(await save(luis, 'Otro de Luis.', OTHER)).toMatchObject({ result: 'saved' });
  await settled();
  expect([await luis.shared.ahead(), luis.shared.fault]).toEqual([
    2,
    expect.stringContaining('no contesta'),
  ]);
  renameSync(away, remote);
  await save(ana, 'El de Ana.');
  await settled();
  await expect(new Shared(new Repository(luis.root)).sync()).rejects.toThrow(
    `Dos personas cambiaron lo mismo en ${RELEASE}`,
  );
  await luis.shared.sync();
  expect(await luis.shared.ahead()).toBe(0);
  const { data, draft } = await luis.read(RELEASE);
  expect([data, draft?.data]).toMatchObject([
    { resumen: 'El de Ana.' },
    { resumen: 'El de Luis.' },
  ]);
  const taken = { file: RELEASE, base: draft?.base ?? '', data: draft?.data ?? {} };
  expect(await luis.save(taken)).toMatchObject({ result: 'conflict' });
  expect((await ana.read(OTHER)).data).toMatchObject({ resumen: 'Otro de Luis.' });
  expect(git('log', '--format=%s', '-1', '--merges')).toContain(`quedó lo de ellos en ${RELEASE}`);
  expect(git('log', '-p', '--format=')).toContain('El de Luis.');
});

it('una carpeta que se tira y se clona otra vez tiene todo lo guardado, y lo publicado', async () => {
  const { ana, luis, git, remote, save, settled } = await two();
  await save(ana, 'El de Ana.');
  const { content } = validateContent(ana.root, { store: keptIn('muestra') });
  await notePublication(ana.shared, {
    ...{ version: git('rev-parse', 'HEAD'), content, author: { name: 'Ana', email: 'a@x' } },
    now: new Date('2026-11-26T18:00:00Z'),
  });
  expect(git('log', '-1', '--format=%an: %s', '--', PUBLICADAS)).toBe('Ana: Anota lo publicado');
  await settled();
  rmSync(luis.root, { recursive: true });
  git('clone', '-q', remote, luis.root);
  const again = new Shared(new Repository(luis.root));
  expect(await lastPublication(again.repository)).toMatchObject({ tag: 'sitio/2026-11-26-1' });
  expect(gitIn(luis.root)('rev-parse', 'HEAD')).toBe(git('rev-parse', 'HEAD'));
  await notePublication(again, {
    ...{ version: git('rev-parse', 'HEAD'), content, author: { name: 'Luis', email: 'l@x' } },
    now: new Date('2026-11-26T20:00:00Z'),
  });
  expect(gitIn(remote)('tag', '--list').split('\n')).toEqual([
    'sitio/2026-11-26-1',
    'sitio/2026-11-26-2',
  ]);
});

describe('una unión que alguien dejó a medias en la carpeta', () => {
  const half = async (command: string[]) => {
    const found = await two();
    const { ana, luis, save, settled } = found;
    await save(ana, 'El de Ana.');
    await settled();
    const git = gitIn(luis.root);
    const text = luis.text(RELEASE).replace(/^resumen: .*(\n {2}.*)*$/m, 'resumen: El de Luis.');
    writeFileSync(path.join(luis.root, RELEASE), text);
    git('commit', '-qam', 'A mano');
    expect(() => git(...command)).toThrow();
    return { ...found, git };
  };

  it.each([
    ['pull de unión', ['pull', '-q', '--no-rebase']],
    ['pull que reordena', ['pull', '-q', '--rebase']],
  ])('%s: la pieza se abre con las dos versiones, y al elegir termina', async (_name, command) => {
    const { luis, git, remote, settled } = await half(command);
    const opened = await luis.read(RELEASE);
    const both = [opened.data, opened.theirs?.data].map(
      (one) => (one as { resumen: string }).resumen,
    );
    expect(both.sort()).toEqual(['El de Ana.', 'El de Luis.']);
    const saved = await luis.save(withData(opened, { resumen: 'El de los dos.' }));
    expect(saved).toMatchObject({ result: 'saved', changed: true });
    expect(git('status', '--porcelain')).toBe('');
    expect(luis.text(RELEASE)).not.toMatch(/^[<=>]{7}/m);
    await settled();
    expect(gitIn(remote)('rev-parse', 'main')).toBe(git('rev-parse', 'HEAD'));
  });

  it('elegir lo propio, sin cambiarle nada, también la termina', async () => {
    const { luis, git } = await half(['pull', '-q', '--no-rebase']);
    const opened = await luis.read(RELEASE);
    expect(await luis.save(withData(opened, {}))).toMatchObject({ changed: true });
    expect(git('log', '-1', '--format=%s')).toBe('Une lo que guardaron otros');
  });

  it('mientras, no se publica ni se trae nada, y se dice qué hacer', async () => {
    const { luis } = await half(['pull', '-q', '--no-rebase']);
    await expect(luis.shared.sync()).rejects.toThrow('Abra cada pieza en que dos cambiaron');
  });
});

it('las marcas de una unión que alguien guardó así también se abren como dos versiones', async () => {
  const newsroom = await open();
  const text = newsroom.text(RELEASE);
  const marked = text.replace(
    /^resumen: .*(\n {2}.*)*$/m,
    '<<<<<<< HEAD\nresumen: Uno.\n||||||| base\nresumen: Cero.\n=======\nresumen: Dos.\n>>>>>>> otra',
  );
  writeFileSync(path.join(newsroom.root, RELEASE), marked);
  const opened = await newsroom.read(RELEASE);
  expect(opened).toMatchObject({
    data: { resumen: 'Uno.' },
    theirs: { data: { resumen: 'Dos.' } },
  });
  expect(await newsroom.save(withData(opened, {}))).toMatchObject({ result: 'saved' });
  expect(newsroom.text(RELEASE)).not.toContain('=======');
});
