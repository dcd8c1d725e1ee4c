import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { saveFiles } from '@/scripts/redaccion/save-files';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { beginHistory, gitIn } from '../git';
import { SAMPLE } from '../sample';
import { tempFolder } from '../unit/make/folder';
import { copyProject } from './project';

const folder = tempFolder();
jest.setTimeout(1_800_000);

const RELEASE = 'content/prensa/invitan-a-comisarios-sociales.md';
const PAGE = 'prensa/invitan-a-comisarios-sociales/index.html';

const SSH = '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n';

it('lo que se guardó el lunes en la redacción es lo que sale el martes con la publicación diaria', async () => {
  const engine = copyProject('diario');
  for (const part of ['publicar', 'repository', 'verificar', 'http.ts'])
    cpSync(path.resolve('scripts', part), path.join(engine.folder, 'scripts', part), {
      recursive: true,
    });
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
  const text = readFileSync(path.join(oficina, RELEASE), 'utf8');
  const bytes = text.replace(/^titulo: .*$/m, 'titulo: Lo que se guardó el lunes');
  const author = { name: 'Ana', email: 'ana@redaccion.invalid' };
  await shared.repository.turn(() =>
    saveFiles(shared, [{ file: RELEASE, bytes }], { author, message: 'Corrige' }),
  );
  await shared.idle();

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
  publish();
  expect(folder.read(`srv/sitio/actual/${PAGE}`)).toContain('Lo que se guardó el lunes');
  const [tag = ''] = gitIn(comun)('tag', '--list').split('\n');
  expect(tag).toMatch(/^sitio\/\d{4}-\d\d-\d\d-1$/);
  expect(gitIn(comun)('rev-parse', `${tag}^{commit}`)).toBe(git('rev-parse', 'HEAD'));
  expect(gitIn(comun)('log', '-1', '--format=%s', 'main')).toBe('Anota lo publicado');
  await shared.sync();
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(gitIn(diario)('rev-parse', 'HEAD'));

  writeFileSync(path.join(diario, RELEASE), `${bytes}\nA medias.\n`);
  expect(publish).toThrow(new RegExp(`no está en la historia de la oficina.*${RELEASE}`));
});
