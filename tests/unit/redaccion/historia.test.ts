/** @jest-environment node */
import { toldText } from '@/scripts/told-words';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { History } from '@/scripts/redaccion/history/history';
import { historyRoutes } from '@/scripts/redaccion/routes';
import { saveFiles } from '@/scripts/repository/save-files';
import { recoverRepository } from '@/scripts/repository/recover';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { beginHistory } from '../../git';
import { foldersIn, newsrooms, RELEASE } from './helpers';

const { project } = newsrooms();

const by = (name: string) => ({ name, email: `${name.split(' ')[0]?.toLowerCase()}@x.example` });

function begin(env?: Record<string, string>) {
  const root = project();
  const git = env ? undefined : beginHistory(root);
  const shared = new Shared(new Repository(root, env));
  const history = new History(foldersIn(root), shared);
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(root, file), change(text(file)));
  const put = (who: string, writings: Parameters<typeof saveFiles>[1]) =>
    shared.repository.turn(() =>
      saveFiles(shared, writings, { author: by(who), message: 'Corrige «Uno»' }),
    );
  const save = (who: string, file: string, change: (text: string) => string) =>
    put(who, [{ file, bytes: change(text(file)) }]);
  return {
    ...{ root, history, edit, put, save, text, git: git! },
    back: (id: string | undefined, file?: string, undo?: boolean) =>
      history.back({ id: id ?? '', file, undo }, by('Luis Soto')),
    versions: async (file = '') => (await history.list(file, 0)).versions,
  };
}

const resumen = (words: string) => (text: string) =>
  text.replace(/^resumen: .*(\n {2}.*)*$/m, `resumen: "${words}"`);
const NORMA = 'content/directorio.yml';

describe('la historia', () => {
  it('dice quién guardó qué y cuándo; lo hecho fuera de la redacción, aparte', async () => {
    const { save, edit, versions, git } = begin();
    await save('Ana Ruiz', RELEASE, resumen('El de Ana.'));
    edit(RELEASE, resumen('A mano.'));
    await save('Luis <luis@x>\n', RELEASE, (text) => text.replace('A mano.', 'El de Luis.'));
    const found = await versions();
    const files = [{ file: RELEASE, happened: 'cambiado' }];
    expect(found.map(({ who, what, files }) => [who, what, files])).toEqual([
      ['Luis luis@x', 'Corrige «Uno»', files],
      ['Fuera de la redacción', 'Cambios hechos fuera de la redacción', files],
      ['Ana Ruiz', 'Corrige «Uno»', files],
      ['Técnica', 'Empieza el sitio de la oficina', []],
    ]);
    expect(await versions(NORMA)).toHaveLength(1);
    expect(git('log', '-1', '--format=%an <%ae>', 'HEAD~2')).toBe('Ana Ruiz <ana@x.example>');
  });

  it('un guardado lleva sus piezas y nada más: ni lo que alguien tenía preparado, ni lo que cambió al lado', async () => {
    const { root, save, edit, git } = begin();
    writeFileSync(path.join(root, 'content/a-medias.txt'), 'x');
    git('add', 'content/a-medias.txt');
    edit(NORMA, (text) => `${text}# a mano\n`);
    const before = git('status', '--porcelain');
    process.env['GIT_INDEX_FILE'] = path.join(root, 'otro');
    await save('Ana', RELEASE, resumen('Uno.'));
    delete process.env['GIT_INDEX_FILE'];
    expect(git('show', '--name-only', '--format=')).toBe(RELEASE);
    expect(git('status', '--porcelain')).toBe(before);
  });

  it('lo escrito en el mismo archivo, con las mismas letras y en el mismo segundo, queda en la historia sin restos', async () => {
    const { root, edit, git } = begin();
    const repository = new Repository(root);
    for (const year of ['2001', '2002', '2003', '2004', '2005']) {
      edit(RELEASE, resumen(`El de ${year}.`));
      await repository.turn(() => repository.commit([RELEASE], by('Ana'), `El de ${year}`));
      expect(git('status', '--porcelain', 'content')).toBe('');
    }
  });

  it('si la historia no toma un guardado, las piezas quedan como estaban', async () => {
    const { root, put, text, versions } = begin();
    const before = [text(RELEASE), text(NORMA)];
    const lock = path.join(root, '.git/refs/heads/main.lock');
    mkdirSync(lock);
    const writings = [RELEASE, NORMA, 'content/nuevo.yml'].map((file) => ({ file, bytes: 'x' }));
    await expect(put('Ana', writings)).rejects.toThrow('Otro programa trabaja ahora');
    rmSync(lock, { recursive: true });
    expect([text(RELEASE), text(NORMA)]).toEqual(before);
    expect(existsSync(path.join(root, 'content/nuevo.yml'))).toBe(false);
    expect(await versions()).toHaveLength(1);
  });

  it('una página que se quitó se llama por su título', async () => {
    const { put, versions } = begin();
    await put('Ana', [{ file: RELEASE, bytes: null }]);
    const [last, first] = await versions();
    const title = 'Aplican 404 pruebas toxicológicas a personal de primer nivel';
    expect(last?.files).toEqual([{ file: RELEASE, happened: 'quitado', title }]);
    expect(first?.files).toEqual([]);
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

  it('una pieza vuelve a como estaba, y las demás se quedan; y eso también se deshace', async () => {
    const { save, versions, back, text } = begin();
    const before = text(RELEASE);
    const [first] = await versions();
    await save('Ana', RELEASE, resumen('Otro.'));
    await save('Ana', NORMA, (words) => `${words}# visto\n`);
    expect(await back(first?.id, RELEASE)).toEqual({ result: 'saved' });
    expect(text(RELEASE)).toBe(before);
    expect(text(NORMA)).toMatch(/# visto\n$/);
    const [last] = await versions();
    expect(last).toMatchObject({
      who: 'Luis Soto',
      what: expect.stringMatching(/^Vuelve a como estaba el \d{4}-/),
    });
    await back(last?.id, undefined, true);
    expect(text(RELEASE)).toContain('Otro.');
    expect((await versions())[0]).toMatchObject({ what: 'Deshace un cambio' });
  });

  it('un cambio de varias piezas se deshace entero', async () => {
    const { put, versions, back, text } = begin();
    const before = [text(RELEASE), text(NORMA)];
    await put('Ana', [
      { file: RELEASE, bytes: resumen('Otro.')(text(RELEASE)) },
      { file: NORMA, bytes: text(NORMA).replace('puesto: Secretaría Particular', 'puesto: Otro') },
    ]);
    const [change] = await versions();
    expect(await back(change?.id, undefined, true)).toEqual({ result: 'saved' });
    expect([text(RELEASE), text(NORMA)]).toEqual(before);
  });

  it('si después se cambió lo mismo, dice quién y cuándo, y no deshace nada', async () => {
    const { save, versions, back, text } = begin();
    await save('Ana', RELEASE, resumen('Otro.'));
    const [change] = await versions();
    await save('Eva Soto', RELEASE, resumen('El de Eva.'));
    await expect(back(change?.id, undefined, true)).rejects.toThrow(
      /después se cambió lo mismo \(Eva Soto, el \d\d\/\d\d\/\d{4}: Corrige «Uno»\)/,
    );
    expect(text(RELEASE)).toContain('El de Eva.');
  });

  it('todo vuelve a como estaba: lo borrado regresa y lo agregado se quita', async () => {
    const { root, save, put, versions, back, text } = begin();
    const before = text(RELEASE);
    const [first] = await versions();
    const added = 'content/prensa/otro.md';
    await put('Ana', [
      { file: added, bytes: before.replace(/^numero: .*$/m, 'numero: 999') },
      { file: RELEASE, bytes: null },
    ]);
    await save('Ana', NORMA, (words) => `${words}# visto\n`);
    await put('Ana', [{ file: 'content/direcciones-publicadas.txt', bytes: '/\n' }]);
    expect(await back(first?.id)).toEqual({ result: 'saved' });
    expect(text(RELEASE)).toBe(before);
    expect(existsSync(path.join(root, added))).toBe(false);
    expect(text(NORMA)).not.toContain('# visto');
    expect(text('content/direcciones-publicadas.txt')).toBe('/\n');
    expect(await versions()).toHaveLength(5);
  });

  it('lo que hoy no pasaría la revisión no vuelve, y se dice por qué', async () => {
    const { edit, git, save, versions, back, text } = begin();
    edit(RELEASE, (words) => words.replace(/^fecha: .*$/m, 'fecha: ayer'));
    git('commit', '-qam', 'A mano');
    const [broken] = await versions();
    await save('Ana', RELEASE, (words) => words.replace(/^fecha: .*$/m, 'fecha: 2024-12-04'));
    const now = text(RELEASE);
    expect(await back(broken?.id, RELEASE)).toEqual({
      result: 'refused',
      problems: [expect.objectContaining({ file: RELEASE, field: 'fecha' })],
    });
    expect(text(RELEASE)).toBe(now);
  });

  it('un nombre con signos de control, o que no está en UTF-8, no confunde la lista, y lo que cambió se ve', async () => {
    const { root, git, history, versions } = begin();
    const odd = `content/prensa/a\x1e${'b'.repeat(40)}\x1fFalsa\x1fx.md`;
    writeFileSync(path.join(root, odd), 'x');
    writeFileSync(
      Buffer.concat([Buffer.from(`${root}/content/prensa/a`), Buffer.from([0xf1, 0x2e])]),
      'x',
    );
    git('add', '-A');
    git('commit', '-qm', 'Ra\x1fros', '--author=Ana\x1fRuiz <ana@x.example>');
    const [last, first] = await versions();
    expect([last?.who, last?.what]).toEqual(['Ana\x1fRuiz', 'Ra\x1fros']);
    expect([last?.files.length, last?.files[0]?.file, first?.files]).toEqual([2, odd, []]);
    expect(await history.show(last?.id ?? '')).toHaveLength(2);
  });

  it.each([
    'content/',
    ':(glob)**',
    'content/\0',
    '../content/sitio.yml',
    'content/..',
    'content/../../etc/passwd',
    'content/./sitio.yml',
    'content//sitio.yml',
    'public\\..\\x',
  ])('de «%s», que no puede ser una pieza, ni se lee la historia ni se vuelve atrás', (file) => {
    const routes = historyRoutes(begin({}).history);
    const { signal } = new AbortController();
    const given = { signal, query: new URLSearchParams({ file }) };
    for (const route of ['GET /api/historia', 'POST /api/historia/volver'])
      expect(() => routes[route]?.({ ...given, body: { id: 'a', file } })).toThrow('no entiende');
  });

  it('una versión que no existe, o una pieza que en ella no estaba, se dice', async () => {
    const { versions, history, back } = begin();
    const [first] = await versions();
    for (const id of ['HEAD', '--all', '0'.repeat(40)])
      await expect(history.show(id)).rejects.toThrow('no está en la historia');
    await expect(back(first?.id, 'content/prensa/no.md')).rejects.toThrow('no existía');
    await expect(back(first?.id, RELEASE)).rejects.toThrow('Ya está como en esa versión');
  });

  it('el candado de otro programa se respeta al abrir; el de una redacción que se apagó se quita', async () => {
    const { root, save, versions } = begin();
    const lock = path.join(root, '.git/index.lock');
    writeFileSync(lock, '');
    await recoverRepository(new Repository(root));
    expect(existsSync(lock)).toBe(true);
    writeFileSync(lock, JSON.stringify({ redaccion: 4194305, started: 'antes' }));
    await recoverRepository(new Repository(root));
    await save('Ana', RELEASE, resumen('Después.'));
    expect(await versions()).toHaveLength(2);
  });

  it.each([
    'core.fsmonitor',
    'core.sshCommand',
    'filter.x.clean',
    'remote.origin.uploadpack',
    'include.path',
    'diff.external',
    'credential.helper',
    'gc.recentObjectsHook',
  ])('una carpeta copiada que trae «%s» no se abre, y nada de ella corre', async (name) => {
    const { root, git } = begin();
    const ran = path.join(root, 'corrio');
    git('config', name, `touch '${ran}'`);
    await expect(new Repository(root).missing()).rejects.toThrow(
      new RegExp(`ejecutar programas.*: ${name}\\. .*git clone`, 'i'),
    );
    expect(existsSync(ran)).toBe(false);
  });

  it('los ajustes de git de quien la usa no cambian lo que se guarda', async () => {
    const { root, save, versions, git } = begin();
    for (const [name, value] of [
      ['i18n.logOutputEncoding', 'ISO-8859-1'],
      ['commit.gpgSign', 'true'],
      ['merge.verifySignatures', 'true'],
      ['core.fileMode', 'true'],
      ['core.autocrlf', 'true'],
      ['log.showSignature', 'true'],
      ['status.relativePaths', 'true'],
    ])
      git('config', name ?? '', value ?? '');
    chmodSync(path.join(root, NORMA), 0o755);
    expect(await new Repository(root).dirty()).toEqual([]);
    await save('Redacción', RELEASE, resumen('Después.'));
    expect((await versions())[0]).toMatchObject({ who: 'Redacción' });
  });

  it('la carpeta de una oficina que está dentro de otro repositorio no es de ese repositorio', async () => {
    for (const inside of [path.join(begin().root, 'content'), process.cwd()])
      expect(toldText((await new Repository(inside).missing()) ?? '')).toContain('git init');
  });

  it('sin Git, o en una carpeta sin historia, se guarda igual, y se dice qué hacer', async () => {
    const empty = path.join(project(), 'vacia');
    mkdirSync(empty);
    for (const [env, words] of [
      [{ PATH: empty }, 'instale Git'],
      [{ PATH: process.env['PATH'] ?? '' }, 'git init'],
    ] as const) {
      const { history, save, text } = begin(env);
      await save('Ana', RELEASE, resumen('Guardado sin historia.'));
      expect(text(RELEASE)).toContain('Guardado sin historia.');
      expect(await history.list('', 0)).toEqual({
        versions: [],
        more: false,
        missing: expect.objectContaining({ details: [expect.stringContaining(words)] }),
      });
    }
  });
});
