/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { HASHED_FOLDERS } from '@/lib/site/hosts/caching';
import { HUELLAS, sha256 } from '@/scripts/make/huellas';
import { remoteCommand } from '@/scripts/publicar/target';
import { tempFolder } from '../make/folder';
import { writeSite } from '../redaccion/site-files';

const folder = tempFolder();
afterAll(folder.cleanUp);

function version(name: string, files: Record<string, string>): string {
  writeSite(folder.at('versiones', name), files);
  return sha256(folder.read(`versiones/${name}/${HUELLAS}`));
}

const SITE = { 'index.html': 'a', 'índice/a b.html': 'b', '_/x.123.js': 'c' };
const SCRIPT = readFileSync('scripts/publicar/servidor.sh', 'utf8');

function said(list: string): string[] {
  const values = {
    action: 'look',
    folder: folder.dir,
    list,
    version: '',
    silent: '',
    wait: '',
    hashed: HASHED_FOLDERS.join(' '),
  };
  const { stdout } = spawnSync('sh', ['-c', remoteCommand(SCRIPT, values)], { encoding: 'utf8' });
  return stdout.trimEnd().split('\n').sort();
}

it('en el servidor se ve lo que alguien agregó, cambió o quitó, y nada de una versión anterior', () => {
  version('000001-20260101-000000', { '_/viejo.9.js': 'v' });
  const list = version('000002-20260102-000000', SITE);
  symlinkSync('versiones/000002-20260102-000000', folder.at('actual'));
  folder.write('actual/_/viejo.9.js', 'v');
  folder.write('actual/huellas.txt.sig', 'firma');
  expect(said(list)).toEqual(['DONE -']);

  folder.write('actual/intruso.html', 'x');
  mkdirSync(folder.at('actual/_/oculto'));
  folder.write('actual/_/oculto/.y.js', 'x');
  symlinkSync('/etc', folder.at('actual/enlace'));
  folder.write('actual/índice/a b.html', 'otro');
  folder.remove('actual/index.html');
  expect(said(list)).toEqual([
    'DONE -',
    ...['_/oculto/.y.js', 'enlace', 'intruso.html'].map((file) => `ODD added ${file}`),
    ...['index.html', 'índice/a b.html'].map((file) => `ODD changed ${file}`),
  ]);
});

it('si alguien cambió también la lista, o es otra versión, se dice; y si no hay sitio, que no se puede ver', () => {
  expect(said(sha256('otra'))).toContain('ODD list huellas.txt');
  folder.remove('actual');
  expect(said(sha256('otra'))).toEqual(['FAIL unseen']);
});
