/** @jest-environment node */
import { toldText } from '@/scripts/told-words';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validateContent } from '@/lib/check';
import { PUBLICADAS } from '@/lib/content/model';
import { exportVersion, lastPublication, notePublication } from '@/scripts/repository/publications';
import { saveFiles } from '@/scripts/repository/save-files';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { keptIn } from '../../sample';
import { beginHistory, gitIn } from '../../git';
import { newsrooms, RELEASE, withData } from './helpers';

const { open, project, ends } = newsrooms();

const OTHER = 'content/prensa/invitan-a-comisarios-sociales.md';

const TECNICA = '---\nresumen: El de antes.\n---\n';

/** A folder's history, its remote, and a technician's clone of it. */
function beginIn(root: string) {
  const place = mkdtempSync(path.join(tmpdir(), 'comun-'));
  ends.push(() => rmSync(place, { recursive: true }));
  const git = beginHistory(root);
  const [remote, clone] = [path.join(place, 'comun.git'), path.join(place, 'tecnica')];
  git('init', '-q', '--bare', '--template=', '-b', 'main', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '-q', '-u', 'origin', 'main');
  git('clone', '-q', '--template=', remote, clone);
  const there = gitIn(clone);
  /** Writes files in the clone, and pushes them. */
  const push = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
      writeFileSync(path.join(clone, file), text);
    }
    there('add', '-A', '-f');
    there('commit', '-qm', 'Corrige una fecha');
    there('push', '-q', 'origin', 'HEAD:main');
  };
  const edited = (file: string, resumen: string) =>
    readFileSync(path.join(clone, file), 'utf8').replace(
      /^resumen: .*(\n {2}.*)*$/m,
      `resumen: ${resumen}`,
    );
  const head = () => gitIn(remote)('rev-parse', 'main');
  return { root, git, remote, clone, there, push, edited, head };
}

/** Two small pieces, saved as a newsroom saves. */
async function begin() {
  const root = mkdtempSync(path.join(tmpdir(), 'oficina-'));
  ends.push(() => rmSync(root, { recursive: true }));
  for (const file of [RELEASE, OTHER]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), TECNICA);
  }
  const found = beginIn(root);
  const shared = new Shared(new Repository(root));
  await shared.sync();
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const save = (resumen: string, file = RELEASE) =>
    shared.repository.turn(() =>
      saveFiles(shared, [{ file, bytes: TECNICA.replace('El de antes.', resumen) }], {
        author: { name: 'Ana', email: 'ana@redaccion.invalid' },
        message: 'Corrige',
      }),
    );
  return { ...found, shared, text, save };
}

/** The same with a newsroom. */
async function beginNewsroom() {
  const found = beginIn(project());
  const ana = await open(found.root);
  await ana.shared.sync();
  const save = async (resumen: string, file = RELEASE) =>
    ana.save(withData(await ana.read(file), { resumen }));
  return { ...found, ana, shared: ana.shared, save };
}

it('lo guardado llega al repositorio común, y lo de ahí que sigue a lo de aquí se toma', async () => {
  const { ana, shared, git, save, push, edited, head, there } = await beginNewsroom();
  push({ [RELEASE]: edited(RELEASE, 'El de la técnica.') });
  // Opening a piece takes what is there; whoever opens it does not wait for a slow network, and this test does.
  await ana.read(RELEASE);
  await shared.idle();
  expect((await ana.read(RELEASE)).data).toMatchObject({ resumen: 'El de la técnica.' });
  expect(git('status', '--porcelain')).toBe('');
  await save('El de Ana.', OTHER);
  await shared.idle();
  expect(head()).toBe(git('rev-parse', 'HEAD'));
  there('fetch', '-q');
  expect(there('show', `origin/main:${OTHER}`)).toContain('El de Ana.');
});

it('lo que cambió en los dos lados sin chocar se une', async () => {
  const { text, shared, git, remote, save, push, edited, head } = await begin();
  const away = `${remote}.lejos`;
  push({ [RELEASE]: edited(RELEASE, 'El de la técnica.') });
  renameSync(remote, away);
  await save('El de Ana.', OTHER);
  await shared.idle();
  expect(await shared.ahead()).toBe(1);
  expect(toldText(shared.fault!)).toContain('no contesta');
  renameSync(away, remote);
  await shared.sync();
  expect(text(RELEASE)).toContain('El de la técnica.');
  expect(git('log', '-1', '--format=%s')).toBe('Une lo que guardaron otros');
  expect(head()).toBe(git('rev-parse', 'HEAD'));
});

it('lo que choca detiene el compartir y se dice en qué; se guarda igual, y nada se pierde', async () => {
  const { ana, shared, git, remote, save, push, edited, head } = await beginNewsroom();
  const away = `${remote}.lejos`;
  push({ [RELEASE]: edited(RELEASE, 'El de la técnica.') });
  renameSync(remote, away);
  await save('El de Ana.');
  await shared.idle();
  renameSync(away, remote);
  const theirs = head();
  await expect(shared.sync()).rejects.toThrow(
    new RegExp(`cambiaron lo mismo que aquí.*\n.*chocan ${RELEASE}`),
  );
  expect([head(), ana.text(RELEASE)]).toEqual([theirs, expect.stringContaining('El de Ana.')]);
  expect(git('status', '--porcelain')).toBe('');
  expect((await ana.request('GET', '/api/piezas')).body).toMatchObject({
    faults: [{ words: expect.stringContaining('cambiaron lo mismo') }],
  });
  expect(await save('Otro de Ana.')).toMatchObject({ result: 'saved' });
  git('pull', '-q', '--no-rebase', '-X', 'ours');
  await shared.sync();
  expect([shared.fault, head()]).toEqual([undefined, git('rev-parse', 'HEAD')]);
});

describe('del repositorio común no se toma nada, y se nombra, si trae', () => {
  it.each([
    ['ajustes', '.env.local', 'NEXT_PUBLIC_EMAILJS_ORIGIN=https://atacante.example\n'],
    ['ajustes de publicación', '.env.production.local', 'NODE_OPTIONS=--require=/x.cjs\n'],
    ['la página que abre la redacción', '.redaccion/acceso/abrir-3100.html', '<script>'],
    ['el estado de una publicación', '.redaccion/publicacion.json', '{"pid":1}'],
    ['un programa', 'node_modules/x/index.js', 'x'],
    ['otro flujo', '.github/workflows/otro.yml', 'on: push'],
  ])('%s', async (_, file, text) => {
    const { shared, root, push, edited, git } = await begin();
    const before = git('rev-parse', 'HEAD');
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'lo de este equipo');
    push({ [file]: text, [RELEASE]: edited(RELEASE, 'De paso.') });
    await expect(shared.sync()).rejects.toThrow(`no son del sitio, o enlaces a otra parte: no se`);
    await expect(shared.sync()).rejects.toThrow(file);
    expect(readFileSync(path.join(root, file), 'utf8')).toBe('lo de este equipo');
    expect(git('rev-parse', 'HEAD')).toBe(before);
  });

  it('un enlace, en el lugar de una carpeta o de un archivo', async () => {
    const { shared, root, clone, push } = await begin();
    mkdirSync(path.join(clone, 'public'));
    symlinkSync('/etc', path.join(clone, 'public/imagenes'));
    push({});
    await expect(shared.sync()).rejects.toThrow('public/imagenes');
    expect(existsSync(path.join(root, 'public/imagenes'))).toBe(false);
  });

  it.each(['..', '.git', 'GIT~1'])('una carpeta «%s» dentro de otra', async (name) => {
    const { shared, root, clone, there } = await begin();
    const tree = (entries: string) =>
      execFileSync('git', ['mktree'], { cwd: clone, input: entries, encoding: 'utf8' }).trim();
    const blob = there('rev-parse', `HEAD:${RELEASE}`);
    const inner = tree(`100644 blob ${blob}\t.env.local\n`);
    const content = tree(`${there('ls-tree', 'HEAD:content')}\n040000 tree ${inner}\t${name}\n`);
    const entries = there('ls-tree', 'HEAD').replace(
      /[0-9a-f]{40}\tcontent$/m,
      `${content}\tcontent`,
    );
    const commit = there('commit-tree', tree(`${entries}\n`), '-p', 'HEAD', '-m', 'x');
    there('push', '-q', 'origin', `${commit}:main`);
    await expect(shared.sync()).rejects.toThrow(`content/${name}/.env.local`);
    expect(existsSync(path.join(root, '.env.local'))).toBe(false);
  });

  it('un archivo que este equipo tiene y su historia ignora', async () => {
    const { shared, root, push } = await begin();
    const own = path.join(root, 'public/notas~');
    mkdirSync(path.dirname(own));
    writeFileSync(own, 'mías');
    push({ 'public/notas~': 'suyas' });
    await expect(shared.sync()).rejects.toThrow(/en este equipo ya están.*\n.*public\/notas~/);
    expect(readFileSync(own, 'utf8')).toBe('mías');
  });
});

it('el nombre de un repositorio común no es una opción de git', async () => {
  const { shared, git, root } = await begin();
  const ran = path.join(root, 'corrio');
  const name = `--upload-pack=touch ${ran};`;
  git('config', 'branch.main.remote', name);
  git('config', `remote.${name}.url`, git('config', 'remote.origin.url'));
  await shared.sync().catch(() => undefined);
  expect(existsSync(ran)).toBe(false);
});

describe('no se manda nada, y se dice qué pasa, si en el repositorio común', () => {
  it('quitaron versiones: lo que se borró de ahí no vuelve', async () => {
    const { shared, save, push, there, head, git, edited } = await begin();
    push({ [RELEASE]: edited(RELEASE, 'Un dato que se quita.') });
    await shared.sync();
    there('reset', '-q', '--hard', 'HEAD~1');
    there('push', '-q', '--force', 'origin', 'main');
    const clean = head();
    await save('El de Ana.', OTHER);
    await shared.idle();
    expect(toldText(shared.fault!)).toContain('quitaron versiones que esta carpeta tiene');
    await expect(shared.sync()).rejects.toThrow('quitaron versiones');
    expect(head()).toBe(clean);
    git('reset', '-q', '--hard', '@{upstream}');
    await shared.sync();
    expect(git('rev-parse', 'HEAD')).toBe(clean);
  });

  it('la rama cambió de nombre', async () => {
    const { shared, save, remote } = await begin();
    gitIn(remote)('branch', '-m', 'main', 'principal');
    await save('El de Ana.');
    await shared.idle();
    expect(toldText(shared.fault!)).toMatch(/ya no tiene la rama.*\n.*«main»; ahí hay principal/);
    expect(gitIn(remote)('branch', '--list', '--format=%(refname:short)')).toBe('principal');
  });

  it('la historia es otra', async () => {
    const { shared, there, head } = await begin();
    there('checkout', '-q', '--orphan', 'nueva');
    there('commit', '-qm', 'Otra');
    there('push', '-q', '--force', 'origin', 'HEAD:main');
    const other = head();
    await expect(shared.sync()).rejects.toThrow(/quitaron versiones|nada que ver/);
    expect(head()).toBe(other);
  });

  it('no lo aceptan: se manda una vez, se dice su razón, y «Publicar» lo intenta otra vez', async () => {
    const { shared, save, remote, git, head } = await begin();
    const hook = path.join(remote, 'hooks/pre-receive');
    const tries = path.join(remote, 'intentos');
    mkdirSync(path.dirname(hook));
    writeFileSync(
      hook,
      `#!/bin/sh\necho x >> '${tries}'\necho 'acta.pdf pesa 120 MB' >&2\nexit 1\n`,
    );
    chmodSync(hook, 0o755);
    for (const words of ['Uno.', 'Dos.', 'Tres.']) {
      await save(words);
      await shared.idle();
      expect(toldText(shared.fault!)).toMatch(
        /no aceptó lo guardado.*\n.*hook declined.*acta\.pdf pesa 120 MB/,
      );
    }
    expect(readFileSync(tries, 'utf8')).toBe('x\n');
    rmSync(hook);
    await shared.sync();
    expect([head(), shared.fault]).toEqual([git('rev-parse', 'HEAD'), undefined]);
  });

  it('los archivos van por Git LFS, que la redacción no usa', async () => {
    const { shared, push } = await begin();
    push({ '.gitattributes': '*.pdf filter=lfs diff=lfs merge=lfs -text\n' });
    await shared.sync().catch(() => undefined);
    await expect(shared.sync()).rejects.toThrow(/Git LFS.*\n.*\.gitattributes/);
  });
});

it('se publican los bytes que se guardaron, diga lo que diga .gitattributes', async () => {
  const { shared, root, push } = await begin();
  const attributes = '*.pdf text eol=crlf\n*.md ident\n';
  const words = 'uno\ndos $Id$\n';
  push({ '.gitattributes': attributes, 'public/static/pdf/x.pdf': words });
  await shared.sync();
  mkdirSync(path.join(root, '.git/info'), { recursive: true });
  writeFileSync(path.join(root, '.git/info/attributes'), '*.md working-tree-encoding=UTF-16\n');
  const taken = path.join(root, 'tomado');
  await exportVersion(shared.repository, 'HEAD', taken);
  expect(readFileSync(path.join(taken, 'public/static/pdf/x.pdf'), 'utf8')).toBe(words);
  expect(readFileSync(path.join(taken, RELEASE))).toEqual(readFileSync(path.join(root, RELEASE)));
});

it('una carpeta que se tira y se clona otra vez tiene todo lo guardado, y lo publicado', async () => {
  const { ana, shared, git, remote, clone, save } = await beginNewsroom();
  await save('El de Ana.');
  const { content } = validateContent(ana.root, { store: keptIn('muestra') });
  await notePublication(shared, {
    ...{ version: git('rev-parse', 'HEAD'), content, author: { name: 'Ana', email: 'a@x' } },
    now: new Date('2026-11-26T18:00:00Z'),
  });
  expect(git('log', '-1', '--format=%an: %s', '--', PUBLICADAS)).toBe('Ana: Anota lo publicado');
  await shared.idle();
  rmSync(clone, { recursive: true });
  git('clone', '-q', remote, clone);
  const again = new Shared(new Repository(clone));
  expect(await lastPublication(again.repository)).toMatchObject({ tag: 'sitio/2026-11-26-1' });
  expect(gitIn(clone)('rev-parse', 'HEAD')).toBe(git('rev-parse', 'HEAD'));
  await notePublication(again, {
    ...{ version: git('rev-parse', 'HEAD'), content, author: { name: 'Luis', email: 'l@x' } },
    now: new Date('2026-11-26T20:00:00Z'),
  });
  expect(gitIn(remote)('tag', '--list').split('\n')).toEqual([
    'sitio/2026-11-26-1',
    'sitio/2026-11-26-2',
  ]);
});
