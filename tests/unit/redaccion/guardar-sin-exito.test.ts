/** @jest-environment node */
import { toldText, type ToldWords } from '@/scripts/told-words';
import fs, { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Listed } from '@/scripts/redaccion/api';
import { newsrooms, onDisk, RELEASE, withData } from './helpers';

const { openWithHistory } = newsrooms();
/** One for all: each test leaves it as it found it. */
let newsroom: Awaited<ReturnType<typeof openWithHistory>>;
beforeAll(async () => {
  newsroom = await openWithHistory();
  // Whoever runs the tests may have told git a name.
  process.env['HOME'] = process.env['XDG_CONFIG_HOME'] = newsroom.root;
});
afterEach(() => jest.restoreAllMocks());

let count = 0;

async function begin() {
  const { root, git, read, request, text } = newsroom;
  const at = (name: string) => path.join(root, '.git', name);
  const opened = await read(RELEASE);
  const words = `Resumen ${(count += 1)}, que no debe quedar si no se guarda.`;
  const state = () => [text(RELEASE), readFileSync(at('index'), 'hex'), git('rev-parse', 'HEAD')];
  const put = (resumen = words) =>
    request('PUT', '/api/pieza', withData(opened, { resumen })) as Promise<{
      status: number;
      body: { error?: ToldWords; result?: string };
    }>;
  /** What hinders is there while the save is tried, and gone when the same person tries again. */
  const refusedAndThenSaved = async (hinder: () => () => void, told: RegExp) => {
    const before = state();
    const release = hinder();
    const refused = await put();
    const left = text(RELEASE);
    release();
    expect(refused.status).toBe(507);
    expect(toldText(refused.body.error ?? '')).toMatch(told);
    expect([left, ...state()]).toEqual([before[0], ...before]);
    expect(git('status', '--porcelain')).toBe('');
    expect((await put()).body).toMatchObject({ result: 'saved', changed: true });
    expect(text(RELEASE)).toContain(words);
    expect(git('log', '-1', '--format=%s')).toMatch(/^Corrige /);
    expect(git('log', '--format=%an')).not.toContain('Fuera de la redacción');
    expect(git('status', '--porcelain')).toBe('');
  };
  return { ...newsroom, at, words, put, refusedAndThenSaved };
}

const file =
  (place: string, bytes = '') =>
  () => {
    fs.mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, bytes);
    return () => rmSync(place);
  };

describe('un guardado que la historia no toma deja la carpeta como estaba, y después se guarda', () => {
  it.each([
    ['el índice', 'index.lock'],
    ['la rama', 'refs/heads/main.lock'],
  ])('otro programa tiene el candado de %s', async (_, lock) => {
    const { at, refusedAndThenSaved } = await begin();
    await refusedAndThenSaved(
      file(at(lock)),
      /^No se guardó: todo queda como estaba.* Otro programa trabaja ahora.*\nDetalles .*\.lock/s,
    );
  });

  it.each([
    ['una unión', 'MERGE_HEAD', 'git merge'],
    ['un parche', 'rebase-apply/applying', 'git am'],
    ['un orden nuevo', 'rebase-merge/interactive', 'git rebase'],
    ['una búsqueda de fallas', 'BISECT_LOG', 'git bisect'],
  ])('hay %s a medias', async (_, mark, command) => {
    const { at, read, git, refusedAndThenSaved } = await begin();
    await refusedAndThenSaved(
      () => {
        fs.mkdirSync(path.dirname(at(mark)), { recursive: true });
        writeFileSync(at(mark), `${git('rev-parse', 'HEAD')}\n`);
        return () =>
          rmSync(mark.includes('/') ? path.dirname(at(mark)) : at(mark), { recursive: true });
      },
      new RegExp(`Hay|hay un trabajo a medias[^]*${command}`),
    );
    expect((await read(RELEASE)).stopped).toBeUndefined();
  });

  it('git no está en ninguna rama: se dice al abrir la pieza, antes de escribir', async () => {
    const { git, read, refusedAndThenSaved } = await begin();
    git('checkout', '-q', '--detach');
    expect(toldText((await read(RELEASE)).stopped ?? '')).toMatch(/se perdería.*\n.*git switch/);
    git('checkout', '-q', 'main');
    await refusedAndThenSaved(() => {
      git('checkout', '-q', '--detach');
      return () => git('checkout', '-q', 'main');
    }, /muestra una versión de antes/);
  });

  it('un atributo de la carpeta pide lo que git no puede hacer con el texto', async () => {
    const { root, refusedAndThenSaved } = await begin();
    await refusedAndThenSaved(
      file(path.join(root, '.git/info/attributes'), '*.md working-tree-encoding=UTF-99\n'),
      /La historia no lo tomó.*\nDetalles .*UTF-99/s,
    );
  });

  it('el disco se llena a media escritura', async () => {
    const { refusedAndThenSaved } = await begin();
    const { writeFileSync: write } = fs;
    await refusedAndThenSaved(() => {
      onDisk((place, bytes) => {
        if (place.endsWith(`${path.basename(RELEASE)}.${process.pid}~`))
          throw Object.assign(new Error(), { code: 'ENOSPC' });
        write(place, bytes);
      });
      return () => jest.restoreAllMocks();
    }, /El disco está lleno/);
  });

  it('ni devolver lo de antes se puede: dice que el texto quedó y dónde, y al volver a intentar se guarda', async () => {
    const { root, at, words, put, text, git } = await begin();
    writeFileSync(at('refs/heads/main.lock'), '');
    const { renameSync } = fs;
    const rename = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (String(from).includes('guardando-') && String(to).endsWith('.md'))
        throw Object.assign(new Error(), { code: 'EIO' });
      renameSync(from, to);
    });
    const { body } = await put();
    expect(toldText(body.error ?? '')).toMatch(
      /^No se guardó\. Lo que usted escribió queda en una copia\./,
    );
    expect(toldText(body.error ?? '')).toContain(`El texto nuevo quedó en ${RELEASE}`);
    expect(text(RELEASE)).toContain(words);
    rename.mockRestore();
    rmSync(at('refs/heads/main.lock'));
    expect((await put()).body).toMatchObject({ result: 'saved' });
    expect(git('log', '--format=%an')).not.toContain('Fuera de la redacción');
    expect(fs.readdirSync(path.join(root, '.redaccion')).join()).not.toContain('guardando');
  });
});

it('quien se llama sólo con signos también guarda', async () => {
  const { git, read, request } = await begin();
  for (const name of ['.', ';', '<>', '"', ' ', '«»']) {
    git('config', 'user.name', name);
    const change = withData(await read(RELEASE), { resumen: `Lo guardó ${name}` });
    expect((await request('PUT', '/api/pieza', change)).body).toMatchObject({ result: 'saved' });
  }
  expect(git('log', '-6', '--format=%an').split('\n')).not.toContain('');
});

it('si nadie dijo a Git su nombre, se sabe antes de escribir qué nombre llevará lo guardado', async () => {
  const { git, read, request } = await begin();
  const unnamed = async () => ((await request('GET', '/api/piezas')).body as Listed).unnamed;
  git('config', 'user.name', 'Ana');
  expect(await unnamed()).toBeUndefined();
  git('config', '--unset', 'user.name');
  const name = await unnamed();
  expect(name).toBe(userInfo().username);
  await request('PUT', '/api/pieza', withData(await read(RELEASE), { resumen: 'Sin nombre.' }));
  expect(git('log', '-1', '--format=%an').trim()).toBe(name);
});

it('lo que este equipo ignora también va en el guardado, si la pieza lo lleva', async () => {
  const { root, git, read, request } = await begin();
  file(path.join(root, '.git/info/exclude'), '*.svg\n*.md\n')();
  fs.mkdirSync(path.join(root, 'public/imagenes'), { recursive: true });
  fs.cpSync(
    path.join(root, 'public/ilustraciones/actividades.svg'),
    path.join(root, 'public/imagenes/foto.svg'),
    { force: true },
  );
  const opened = await read(RELEASE);
  const change = withData(opened, { imagen: '/imagenes/foto.svg' });
  expect((await request('PUT', '/api/pieza', change)).body).toMatchObject({ result: 'saved' });
  expect(git('show', '--name-only', '--format=').split('\n')).toEqual([
    RELEASE,
    'public/imagenes/foto.svg',
  ]);
});
