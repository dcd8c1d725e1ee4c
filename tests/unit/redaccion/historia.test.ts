/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { History } from '@/scripts/redaccion/history/history';
import { historyRoutes } from '@/scripts/redaccion/history/routes';
import { OWNER } from '@/scripts/redaccion/person';
import { keptIn } from '../../sample';
import { newsrooms, RELEASE } from './helpers';

const { project, cleanUp } = newsrooms();
afterAll(cleanUp);
jest.setTimeout(60_000);

function begin(env?: Record<string, string>) {
  const root = project();
  const folders = { root, public: path.join(root, 'public'), store: keptIn('muestra').folder };
  const history = new History(folders, env);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));
  const save = (who: string, file: string, change: (text: string) => string) =>
    history.turn(who, 'Guardado', () => edit(file, change));
  return {
    ...{ root, history, edit, save },
    text: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    versions: async (file = '') => (await history.list(file, 0)).versions,
  };
}

const resumen = (words: string) => (text: string) =>
  text.replace(/^resumen: .*(\n {2}.*)*$/m, `resumen: "${words}"`);
const NORMA = 'content/directorio.yml';

describe('la historia', () => {
  it('dice quién guardó qué y cuándo; lo hecho fuera de la redacción, aparte', async () => {
    const { save, edit, versions } = begin();
    await save('Ana Ruiz', RELEASE, resumen('El de Ana.'));
    edit(RELEASE, resumen('A mano.'));
    await save('Luis <luis@x>\n', NORMA, (text) => `${text}# visto\n`);
    const found = await versions();
    expect(found.map(({ who, what, files }) => [who, what, files])).toEqual([
      ['Luis luis@x', 'Guardado', [{ file: NORMA, happened: 'cambiado' }]],
      ['', 'Cambios hechos fuera de la redacción', [{ file: RELEASE, happened: 'cambiado' }]],
      ['Ana Ruiz', 'Guardado', [{ file: RELEASE, happened: 'cambiado' }]],
      ['', 'Así estaba todo cuando empezó la historia', []],
    ]);
    expect(Number.isNaN(Date.parse(found[0]?.at ?? ''))).toBe(false);
    expect((await versions(RELEASE)).map(({ who }) => who)).toEqual(['', 'Ana Ruiz', '']);
  });

  it('un guardado que no cambia nada no es una versión', async () => {
    const { save, versions } = begin();
    await save('Ana', RELEASE, (text) => text);
    expect(await versions()).toHaveLength(1);
  });

  it('dice las diferencias con palabras: campo, antes y después; párrafos que entran y salen', async () => {
    const { save, versions, history } = begin();
    await save('Ana', RELEASE, (text) =>
      resumen('Uno nuevo.')(text).replace(/\n*$/, '\n\nOtro párrafo.\n'),
    );
    const [version] = await versions();
    const [change, ...more] = await history.show(version?.id ?? '');
    expect(more).toEqual([]);
    expect(change).toMatchObject({ file: RELEASE, happened: 'cambiado' });
    expect(change?.fields).toEqual([
      { place: 'Resumen', before: expect.stringContaining('404'), after: 'Uno nuevo.' },
    ]);
    expect(change?.paragraphs).toEqual([{ words: 'Otro párrafo.', came: true }]);
  });

  it('una pieza vuelve a como estaba, byte por byte, y las demás se quedan', async () => {
    const { save, versions, history, text } = begin();
    const before = text(RELEASE);
    const [first] = await versions();
    await save('Ana', RELEASE, resumen('Otro.'));
    await save('Ana', NORMA, (words) => `${words}# visto\n`);
    expect(await history.back(first?.id ?? '', RELEASE, 'Luis')).toEqual({ result: 'saved' });
    expect(text(RELEASE)).toBe(before);
    expect(text(NORMA)).toMatch(/# visto\n$/);
    const found = await versions();
    expect(found[0]).toMatchObject({ who: 'Luis', what: 'Se volvió a una versión anterior' });
    // What it left behind is a version like any other.
    await history.back(found[1]?.id ?? '', RELEASE, 'Luis');
    expect(text(RELEASE)).toContain('Otro.');
  });

  it('todo vuelve a como estaba: lo borrado regresa y lo agregado se quita', async () => {
    const { root, save, versions, history, text } = begin();
    const before = text(RELEASE);
    const [first] = await versions();
    const added = 'content/prensa/otro.md';
    await history.turn('Ana', 'Guardado', () => {
      writeFileSync(path.join(root, added), before.replace(/^numero: .*$/m, 'numero: 999'));
      rmSync(path.join(root, RELEASE));
    });
    await save('Ana', NORMA, (words) => `${words}# visto\n`);
    expect(await history.back(first?.id ?? '', undefined, 'Ana')).toEqual({ result: 'saved' });
    expect(text(RELEASE)).toBe(before);
    expect(existsSync(path.join(root, added))).toBe(false);
    expect(text(NORMA)).not.toContain('# visto');
    expect(await versions()).toHaveLength(4);
  });

  it('lo que hoy no pasaría la revisión no vuelve, y se dice por qué', async () => {
    const { edit, save, versions, history, text } = begin();
    edit(RELEASE, (words) => words.replace(/^fecha: .*$/m, 'fecha: ayer'));
    const [broken] = await versions();
    await save('Ana', RELEASE, (words) => words.replace(/^fecha: .*$/m, 'fecha: 2024-12-04'));
    const now = text(RELEASE);
    expect(await history.back(broken?.id ?? '', RELEASE, 'Ana')).toEqual({
      result: 'refused',
      problems: [expect.objectContaining({ file: RELEASE, field: 'fecha' })],
    });
    expect(text(RELEASE)).toBe(now);
  });

  it('un nombre con signos de control no confunde la lista, y lo que cambió se ve', async () => {
    const { root, history, versions } = begin();
    await versions();
    const odd = `content/prensa/a\x1e${'b'.repeat(40)}\x1fFalsa\x1fx.md`;
    await history.turn('Ana', 'Guardado', () => writeFileSync(path.join(root, odd), 'x'));
    const found = await versions();
    expect(found.map(({ who, files }) => [who, files.map(({ file }) => file)])).toEqual([
      ['Ana', [odd]],
      ['', []],
    ]);
    expect(await history.show(found[0]?.id ?? '')).toMatchObject([{ file: odd }]);
  });

  it('un nombre que no está en UTF-8 no impide ver la versión en que llegó', async () => {
    const { root, history, versions } = begin();
    await versions();
    const odd = Buffer.concat([Buffer.from(`${root}/content/prensa/a`), Buffer.from([0xf1, 0x2e])]);
    await history.turn('Ana', 'Guardado', () => writeFileSync(odd, 'x'));
    const [last] = await versions();
    expect(await history.show(last?.id ?? '')).toHaveLength(1);
  });

  it('lo que se pide de un nombre imposible, o de todo con un comodín, no se hace', async () => {
    const { history } = begin();
    const routes = historyRoutes(history);
    const given = { who: OWNER, signal: new AbortController().signal };
    const ask = (route: string, query: string, body?: object) => async () =>
      routes[route]?.({ ...given, query: new URLSearchParams(query), body });
    for (const file of ['', 'content/', ':(glob)**', 'content/\0', 'a\x1f', '../content/sitio.yml'])
      await expect(
        ask('POST /api/historia/volver', '', { id: 'a'.repeat(40), file })(),
      ).rejects.toMatchObject({ status: 400 });
    for (const file of ['content/%00.md', ':(glob)**', 'a%1e', 'content/'])
      await expect(ask('GET /api/historia', `file=${file}`)()).rejects.toMatchObject({
        status: 400,
      });
  });

  it('una versión que no existe, o una pieza que en ella no estaba, se dice', async () => {
    const { versions, history } = begin();
    const [first] = await versions();
    for (const id of ['HEAD', '--all', '0'.repeat(40), ''])
      await expect(history.show(id)).rejects.toThrow('no está en la historia');
    await expect(history.back(first?.id ?? '', 'content/prensa/no.md', 'Ana')).rejects.toThrow(
      'no existía',
    );
  });

  it('no toca el repositorio de quien desarrolla: ni su índice, ni sus ramas, ni lo que tiene a medias', async () => {
    const { root, save } = begin();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    git('init', '-q');
    writeFileSync(path.join(root, '.gitignore'), '.redaccion/\n');
    git('add', '-A');
    git('commit', '-q', '-m', 'x');
    writeFileSync(path.join(root, 'a-medias.txt'), 'x');
    git('add', 'a-medias.txt');
    const state = () => [git('status', '--porcelain'), git('log', '--all', '--oneline')];
    const index = () => readFileSync(path.join(root, '.git/index'));
    const [before, bytes] = [state(), index()];
    process.env['GIT_INDEX_FILE'] = path.join(root, '.git/index');
    await save('Ana', RELEASE, (text) => text.replace('404', '405'));
    delete process.env['GIT_INDEX_FILE'];
    expect(index()).toEqual(bytes);
    expect(state()).toEqual([`${before[0]} M ${RELEASE}\n`, before[1]]);
  });

  it('lo que dejó a medias una redacción que se apagó no estorba a la siguiente', async () => {
    const { root, history, save, versions } = begin();
    await history.list('', 0);
    writeFileSync(path.join(root, '.redaccion/historia/index.lock'), '');
    const folders = { root, public: path.join(root, 'public'), store: keptIn('muestra').folder };
    const said = jest.spyOn(console, 'error').mockReturnValue();
    await save('Ana', RELEASE, resumen('Sin historia.'));
    expect(said).toHaveBeenCalledWith(expect.stringContaining('No se guardó la historia'));
    said.mockRestore();
    const next = new History(folders);
    expect((await next.list('', 0)).versions).toHaveLength(2);
    expect(await versions()).toHaveLength(2);
  });

  it('sin Git instalado se guarda igual, y se dice que no hay historia y qué instalar', async () => {
    const empty = path.join(project(), 'vacia');
    mkdirSync(empty);
    const { history, save, text } = begin({ PATH: empty });
    await save('Ana', RELEASE, resumen('Guardado sin historia.'));
    expect(text(RELEASE)).toContain('Guardado sin historia.');
    expect(await history.list('', 0)).toEqual({
      versions: [],
      more: false,
      missing: expect.stringContaining('instale Git'),
    });
  });
});
