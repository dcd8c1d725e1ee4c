import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSendSettings } from '@/lib/forms/settings';
import { destinationOf } from '@/scripts/publicar/destination';
import { tagVersion } from '@/scripts/repository/publications';
import { saveFiles } from '@/scripts/repository/save-files';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { beginHistory, gitIn } from '../git';
import { contentIn, SAMPLE } from '../sample';
import { tempFolder } from '../unit/make/folder';
import { copyProject } from './project';

const folder = tempFolder();
jest.setTimeout(1_800_000);

const RELEASE = 'content/prensa/invitan-a-comisarios-sociales.md';
const PAGE = 'prensa/invitan-a-comisarios-sociales/index.html';

const SSH = '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n';

it('lo que se aprobó el lunes en la redacción es lo que sale el martes con la publicación diaria, y lo guardado después no', async () => {
  const engine = copyProject('diario');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [oficina, comun, diario] = ['oficina', 'comun.git', 'diario'].map((one) => folder.at(one));
  if (!oficina || !comun || !diario) throw new Error();
  for (const part of ['content', 'public'])
    cpSync(path.join(SAMPLE, part), path.join(oficina, part), { recursive: true });
  writeFileSync(path.join(oficina, 'oficina.json'), JSON.stringify({ motor: version }));
  const git = beginHistory(oficina);
  git('init', '-q', '--bare', '-b', 'main', comun);
  git('remote', 'add', 'origin', comun);
  git('push', '-q', '-u', 'origin', 'main');
  git('clone', '-q', comun, diario);
  chmodSync(folder.write('bin/ssh', SSH), 0o755);
  mkdirSync(folder.at('srv'));

  const shared = new Shared(new Repository(oficina));
  const author = { name: 'Ana', email: 'ana@redaccion.invalid' };
  const save = async (title: string) => {
    const text = readFileSync(path.join(oficina, RELEASE), 'utf8');
    const bytes = text.replace(/^titulo: .*$/m, `titulo: ${title}`);
    await shared.repository.turn(() =>
      saveFiles(shared, [{ file: RELEASE, bytes }], { author, message: 'Corrige' }),
    );
    await shared.idle();
  };
  await save('Lo que se aprobó el lunes');

  const publish = () =>
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        'scripts/publicar/main.ts',
        '--diario',
        `yo@aqui:${folder.at('srv/sitio')}`,
      ],
      {
        cwd: engine.folder,
        env: {
          ...process.env,
          OFICINA: diario,
          PATH: `${folder.at('bin')}:${process.env['PATH']}`,
        },
        encoding: 'utf8',
      },
    );
  expect(publish).toThrow(/nadie ha aprobado todavía/);
  const approved = git('rev-parse', 'HEAD');
  const destino = destinationOf(contentIn(oficina), readSendSettings({}));
  await tagVersion(shared, approved, author, '2026-11-02', { destino });
  await save('Lo que se guardó después');
  // Half written on that machine: it stays there.
  appendFileSync(path.join(diario, RELEASE), '\nA medias.\n');
  publish();
  const page = folder.read(`srv/sitio/actual/${PAGE}`);
  expect(page).toContain('Lo que se aprobó el lunes');
  expect(page).not.toMatch(/guardó después|A medias/);
  const tags = gitIn(comun)('tag', '--list', '--sort=-version:refname').split('\n');
  expect(tags).toHaveLength(2);
  for (const tag of tags) expect(gitIn(comun)('rev-parse', `${tag}^{commit}`)).toBe(approved);
  expect(gitIn(comun)('log', '-1', '--format=%s', 'main')).toBe('Anota lo publicado');
  await shared.sync();
  expect(git('status', '--porcelain')).toBe('');
  expect(readFileSync(path.join(oficina, RELEASE), 'utf8')).toContain('Lo que se guardó después');
});
